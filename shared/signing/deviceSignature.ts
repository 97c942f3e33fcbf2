import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedPairs, type Payload } from './requestSignature.ts';

/** Which device signs, and its signature: two headers beside the specified `sign`. */
export const DEVICE_HEADER = 'x-device';
export const DEVICE_SIGNATURE_HEADER = 'x-device-signature';

/** The platform of browsers' keys: they sign what begins, renews and ends a session, and not every request. */
export const WEB_PLATFORM = 'web';

/** The parts of a request that a device signature covers. */
export interface DeviceRequest {
  method: string;
  /** Below the API's base, as it is sent. */
  path: string;
  payload: Payload;
  tm: number;
  /** The access token that goes with it. */
  access: string | null;
}

/**
 * The text a device signs. Unlike the text of `sign` it says where the request goes and with whose token, and it keeps
 * capitals apart, in which tokens differ.
 */
export function deviceSigningText({ method, path, payload, tm, access }: DeviceRequest): string {
  const pairs = signedPairs(payload).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(['medstore-device-1', method, path, tm, pairs, access ?? '']);
}

/** The text that a device signs to prove that it owns the key it registers. */
export const registrationSigningText = (publicKey: string): string =>
  JSON.stringify(['medstore-device-registration-1', publicKey]);

/** The device id, derived from the key: the same key is the same device. */
export const deviceIdOf = (publicKey: string): string => bytesToHex(sha256(utf8ToBytes(publicKey)));
