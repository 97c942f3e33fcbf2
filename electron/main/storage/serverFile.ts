import { createHash } from 'node:crypto';

/** The name of a file per server, so that one shop's data are never sent to another or shown as another's. */
export const serverFile = (name: string, server: string, ending = '.json'): string =>
  `${name}-${createHash('sha256').update(server).digest('hex').slice(0, 16)}${ending}`;
