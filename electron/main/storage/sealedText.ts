import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';

const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;

interface Sealed {
  sealed: 1;
  /** Which key it needs. */
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

/** Null for a text that is not sealed. */
export function readSealed(text: string): Sealed | null {
  // A plain file may be large: it is not parsed twice.
  if (!text.startsWith('{"sealed":')) return null;
  const value = parseJson(text);
  const isWhole = isRecord(value) && ['key', 'nonce', 'tag', 'data'].every((part) => typeof value[part] === 'string');
  return isWhole ? (value as unknown as Sealed) : null;
}

/** Whether it was sealed with this key. */
export const isSealedBy = ({ key: name }: Sealed, key: Buffer): boolean => name === keyName(key);

/** Decrypts; null if the text was damaged or changed. */
export function openSealed({ nonce, tag, data }: Sealed, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'), { authTagLength: 16 });
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const keyName = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
const mapped = <K extends string>(parts: Record<K, Buffer>): Record<string, string> =>
  Object.fromEntries(Object.entries<Buffer>(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
