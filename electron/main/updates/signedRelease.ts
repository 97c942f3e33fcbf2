import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod/mini';

/** The signed list of a release's files. */
export const Release = z.object({
  version: z.string(),
  /** The SHA-512 (base64) of every file that may be installed. */
  files: z.array(z.object({ name: z.string(), sha512: z.string() })),
});
export type Release = z.infer<typeof Release>;

/** The files beside the feed: the list, and its Ed25519 signature in base64. */
export const RELEASE_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.json.sig';

/** The fields of electron-updater's UpdateInfo that are checked. */
export interface Offer {
  version: string;
  files: readonly { url: string; sha512: string }[];
  /** Packages that a web installer would download; we publish none. */
  packages?: unknown;
}

/** Parses the list if it was signed by the key (SPKI in base64); throws otherwise. */
export function readRelease(text: string, signature: string, key: string): Release {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new Error('the update key is no Ed25519 key');
  if (!verify(null, Buffer.from(text), publicKey, Buffer.from(signature.trim(), 'base64')))
    throw new Error('the release is not signed by our key');
  return Release.parse(JSON.parse(text));
}

/**
 * Whether the feed's offer matches this release, file by file. The feed is not signed: whoever can write to its server
 * could offer anything, or an old version with a known vulnerability.
 */
export const isOfRelease = ({ version, files, packages }: Offer, release: Release): boolean =>
  version === release.version &&
  files.length > 0 &&
  packages === undefined &&
  files.every(({ sha512 }) => release.files.some((file) => file.sha512 === sha512));
