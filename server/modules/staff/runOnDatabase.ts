import '../../platform/database/drizzleModuleFormat.ts';
import type { Demonstration } from '../../demonstration.ts';
import type { Settings } from '../../settings.ts';
import { runStaffCommand, type StaffCommand, type StaffAnswer } from './runStaffCommand.ts';

const { openDatabase } = await import('../../storeDatabase.ts');
const { openStoreSetup } = await import('../company/openStoreSetup.ts');
const { createServices } = await import('../../services.ts');

/** Opens the database for one staff command. */
export async function runOnDatabase(
  settings: Settings,
  act: StaffCommand,
  demonstration: Demonstration | null,
): Promise<StaffAnswer> {
  const database = await openDatabase(settings);
  try {
    const setup = openStoreSetup(settings, database.db, demonstration);
    return await runStaffCommand(createServices(database, Date.now, setup), act);
  } finally {
    await database.close();
  }
}
