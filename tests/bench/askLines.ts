import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/storeDatabase.ts';
import { createServices } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { API_BASE } from '../../shared/contract/limits.ts';
import { routeOf } from '../../shared/contract/routes.ts';
import { sign } from '../../shared/signing/requestSignature.ts';
import { spread, type SuggestionFigures } from './askSuggestions.ts';
import { codeOf } from './writeCatalogue.ts';

const LINES = 40;
const LISTS = 60;
const SPREAD = 4_711;

/** A part number as buyers write it: whole, without separators, in words, with a slip, or of another store. */
const SPELLINGS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.replaceAll('-', ' '),
  (code) => code.toLowerCase().replaceAll('-', ''),
  (code) => `REF ${code} convex transducer`,
  (code) => code.slice(0, -2),
  (code) => `XQ${code.slice(3, 9)}77`,
];

const listOf = (rows: number, at: number): { text: string }[] =>
  Array.from({ length: LINES }, (_, line) => {
    const code = codeOf(((at * LINES + line) * SPREAD) % rows);
    return { text: SPELLINGS[line % SPELLINGS.length]!(code) };
  });

/** Asks the API, signing and checks included, for lists of 40 lines at a catalogue that is there already. */
export async function askLines(
  where: { dataDir: string; databaseUrl: string | null },
  rows: number,
): Promise<SuggestionFigures> {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const database = await openDatabase(where);
  const { app } = await buildApp(createServices(database), settings);
  const times: number[] = [];
  for (let at = 0; at < 2 * LISTS; at += 1) {
    const lines = listOf(rows, at);
    const tm = Date.now();
    const payload = { lines, tm, sign: sign({ lines }, tm, settings.signSecret) };
    const started = performance.now();
    const reply = await app.inject({ method: 'POST', url: `${API_BASE}/${routeOf('resolveLines').path}`, payload });
    if (reply.json<{ code: number }>().code !== 0) throw new Error(`a list answered ${reply.body}`);
    if (at >= LISTS) times.push(performance.now() - started); // the first ones warm it up
  }
  await app.close();
  await database.close();
  return spread(times);
}
