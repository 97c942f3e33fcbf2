import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
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

export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../resources/public', import.meta.url)),
  plugins: [react(), themeStyles(), withoutInjectedStyles()],
  // The server's bundle, too, is React's production build, whatever NODE_ENV the machine has.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../dist/server' : '../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...onlyRealWarnings,
      ...(isSsrBuild && { input: fileURLToPath(new URL('./src/entry/server.tsx', import.meta.url)) }),
    },
  },
  // In development Node loads the libraries: some of them are CommonJS, which Vite does not turn into modules there.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
