import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { desktopChunks } from './renderer/build/chunks.ts';
import { cssModules } from './renderer/build/cssModules.ts';
import { onlyRealWarnings } from './renderer/build/onlyRealWarnings.ts';
import { productionRouter } from './renderer/build/productionRouter.ts';
import { themeStyles } from './renderer/build/themeStyles.ts';
import { withoutInjectedStyles } from './renderer/build/withoutInjectedStyles.ts';
import { DEVELOPMENT_SIGN_SECRET } from './server/settings.ts';

const at = (path: string): string => resolve(import.meta.dirname, path);
const SERVER = process.env['MEDSTORE_API_URL'] || 'http://127.0.0.1:4173';

/**
 * electron-vite writes relative addresses, for file: URLs. Our pages have paths, below which relative addresses would
 * not resolve.
 */
const absoluteAddresses: Plugin = { name: 'absolute-addresses', enforce: 'post', config: () => ({ base: '/' }) };

/** The three worlds of the desktop client. Only main gets the shop's address and secret. */
export default defineConfig(({ command }) => {
  // Development overwrites main and preload in the build, so its stamp is no longer valid.
  if (command === 'serve') rmSync(at('out/built'), { force: true });
  return {
    main: {
      define: {
        __API_URL__: JSON.stringify(SERVER),
        __UPDATE_URL__: JSON.stringify(process.env['UPDATE_URL']?.replace(/\/+$/, '') ?? ''),
        __CRASH_URL__: JSON.stringify(process.env['CRASH_URL'] ?? ''),
        __UPDATE_KEY__: JSON.stringify(process.env['UPDATE_KEY'] ?? ''),
        __SIGN_SECRET__: JSON.stringify(process.env['SIGN_SECRET'] || DEVELOPMENT_SIGN_SECRET),
      },
      build: {
        // One file loads faster than hundreds; only packages with native code stay outside.
        externalizeDeps: {
          include: ['keytar'],
          exclude: ['electron-store', 'electron-updater', 'zod', '@noble/hashes', 'fflate', 'simple-keyboard-layouts'],
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
        // A sandboxed preload must be a single CommonJS file, whatever the package's type.
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
      ...(command === 'build' && { resolve: { alias: productionRouter } }),
      server: { proxy: { '/media': SERVER } },
      build: {
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        minify: true,
        target: 'chrome150',
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          ...onlyRealWarnings,
          input: { index: at('renderer/index.html'), staff: at('renderer/staff.html') },
          output: desktopChunks,
        },
      },
    },
  };
});
