import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runCommand } from '../../platform/process/runCommand.ts';
import { readSettings, type Settings, StartFailure } from '../../settings.ts';
import { askControl } from './askControl.ts';
import { StaffCommand, type StaffAnswer } from './runStaffCommand.ts';

const USAGE = 'Say what is to be done: npm run staff -- paid ORDER, or npm run staff -- cancel ORDER';

/** `npm run staff -- paid ORDER` and `cancel ORDER`: decides about an order, beside a running server or without one. */
await runCommand(async () => {
  const [, , act, order, ...more] = process.argv;
  const asked = StaffCommand.safeParse({ act, order, actor: userInfo().username });
  if (!asked.success || more.length > 0) throw new StartFailure(USAGE);
  const { isDone, line } = await decide(readSettings(), asked.data);
  if (!isDone) throw new StartFailure(line);
  process.stdout.write(`${line}\n`);
});

async function decide(settings: Settings, act: StaffCommand): Promise<StaffAnswer> {
  // The embedded database belongs to the server that has it open.
  const answer = settings.databaseUrl ? null : await askControl(settings.dataDir, act);
  return answer ?? decideHere(settings, act);
}

async function decideHere(settings: Settings, act: StaffCommand): Promise<StaffAnswer> {
  if (!settings.databaseUrl && !existsSync(settings.dataDir))
    throw new StartFailure(
      `There is no store in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  // The services take seconds to load: a running server has them already.
  const { runOnDatabase } = await import('./runOnDatabase.ts');
  return runOnDatabase(settings, act);
}
