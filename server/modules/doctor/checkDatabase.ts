import { z } from 'zod/mini';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { missingMigrations } from '../../platform/database/inspectDatabase.ts';
import { createServices } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { openDatabase } from '../../storeDatabase.ts';
import { openStoreSetup } from '../company/openStoreSetup.ts';
import { askControl } from '../staff/control/askControl.ts';
import { checkStore } from './checkStore.ts';
import { type Finding, ok, wrong } from './Finding.ts';
import { causeText } from '../../platform/errorText.ts';

const Findings = z.array(z.object({ subject: z.string(), state: z.enum(['ok', 'note', 'wrong']), line: z.string() }));

/** Checks the database and what is in it; the embedded one by the running server, to which it belongs. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const answer = settings.databaseUrl ? null : await askControl(settings.dataDir, { doctor: 'store' });
  if (answer)
    return [ok('database', 'The running store answered.'), ...(Findings.safeParse(parseJson(answer.line)).data ?? [])];
  const name = settings.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${settings.dataDir})`;
  let missing: number | null;
  try {
    missing = await missingMigrations(settings);
  } catch (error) {
    return [wrong('database', `It cannot be opened: ${causeText(error)}. Check ${name}, and that the database runs.`)];
  }
  if (missing === null) return [wrong('database', `It holds no store yet. Check ${name}, or start the store once.`)];
  if (missing > 0)
    return [
      wrong('database', `Migrations of this version are missing: ${missing}. Start the store, which applies them.`),
    ];
  if (missing < 0)
    return [wrong('database', 'A newer version has migrated it. Run that version, or restore a backup.')];
  return [ok('database', 'It responds, and its tables match this version.'), ...(await checkContent(settings))];
}

async function checkContent(settings: Settings): Promise<Finding[]> {
  const database = await openDatabase(settings);
  try {
    const services = createServices(database, Date.now, openStoreSetup(settings, null));
    await services.store.load();
    return await checkStore(services);
  } finally {
    await database.close();
  }
}
