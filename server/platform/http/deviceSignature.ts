import { verify, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { API_BASE } from '../../../shared/contract/limits.ts';
import {
  DEVICE_HEADER,
  DEVICE_SIGNATURE_HEADER,
  deviceSigningText,
  registrationSigningText,
} from '../../../shared/signing/deviceSignature.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { publicKeyOf } from '../crypto/publicKeyOf.ts';
import { FieldError, DomainError } from '../DomainError.ts';

type FindKey = (device: string) => Promise<KeyObject | null>;
type Payload = Readonly<Record<string, unknown>>;

/**
 * Returns the device that signed a request; null if the request names none, as from a browser. Throws code 9 if the
 * signature does not match, and code 9 with `device: 'unknown'` for an unknown device, which then registers.
 */
export async function verifyDevice(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  payload: Payload,
  access: string | null,
  find: FindKey,
): Promise<string | null> {
  const device = headers[DEVICE_HEADER];
  if (typeof device !== 'string') return null;
  const key = await find(device);
  if (key === null) throw new DomainError(Code.badSignature, { device: 'unknown' });
  const path = url.split('?', 1)[0]!.slice(API_BASE.length + 1);
  const text = deviceSigningText({ method, path, payload, tm: Number(payload['tm']), access });
  if (!isSignedBy(key, text, headers[DEVICE_SIGNATURE_HEADER])) throw new DomainError(Code.badSignature);
  return device;
}

/** Throws a FieldError unless the proof shows that the caller holds the private key. */
export function checkRegistration(publicKey: string, proof: string): void {
  if (!isSignedBy(keyOrNull(publicKey), registrationSigningText(publicKey), proof))
    throw new FieldError({ proof: 'invalid' });
}

function isSignedBy(key: KeyObject | null, text: string, signature: unknown): boolean {
  if (key === null || typeof signature !== 'string') return false;
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

function keyOrNull(publicKey: string): KeyObject | null {
  try {
    return publicKeyOf(publicKey);
  } catch {
    return null;
  }
}
