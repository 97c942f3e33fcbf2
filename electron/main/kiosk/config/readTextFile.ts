import { readFileSync } from 'node:fs';

/** The text of a file; null if it is missing or unreadable. */
export function readTextFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
