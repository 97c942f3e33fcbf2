import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SERVICE_WORKER_PATH } from '../../shared/web/appShell.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { PAGES } from '../../renderer/src/app/pages.ts';
import type { ShellFiles } from '../../renderer/src/worker/rules.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk | undefined>;

const ENTRY = 'index.html';
/** Chunks that every visitor needs offline: those of the forms that use the outbox. */
const PARTS = [
  ENTRY,
  'src/platform/webApiClient.ts',
  'src/app/chrome/search/SuggestionList.tsx',
  'src/components/product/ProductTable.tsx',
  'src/components/contact/ContactPanel.tsx',
  'src/components/outbox/OutboxPanel.tsx',
  'src/components/offline/VisitedPages.tsx',
  'src/pages/cart/route.ts',
  'src/pages/quotationrequest/route.ts',
  ...LANGUAGES.map((language) => `src/i18n/tables/${language}.ts`),
];
/** Namespaces of texts that the server uses as well. */
const SHARED_TEXTS = ['failures', 'messages', 'units'];
/** In every language, as pages need them; other namespaces only in the page's own language. */
const TEXTS_OF_ALL = ['chrome', 'failures', 'messages', 'units'];
/** The namespaces of all pages, and of parts that open on each of them: a page without one of its texts cannot be shown. */
const TEXTS = [...new Set([...PAGES.flatMap(([, , namespaces]) => namespaces), 'contact', 'outbox'])];

/** Builds the service worker beside the storefront, with the list of files to cache. */
export async function buildWorker(root: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Manifest;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shellFiles(manifest)) },
    build: {
      outDir: join(root, 'dist/web'),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'renderer/src/worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: SERVICE_WORKER_PATH.slice(1) },
      },
    },
  });
}

function shellFiles(manifest: Manifest): ShellFiles {
  const textsOf = (names: string[], language: string): string[] =>
    names.map((name) =>
      SHARED_TEXTS.includes(name) ? `../shared/${name}/${language}.json` : `src/i18n/${language}/${name}.json`,
    );
  return {
    version: chunkOf(manifest, ENTRY).file,
    common: filesOf(manifest, [...PARTS, ...LANGUAGES.flatMap((language) => textsOf(TEXTS_OF_ALL, language))]),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, filesOf(manifest, textsOf(TEXTS, language))]),
    ) as ShellFiles['texts'],
  };
}

function filesOf(manifest: Manifest, names: string[], files = new Set<string>()): string[] {
  for (const name of names) {
    const { file, imports = [], css = [] } = chunkOf(manifest, name);
    if (files.has(`/${file}`)) continue;
    for (const one of [file, ...css]) files.add(`/${one}`);
    filesOf(manifest, imports, files);
  }
  return [...files];
}

/** Throws if a chunk is missing, as after a rename. */
function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the service worker is to keep ${name}, which is not in the build`);
  return chunk;
}
