import { readFileSync } from 'node:fs';

/** What a file says; null where it is not there or cannot be read. */
export function readTextFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
