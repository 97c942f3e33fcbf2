import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../../../scripts/build/buildIfChanged.ts';
import { SEEDED, TEST_SECRET } from './testStore.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Writes the catalogue of the journeys once, and again when the code that writes it has changed; runs copy it. Also a
 * program, as `npm test` does this beside the builds.
 */
export const seedCatalogue = (): Promise<boolean> =>
  buildIfChanged(
    {
      sources: [
        'demo/**/*',
        'server/{platform,modules,import}/**/*',
        'server/*.ts',
        'shared/**/*.ts',
        'package-lock.json',
      ],
      stamp: `${SEEDED}.of`,
    },
    () => {
      rmSync(SEEDED, { recursive: true, force: true });
      execFileSync(process.execPath, ['demo/seed/index.ts', '--no-pictures'], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'development', DATA_DIR: SEEDED, SIGN_SECRET: TEST_SECRET },
      });
    },
  );

if (import.meta.main) await seedCatalogue();
