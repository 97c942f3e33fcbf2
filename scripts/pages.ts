// `npm run pages:import -- FILE|FOLDER`, `pages:export -- FOLDER` and `pages:remove -- KEY [LANGUAGE]` (docs/settings.md).
import { pagesCommand } from '../server/modules/content/pages/pagesCommand.ts';
import { isProduction } from '../server/settings.ts';

await pagesCommand(process.argv.slice(2), async () =>
  isProduction() ? null : (await import('../demo/demonstration.ts')).demonstration,
);
