import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../settings.ts';
import type { Pages } from './Pages.ts';
import { sheetOf, inlineUsedStyles } from './pageStyles.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk | undefined>;

/** Loads the production build under `dist/`. Throws a StartFailure if it is missing. */
export async function builtPages(dist: string): Promise<Pages> {
  try {
    const [template, manifest, entry] = await Promise.all([
      readFile(join(dist, 'web/index.html'), 'utf8'),
      readFile(join(dist, 'web/.vite/manifest.json'), 'utf8'),
      import(pathToFileURL(join(dist, 'server/server.js')).href) as Promise<
        Pick<Pages, 'render' | 'addressOf' | 'respelled'>
      >,
    ]);
    const chunks = JSON.parse(manifest) as Manifest;
    const sheet = await readFile(join(dist, 'web', sheetOf(template) ?? ''), 'utf8');
    return {
      addressOf: entry.addressOf,
      respelled: entry.respelled,
      render: entry.render,
      template: (_url, body) =>
        Promise.resolve(body === undefined ? template : inlineUsedStyles(template, sheet, body)),
      preloads: (modules) => preloadTags(chunks, modules),
    };
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code !== 'ENOENT' &&
      (error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND'
    )
      throw error;
    throw new StartFailure('The storefront is not built. Run npm run build first, or npm start, which does it.');
  }
}

// The policy allows our own files without a nonce; each nonce would split the cached page.
function preloadTags(chunks: Manifest, modules: string[]): string {
  const files = new Set<string>();
  for (const name of modules) collect(chunks, name, files);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

function collect(chunks: Manifest, name: string, files: Set<string>): void {
  const chunk = chunks[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(chunks, imported, files);
}
