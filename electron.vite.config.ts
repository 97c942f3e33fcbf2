import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { cssModules } from './renderer/build/cssModules.ts';
import { onlyRealWarnings } from './renderer/build/onlyRealWarnings.ts';
import { themeStyles } from './renderer/build/themeStyles.ts';
import { withoutInjectedStyles } from './renderer/build/withoutInjectedStyles.ts';
import { DEVELOPMENT_SIGN_SECRET } from './server/settings.ts';

const at = (path: string): string => resolve(import.meta.dirname, path);
const SERVER = process.env['MEDSTORE_API_URL'] || 'http://127.0.0.1:4173';

/** electron-vite writes relative addresses, made for file:. Our pages have paths of their own, below which nothing lies. */
const absoluteAddresses: Plugin = { name: 'absolute-addresses', enforce: 'post', config: () => ({ base: '/' }) };

/** The three worlds of the desktop client. Main gets the address and the secret of the shop; the other two get neither. */
export default defineConfig(({ command }) => {
  // Development writes its own main and preload over the build, which is then no longer what its stamp says.
  if (command === 'serve') rmSync(at('out/built'), { force: true });
  return {
    main: {
      define: {
        __API_URL__: JSON.stringify(SERVER),
        __UPDATE_URL__: JSON.stringify(process.env['UPDATE_URL']?.replace(/\/+$/, '') ?? ''),
        __UPDATE_KEY__: JSON.stringify(process.env['UPDATE_KEY'] ?? ''),
        __SIGN_SECRET__: JSON.stringify(process.env['SIGN_SECRET'] || DEVELOPMENT_SIGN_SECRET),
      },
      build: {
        // One file is read faster than hundreds; only what has a native part stays outside.
        externalizeDeps: {
          include: ['keytar'],
          exclude: ['electron-store', 'electron-updater', 'zod', '@noble/hashes'],
        },
        rolldownOptions: {
          input: 'electron/main/index.ts',
          external: ['electron', 'keytar', /^node:/],
        },
        minify: true,
      },
    },
    preload: {
      build: {
        externalizeDeps: false,
        // A sandboxed preload is one CommonJS file, whatever the type of the package.
        rolldownOptions: {
          input: ['electron/preload/index.ts', 'electron/preload/staff.ts'],
          external: ['electron'],
          output: { format: 'cjs', entryFileNames: '[name].cjs' },
        },
        minify: true,
      },
    },
    renderer: {
      root: 'renderer',
      publicDir: at('resources/public'),
      plugins: [react(), themeStyles(), withoutInjectedStyles(), absoluteAddresses],
      css: cssModules(command),
      server: { proxy: { '/media': SERVER } },
      build: {
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        minify: true,
        target: 'chrome150',
        rolldownOptions: {
          ...onlyRealWarnings,
          input: { index: at('renderer/index.html'), staff: at('renderer/staff.html') },
        },
      },
    },
  };
});
