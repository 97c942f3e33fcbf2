import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile } from '../../../electron/main/storage/serverFile.ts';
import { PART_KEY_VERSION } from '../../../shared/catalogue/partNumberKey.ts';

/**
 * Writes an offline catalogue that was stored just now into a client's profile, unless one is there: without it a client
 * fetches the whole catalogue half a minute after its start. Its checksum is wrong, so that it is never used for answers.
 */
export function leaveCatalogue(profile: string, apiUrl: string): void {
  const file = join(profile, serverFile('catalogue', new URL(apiUrl).origin, '.ndjson'));
  if (existsSync(file)) return;
  const state = { stamp: '', total: 0, groups: [], brands: [] };
  const head = { version: 1, keys: PART_KEY_VERSION, stamp: '', state, answers: [] };
  const lines = [head, { end: 0, sha256: '' }].map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(file, lines.join(''));
}
