// `npm run report -- vitals [DAYS]`, of a real store or of the demonstration.
import { reportCommand } from '../server/modules/staff/reportCommand.ts';
import { isProduction } from '../server/settings.ts';

await reportCommand(process.argv.slice(2), async () =>
  isProduction() ? null : (await import('../demo/demonstration.ts')).demonstration,
);
