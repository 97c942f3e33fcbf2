import { base64url } from '../../../shared/signing/base64url.ts';

/** Something nobody can guess, fit for an address. */
export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
