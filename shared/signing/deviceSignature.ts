import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedPairs, type Payload } from './requestSignature.ts';

/** The headers with the device's id and its signature, beside the specified `sign`. */
export const DEVICE_HEADER = 'x-device';
export const DEVICE_SIGNATURE_HEADER = 'x-device-signature';

/** The platform of browsers' keys: they sign only the requests that begin, renew or end a session. */
export const WEB_PLATFORM = 'web';

/** The parts of a request that a device signature covers. */
export interface DeviceRequest {
  method: string;
  /** The path below the API's base, as sent. */
  path: string;
  payload: Payload;
  tm: number;
  /** The access token that is sent along. */
  access: string | null;
}

/**
 * The text that a device signs. Unlike the text of `sign`, it includes the address and the access token, and keeps the
 * case of letters.
 */
export function deviceSigningText({ method, path, payload, tm, access }: DeviceRequest): string {
  const pairs = signedPairs(payload).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(['medstore-device-1', method, path, tm, pairs, access ?? '']);
}

/** The text that a device signs as proof of possession of the key that it registers. */
export const registrationSigningText = (publicKey: string): string =>
  JSON.stringify(['medstore-device-registration-1', publicKey]);

/** The device id, derived from the key, so that the same key is the same device. */
export const deviceIdOf = (publicKey: string): string => bytesToHex(sha256(utf8ToBytes(publicKey)));
