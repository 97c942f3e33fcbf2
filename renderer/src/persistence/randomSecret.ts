import { base64url } from '../../../shared/signing/base64url.ts';

/** Returns 256 random bits as base64url, safe in a URL. */
export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
