import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { OUTSIDE } from '../../../scripts/build/buildServer.ts';
import { buildIfChanged } from '../../../scripts/build/buildIfChanged.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDER = join(root, '.cache/processes');
const ENTRIES = {
  api: 'tests/support/servers/apiProcess.ts',
  demo: 'demo/index.ts',
  server: 'server/index.ts',
  import: 'server/import/index.ts',
  staff: 'scripts/staff.ts',
} as const;

/** Modules find the files beside them (migrations, pages, threads) where their sources are. */
const withSourcePaths: Plugin = {
  name: 'medstore:source-paths',
  transform: {
    filter: { id: new RegExp(`^${root}/(server|demo|shared|scripts|tests)/`) },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id)),
  },
};

export type ProcessFiles = Record<keyof typeof ENTRIES, string>;

/**
 * Bundles the programs that server tests start, and returns their files: with the sources, their own and those of
 * packages, each start takes five seconds of processor time, with a bundle less than two.
 */
export async function bundleProcesses(): Promise<ProcessFiles> {
  await buildIfChanged(
    {
      sources: [
        '{server,demo,shared}/**/*',
        'tests/support/{servers,fixtures}/**/*.ts',
        'scripts/{staff,build/*}.ts',
        'package-lock.json',
      ],
      stamp: `${FOLDER}.of`,
    },
    async () => {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [withSourcePaths],
        ssr: { noExternal: true, external: OUTSIDE },
        build: {
          ssr: true,
          outDir: FOLDER,
          emptyOutDir: true,
          target: 'node24',
          minify: false,
          rolldownOptions: {
            input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)])),
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      });
    },
  );
  return Object.fromEntries(
    Object.keys(ENTRIES).map((name) => [name, join(FOLDER, `${name}.js`)]),
  ) as unknown as ProcessFiles;
}
