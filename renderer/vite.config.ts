import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, ON_EVERY_PAGE } from './build/chunks.ts';
import { cssModules } from './build/cssModules.ts';
import { firstPaint } from './build/firstPaint.ts';
import { inlineTokens } from './build/inlineTokens.ts';
import { onlyRealWarnings } from './build/onlyRealWarnings.ts';
import { themeStyles } from './build/themeStyles.ts';
import { webManifests } from './build/webManifests.ts';
import { withoutInjectedStyles } from './build/withoutInjectedStyles.ts';

// The router's package names the build that warns developers, whatever is built; the other one lies beside it.
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];

/** The web build: the storefront for browsers, and with `--ssr` its entry for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../resources/public', import.meta.url)),
  plugins: [
    react(),
    // Both themes as one sheet: no page carries its tokens in its HTML.
    themeStyles(),
    // A style element that the content policy forbids.
    withoutInjectedStyles(),
    // The names of 700 tokens are not sent, and their values only where something reads them: 2.4 KB of the sheet's 24.
    inlineTokens(),
    // The manifest of the installed store, one a language.
    webManifests(),
    // A page paints with the 7 KB of styles that it wears instead of waiting for a sheet of 21 KB.
    firstPaint(),
  ],
  // The server's bundle, too, is React's production build, whatever NODE_ENV the machine has.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: productionRouter },
  }),
  css: cssModules(command),
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../dist/server' : '../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    minify: !isSsrBuild,
    assetsInlineLimit: 0,
    // One sheet, of which the server writes into a page the rules that it wears.
    cssCodeSplit: false,
    // A file need not be told to come before itself, nor what every page has: each mention is in the first view's weight.
    // A browser that knows no preloads asks later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((other) => other !== file && !ON_EVERY_PAGE.test(other)),
    },
    // The libraries are one file on purpose; what a first view may weigh, `tests/web/pages/weight.spec.ts` says.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      ...onlyRealWarnings,
      ...(isSsrBuild
        ? { input: fileURLToPath(new URL('./src/entry/server.tsx', import.meta.url)) }
        : { output: chunks }),
    },
  },
  // In development Node loads the libraries: some of them are CommonJS, which Vite does not turn into modules there.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
