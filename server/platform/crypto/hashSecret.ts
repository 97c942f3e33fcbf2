import { createHash } from 'node:crypto';

/** Hashes a secret (SHA-256, hex) for storage, so that a leaked database does not reveal it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
