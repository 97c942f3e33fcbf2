import type { Demonstration } from '../../demonstration.ts';
import { createServices } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { openDatabase } from '../../storeDatabase.ts';
import { openStoreSetup } from '../company/openStoreSetup.ts';
import { runStaffCommand, type StaffCommand, type StaffAnswer } from './runStaffCommand.ts';

/** Opens the database for one staff command. */
export async function runOnDatabase(
  settings: Settings,
  act: StaffCommand,
  demonstration: Demonstration | null,
): Promise<StaffAnswer> {
  const database = await openDatabase(settings);
  try {
    const setup = openStoreSetup(settings, demonstration);
    return await runStaffCommand(createServices(database, Date.now, setup), act);
  } finally {
    await database.close();
  }
}
