// `npm run staff -- paid ORDER` and `npm run staff -- cancel ORDER`, of a real store or of the demonstration.
import { staffCommand } from '../server/modules/staff/staffCommand.ts';
import { isProduction } from '../server/settings.ts';

await staffCommand(process.argv.slice(2), async () =>
  isProduction() ? null : (await import('../demo/demonstration.ts')).demonstration,
);
