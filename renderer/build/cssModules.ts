import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const CLASS_NAME = /(?<=\.)[a-zA-Z][\w-]*/g;

/** A hash of four characters per module, the same in the browser's and the server's bundle. */
export function moduleHash(file: string): string {
  const path = relative(SOURCES, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest();
  const letter = (10 + (hash.readUInt8(0) % 26)).toString(36);
  return letter + (hash.readUInt32BE(1) % 36 ** 3).toString(36).padStart(3, '0');
}

const readable = (name: string, file: string): string => `${name}_${moduleHash(file)}`;

/** The class's index in its module; with readable names a page's scripts and styles are 2.6 KB larger. */
function short(name: string, file: string, css: string): string {
  const place = [...new Set(css.match(CLASS_NAME))].indexOf(name);
  return place < 0 ? readable(name, file) : moduleHash(file) + place.toString(36);
}

/** The configuration of CSS modules, for development, tests and every build. */
export const cssModules = (command: 'serve' | 'build'): CSSOptions => ({
  modules: { generateScopedName: command === 'build' ? short : readable },
});
