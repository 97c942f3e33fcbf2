import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** Five signs for the module behind the class's own name: the same in the browser's and in the server's bundle. */
function scopedName(name: string, file: string): string {
  const path = relative(SOURCES, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest().readUInt32BE(0) % 36 ** 5;
  return `${name}_${hash.toString(36).padStart(5, '0')}`;
}

/** The same in development, in tests and in every build. */
export const css: CSSOptions = { modules: { generateScopedName: scopedName } };
