import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, ON_EVERY_PAGE } from './build/chunks.ts';
import { cssModules } from './build/cssModules.ts';
import { droppableRouter } from './build/droppableRouter.ts';
import { firstPaint } from './build/firstPaint.ts';
import { inlineTokens } from './build/inlineTokens.ts';
import { onlyRealWarnings } from './build/onlyRealWarnings.ts';
import { productionRouter } from './build/productionRouter.ts';
import { themeStyles } from './build/themeStyles.ts';
import { webManifests } from './build/webManifests.ts';
import { withoutInjectedStyles } from './build/withoutInjectedStyles.ts';

/** The web build: the storefront for browsers, and with `--ssr` its entry for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../resources/public', import.meta.url)),
  plugins: [
    react(),
    // Both themes in one sheet, so that pages carry no tokens in their HTML.
    themeStyles(),
    // Removes a style element that the content security policy forbids.
    withoutInjectedStyles(),
    // Saves 3.4 KB of the libraries' 114: what is left of the router is what the store uses.
    droppableRouter(),
    // Saves 2.4 KB of the sheet's 24: no names of tokens, and only variables that something reads.
    inlineTokens(),
    // The web app manifests, one per language.
    webManifests(),
    // A page paints with the 7 KB of styles that it uses, instead of waiting for a sheet of 21 KB.
    firstPaint(),
  ],
  // The server's bundle, too, uses React's production build, whatever the machine's NODE_ENV.
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
    // One sheet, from which the server inlines the rules that a page uses.
    cssCodeSplit: false,
    // Leaves out preloads of the file itself and of files that every page loads, as each adds to the first view.
    // Browsers without preload support load them later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((other) => other !== file && !ON_EVERY_PAGE.test(other)),
    },
    // The libraries are one file on purpose; `tests/web/pages/weight.spec.ts` limits a first view's size.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      ...onlyRealWarnings,
      ...(isSsrBuild
        ? { input: fileURLToPath(new URL('./src/entry/server.tsx', import.meta.url)) }
        : { output: chunks }),
    },
  },
  // In development Node loads the libraries, as Vite does not convert CommonJS ones there.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
