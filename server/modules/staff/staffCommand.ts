import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runCommand } from '../../platform/process/runCommand.ts';
import { readSettings, requireMail, type Settings, StartFailure } from '../../settings.ts';
import type { Demonstration } from '../../demonstration.ts';
import { askControl } from './askControl.ts';
import { StaffCommand, type StaffAnswer } from './runStaffCommand.ts';

const USAGE = 'Say what is to be done: npm run staff -- paid ORDER, or npm run staff -- cancel ORDER';

/** Runs `paid ORDER` or `cancel ORDER`, beside a running server or without one. */
export const staffCommand = (
  [act, order, ...more]: readonly string[],
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<void> =>
  runCommand(async () => {
    const asked = StaffCommand.safeParse({ act, order, actor: userInfo().username });
    if (!asked.success || more.length > 0) throw new StartFailure(USAGE);
    const { isDone, line } = await decide(readSettings(), asked.data, readDemonstration);
    if (!isDone) throw new StartFailure(line);
    process.stdout.write(`${line}\n`);
  });

async function decide(
  settings: Settings,
  act: StaffCommand,
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<StaffAnswer> {
  // Only the running server can use the embedded database.
  const answer = settings.databaseUrl ? null : await askControl(settings.dataDir, act);
  return answer ?? runDirectly(settings, act, readDemonstration);
}

async function runDirectly(
  settings: Settings,
  act: StaffCommand,
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<StaffAnswer> {
  if (!settings.databaseUrl && !existsSync(settings.dataDir))
    throw new StartFailure(
      `There is no store in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  // Load the services lazily, as that takes seconds: a running server has them already.
  requireMail(settings);
  const { runOnDatabase } = await import('./runOnDatabase.ts');
  return runOnDatabase(settings, act, await readDemonstration());
}
