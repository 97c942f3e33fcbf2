// `npm run store:settings -- FILE`, of a real store or of the demonstration (docs/settings.md).
import { settingsCommand } from '../server/modules/company/settings/settingsCommand.ts';
import { isProduction } from '../server/settings.ts';

await settingsCommand(process.argv.slice(2), async () =>
  isProduction() ? null : (await import('../demo/demonstration.ts')).demonstration,
);
