import { existsSync } from 'node:fs';
import type { Demonstration } from '../../demonstration.ts';
import { readSettings, requireMail, type Settings, StartFailure } from '../../settings.ts';
import { askControl } from './control/askControl.ts';
import type { ControlCommand } from './control/controlCommand.ts';
import type { StaffAnswer } from './commands/commands.ts';

type ReadDemonstration = () => Promise<Demonstration | null>;

/** Has a command done by the server that runs on this data, or does it without one, and prints the answer. */
export const answerCommand = async (command: ControlCommand, readDemonstration: ReadDemonstration): Promise<void> =>
  void process.stdout.write(`${await commandAnswer(command, readDemonstration)}\n`);

/** Has a command done and returns the answer. Throws a StartFailure that says why it was not done. */
export async function commandAnswer(command: ControlCommand, readDemonstration: ReadDemonstration): Promise<string> {
  const settings = readSettings();
  // Only the running server can use the embedded database.
  const answer = settings.databaseUrl ? null : await askControl(settings.dataDir, command);
  const { isDone, line } = answer ?? (await runDirectly(settings, command, readDemonstration));
  if (!isDone) throw new StartFailure(line);
  return line;
}

async function runDirectly(
  settings: Settings,
  command: ControlCommand,
  readDemonstration: ReadDemonstration,
): Promise<StaffAnswer> {
  if (!settings.databaseUrl && !existsSync(settings.dataDir))
    throw new StartFailure(
      `There is no store in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  // Load the services lazily, as that takes seconds: a running server has them already.
  requireMail(settings);
  const { runOnDatabase } = await import('./runOnDatabase.ts');
  return runOnDatabase(settings, command, await readDemonstration());
}
