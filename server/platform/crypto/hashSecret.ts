import { createHash } from 'node:crypto';

/** Under what a secret is kept: whoever reads the database cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
