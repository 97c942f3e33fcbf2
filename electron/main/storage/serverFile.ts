import { createHash } from 'node:crypto';

/** A file of its own for each server: what was written to one shop is never sent to another, or shown as another's. */
export const serverFile = (what: string, server: string, ending = '.json'): string =>
  `${what}-${createHash('sha256').update(server).digest('hex').slice(0, 16)}${ending}`;
