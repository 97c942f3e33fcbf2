import '../data/drizzleFormat.ts';
import type { Settings } from '../settings.ts';
import { runStaffAct, type StaffAct, type StaffAnswer } from './runStaffAct.ts';

const { openDatabase } = await import('../data/Database.ts');
const { openStoreSetup } = await import('../openStoreSetup.ts');
const { createServices } = await import('../services.ts');

/** Opens the database for one act of staff. */
export async function runOnDatabase(settings: Settings, act: StaffAct): Promise<StaffAnswer> {
  const database = await openDatabase(settings);
  try {
    const setup = await openStoreSetup(settings, database.db);
    return await runStaffAct(createServices(database, Date.now, setup), act);
  } finally {
    await database.close();
  }
}
