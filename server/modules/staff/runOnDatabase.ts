import type { Demonstration } from '../../demonstration.ts';
import { createServices } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { openDatabase } from '../../storeDatabase.ts';
import { openStoreSetup } from '../company/openStoreSetup.ts';
import { type ControlCommand, runControlCommand } from './control/controlCommand.ts';
import type { StaffAnswer } from './commands/commands.ts';

/** Opens the database for one command. */
export async function runOnDatabase(
  settings: Settings,
  command: ControlCommand,
  demonstration: Demonstration | null,
): Promise<StaffAnswer> {
  const database = await openDatabase(settings);
  try {
    const setup = openStoreSetup(settings, demonstration);
    const services = createServices(database, Date.now, setup);
    await services.store.load();
    return await runControlCommand(services, command);
  } finally {
    await database.close();
  }
}
