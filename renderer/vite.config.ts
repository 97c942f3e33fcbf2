import { tokens } from '@fluentui/react-components';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../shared/languages.ts';
import { eagerModules } from './eagerModules.ts';
import { firstPaint } from './firstPaint.ts';
import { namedJsxRuntime } from './jsxRuntime.ts';
import { staticStyles } from './staticStyles.ts';
import { type AppTexts, manifestPath, webManifest } from './src/entry/webManifest.ts';
import { themeCss } from './src/theme/themes.ts';

const NAME = 'virtual:theme.css';

/** The tokens of both themes as a style sheet, written from the theme's own source. */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? themeCss() : null),
});

/**
 * Vite warns at each "use client" line of Fluent's, and of the debugging tool's console, which runs what is typed into
 * it; real warnings would drown.
 */
export const onlyRealWarnings: Pick<Rolldown.InputOptions, 'onLog'> = {
  onLog: (level, log, handler) => {
    const isConsole = log.code === 'EVAL' && log.id?.includes('/eruda/');
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && !isConsole) handler(level, log);
  },
};

/**
 * react-zoom-pan-pinch writes a style element of its own, which the content security policy forbids. Its few rules are
 * in `pages/product/ZoomDialog.styles.ts`.
 */
export const withoutInjectedStyles = (): Plugin => ({
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('react-zoom-pan-pinch') ? code.replace(/^styleInject\(css_\w+\);$/m, '') : null,
});

/** The router's package names the build that warns developers, whatever is built; the other one lies beside it. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});

const TOKENS = new Map(Object.entries(tokens));

/**
 * Each of Fluent's tokens is the name of a CSS variable: written where it is used, the table of all five hundred need
 * not be sent.
 */
const inlineTokens = (): Plugin => ({
  name: 'inline-tokens',
  transform: (code, id) =>
    /\.(tsx?|js)$/.test(id) && /import \{[^}]*\btokens\b[^}]*\} from ['"]@fluentui/.test(code)
      ? {
          code: code.replace(
            /(?<![\w.$'"-])tokens\.(\w+)/g,
            (whole, name) => JSON.stringify(TOKENS.get(name)) ?? whole,
          ),
          map: null,
        }
      : null,
});

const GOODS =
  /[\\/](ProductCard|Choice|EmptyState|usePageStyles|partNumber|ArticleList|Breadcrumbs|RichText|StructuredData)\.tsx?$|headless-svg[\\/](checkmark|chevron-left)\.js$/;

/**
 * What every page needs comes in three files rather than in twenty, and so does what many pages show: it is compressed
 * better, and a browser asks for six files at a time. The libraries change seldom, and stay in the browser when the
 * store's own code is another. A group takes what its modules import along, so that those of the highest priority come
 * first. What Fluent's parts have in common is one file, too: whoever may ask for a part names all files that it needs.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 5 },
  { name: 'store', tags: ['$initial'], priority: 4 },
  { name: 'goods', test: GOODS, priority: 3 },
  { name: 'list', test: /[\\/](ProductList|ListingHead)\.tsx$/, priority: 2 },
  { name: 'blocks', test: /[\\/]Blocks\.tsx$/, priority: 2 },
  {
    name: 'fluent',
    test: /node_modules[\\/](@fluentui[\\/](?!react-icons)|@griffel|tabster|keyborg)/,
    minShareCount: 16,
    priority: 1,
  },
];

const RUNTIME = 'rolldown-runtime';
const ON_EVERY_PAGE = new RegExp(`/(${RUNTIME}|libraries)-`);

/** Every page is told the names of some 270 files, and a hash cannot be compressed: seven signs are the fewest that Rolldown takes. */
const FILE = 'assets/[name]-[hash:7].js';

/** What pages only share has the name of one of its modules by chance: without it, a first view is 900 bytes lighter. */
const fileOf = ({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string =>
  isDynamicEntry || name === RUNTIME || GROUPS.some((group) => group.name === name)
    ? FILE
    : FILE.replace('[name]', 'part');

const manifestIn = (language: Language): string => {
  const texts = readFileSync(new URL(`./src/i18n/${language}/app.json`, import.meta.url), 'utf8');
  return JSON.stringify(webManifest(language, JSON.parse(texts) as AppTexts));
};

/** The manifest of the installed store, one a language. */
const webManifests = (): Plugin => ({
  name: 'web-manifests',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, reply, next) => {
      const language = LANGUAGES.find((one) => manifestPath(one) === request.url);
      if (!language) return next();
      reply.setHeader('content-type', 'application/manifest+json').end(manifestIn(language));
    }),
  generateBundle(options) {
    // The server's bundle needs none.
    if (options.dir?.endsWith('server')) return;
    for (const language of LANGUAGES)
      this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source: manifestIn(language) });
  },
});

export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../resources/public', import.meta.url)),
  plugins: [
    react(),
    themeStyles(),
    withoutInjectedStyles(),
    productionRouter(),
    namedJsxRuntime(),
    eagerModules(),
    inlineTokens(),
    webManifests(),
    staticStyles(),
    firstPaint(),
  ],
  // The server's bundle, too, is React's production build, whatever NODE_ENV the machine has.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../dist/server' : '../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Twice: each minifier finds what the other leaves (docs/decisions/032).
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 3 } },
    assetsInlineLimit: 0,
    // A file need not be told to come before itself, nor what every page has: each mention is in the first view's weight.
    // A browser that knows no preloads asks later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((other) => other !== file && !ON_EVERY_PAGE.test(other)),
    },
    // The libraries are one file on purpose; what a first view may weigh, `tests/web/weight.spec.ts` says.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      ...onlyRealWarnings,
      // Minifying takes most of a build's time, which it would warn of.
      checks: { pluginTimings: false },
      ...(isSsrBuild
        ? { input: fileURLToPath(new URL('./src/entry/server.tsx', import.meta.url)) }
        : {
            output: { minify: true, codeSplitting: { groups: GROUPS }, entryFileNames: FILE, chunkFileNames: fileOf },
          }),
    },
  },
  // In development Node loads the libraries: some of them are CommonJS, which Vite does not turn into modules there.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
