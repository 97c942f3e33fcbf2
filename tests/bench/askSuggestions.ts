import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/storeDatabase.ts';
import { createServices } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { API_BASE } from '../../shared/contract/limits.ts';
import { routeOf } from '../../shared/contract/routes.ts';
import { sign } from '../../shared/signing/requestSignature.ts';
import { brandOf, codeOf } from './writeCatalogue.ts';

export interface SuggestionFigures {
  asked: number;
  p50: number;
  p95: number;
  max: number;
}

const SPREAD = 4_711;
const WORDS = [
  ...[
    'convex',
    'convex transducer',
    'linear transducer A12',
    'ultrasound scanner',
    'surgical light',
    'x-ray tube',
    'ecg electrode',
  ],
  ...[
    'monitor de paciente',
    'sensor de oxígeno',
    'portaagujas',
    'конвексный датчик',
    'иглодержатель',
    'рентгеновская трубка',
  ],
  ...['凸阵探头', '超声扫描仪', '心电电极', '1.5 MHz', 'convx transducer', 'sterile needle holdr'],
];

/** Queries of a shopper who is typing: beginnings and middles of words and of part numbers. */
export function typed(rows: number): string[] {
  const codes = Array.from({ length: 40 }, (_, at) => codeOf((at * SPREAD) % rows));
  return [
    ...WORDS.flatMap((words) => [words.slice(0, 2), words.slice(0, 4), words.slice(0, 7), words]),
    ...codes.flatMap((code) => [
      code,
      code.slice(0, 3),
      code.slice(0, 6),
      code.slice(4, 9),
      code.slice(-5),
      code.replaceAll('-', ' '),
    ]),
    ...Array.from({ length: 20 }, (_, at) => brandOf(at * 13)).flatMap((brand) => [
      brand.slice(0, 5),
      `${brand} transducer`,
    ]),
  ];
}

/** Asks the API, signing and checks included, for suggestions at a catalogue that is there already. */
export async function askSuggestions(
  where: { dataDir: string; databaseUrl: string | null },
  rows: number,
): Promise<SuggestionFigures> {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const database = await openDatabase(where);
  const { app } = await buildApp(createServices(database), settings);
  const times: number[] = [];
  for (const round of ['warm', 'measured']) {
    for (const keyword of typed(rows)) {
      const tm = Date.now();
      const query = { keyword, tm: String(tm), sign: sign({ keyword }, tm, settings.signSecret) };
      const started = performance.now();
      const reply = await app.inject({ method: 'GET', url: `${API_BASE}/${routeOf('suggest').path}`, query });
      if (reply.json<{ code: number }>().code !== 0) throw new Error(`"${keyword}" answered ${reply.body}`);
      if (round === 'measured') times.push(performance.now() - started);
    }
  }
  await app.close();
  await database.close();
  return spread(times);
}

export function spread(times: readonly number[]): SuggestionFigures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { asked: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
