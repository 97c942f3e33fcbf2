import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';

const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Sealed {
  sealed: 1;
  /** The id of the key that decrypts it. */
  key: string;
  nonce: string;
  tag: string;
  data: string;
}

/** Encrypts a text (AES-256-GCM); the result is JSON, and names the key without revealing it. */
export function sealText(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = { nonce, tag: cipher.getAuthTag(), data };
  return JSON.stringify({ sealed: 1, key: keyName(key), ...mapped(parts) });
}

/** `locked`: it needs a key that is not there; `damaged`: it was cut off or changed. */
type Opened = { state: 'open'; text: string } | { state: 'locked' | 'damaged' };

/** Decrypts what `sealText` has made. */
export function openSealed(text: string, key: Buffer | null): Opened {
  const sealed = readSealed(text);
  if (!sealed) return { state: 'damaged' };
  if (!key || sealed.key !== keyName(key)) return { state: 'locked' };
  try {
    const { nonce, tag, data } = sealed;
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    return { state: 'open', text: decipher.update(data, 'base64', 'utf8') + decipher.final('utf8') };
  } catch {
    return { state: 'damaged' };
  }
}

function readSealed(text: string): Sealed | null {
  const value = parseJson(text);
  const isWhole = isRecord(value) && ['key', 'nonce', 'tag', 'data'].every((part) => typeof value[part] === 'string');
  return isWhole ? (value as unknown as Sealed) : null;
}

const keyName = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
const mapped = <K extends string>(parts: Record<K, Buffer>): Record<string, string> =>
  Object.fromEntries(Object.entries<Buffer>(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
