import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Packages outside of the bundle, as they have native code or WebAssembly; a packaged server has them beside it. */
export const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

/** The entries of a packaged server, by their file names in `dist/store/`. */
const ENTRIES = {
  index: 'server/index.ts',
  backup: 'server/backup/backup.ts',
  restore: 'server/backup/restore.ts',
  import: 'server/import/index.ts',
  staff: 'server/staff.ts',
  report: 'server/report.ts',
  storeSettings: 'server/storeSettings.ts',
  pages: 'server/pages.ts',
  mail: 'server/mail.ts',
  passwordCode: 'server/passwordCode.ts',
  renderThread: 'server/web/rendering/renderThread.ts',
  doctor: 'server/doctor.ts',
};

/**
 * Bundles the server of a real store into `dist/store/`, without subfolders, with the migrations that it runs at start.
 */
export async function buildServer(root: string): Promise<void> {
  const outDir = join(root, 'dist/store');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)])),
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  cpSync(join(root, 'server/platform/database/migrations'), join(outDir, 'migrations'), { recursive: true });
}
