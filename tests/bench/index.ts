import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/servers/databases/postgresCluster.ts';
import { fuzz } from './fuzz.ts';
import { askCatalogue } from './api/askCatalogue.ts';
import { askLines } from './api/askLines.ts';
import { askKept } from './api/askKept.ts';
import { askPages } from './web/askPages.ts';
import { askSuggestions } from './api/askSuggestions.ts';
import { judgeSearch, relevanceLines } from './judgeSearch.ts';
import { measureWeb, pressedLine, type WebLine } from './web/measureWeb.ts';
import { pressLists } from './web/pressLists.ts';
import { withOwnShop } from './ownShop.ts';
import { ownShop, shopsIn } from './shops.ts';
import { startDesktop } from './startDesktop.ts';
import { whyNoElectron } from '../support/drivers/desktop/desktopApp.ts';
import { runImport } from './runImport.ts';
import { writeCatalogue } from './writeCatalogue.ts';

/**
 * `npm run bench` runs every part but `pad` and prints one table; `--only PART` runs one.
 *
 * - `pglite`, `postgres`: imports a generated catalogue (`--pglite-rows`, `--postgres-rows`), then times suggestions, part
 *   number lists and concurrent clients. `--postgres-at URL` times a database that already has the catalogue.
 * - `fuzz`: sends random inputs to the desktop client's IPC channels and the API's operations.
 * - `pages`: times pages, rendered and cached.
 * - `search`: judges the answers to buyers' queries.
 * - `pad`: resolves lists of part numbers, and types them in a browser.
 * - `web`: times pages and presses in a browser; `--beside stores.json` compares other stores (`shops.ts`).
 * - `desktop`: times the start of the desktop client.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    beside: { type: 'string' },
    'web-runs': { type: 'string', default: '5' },
    'fuzz-inputs': { type: 'string', default: '100000' },
    'api-fuzz-inputs': { type: 'string', default: '300' },
    'pglite-rows': { type: 'string', default: '100000' },
    'postgres-rows': { type: 'string', default: '1000000' },
    'postgres-at': { type: 'string' },
  },
});

interface Line extends WebLine {
  rows?: number;
  inputs?: number;
  seconds?: string;
  'rows/s'?: number;
  'peak MB'?: number | null;
  'window ms'?: number;
  'paint ms'?: number;
  'all MB'?: number;
  'a second'?: number;
}

async function measureStart(): Promise<Line[]> {
  execFileSync(process.execPath, ['scripts/build/buildDesktop.ts'], { stdio: 'inherit' });
  const why = whyNoElectron();
  if (why !== null) {
    console.log(`${why}; the start of the desktop client is left out.`);
    return [];
  }
  const { starts, window, paint, megabytes } = await startDesktop(5);
  return [
    {
      measured: `start of the desktop client, median of ${starts}`,
      'window ms': Math.round(window),
      'paint ms': Math.round(paint),
      'all MB': Math.round(megabytes),
    },
  ];
}

async function measurePages(): Promise<Line[]> {
  const { fresh, cached, cachedPerSecond, freshPerSecond, api } = await askPages(join(folder, 'shop'));
  const line = (measured: string, { p50, p95, max }: typeof fresh): Line => ({
    measured,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': max.toFixed(1),
  });
  return [
    line(`${fresh.requests} pages rendered anew`, fresh),
    line(`${cached.requests} pages kept`, cached),
    { measured: 'a listing kept, ten connections', 'a second': Math.round(cachedPerSecond) },
    { measured: 'listings rendered anew, ten connections', 'a second': Math.round(freshPerSecond) },
    line(`${api.quiet.requests} products by the API`, api.quiet),
    line(`${api.busy.requests} products by the API, while listings are rendered`, api.busy),
  ];
}

const isSelected = (part: string): boolean => flags.only === undefined || flags.only === part;
const folder = mkdtempSync(join(tmpdir(), 'medstore-bench-'));

async function measure(
  engine: string,
  rows: number,
  where: { dataDir: string; databaseUrl: string | null },
): Promise<Line[]> {
  const file = join(folder, `${rows}.csv`);
  console.log(`${engine}: writing ${rows} rows ...`);
  await writeCatalogue(file, rows);
  console.log(`${engine}: importing ...`);
  const { dataDir, databaseUrl } = where;
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const { seconds, peakMegabytes } = await runImport(file, environment);
  rmSync(file);
  console.log(`${engine}: asking for suggestions ...`);
  const { requests, p50, p95, max } = await askSuggestions(where, rows);
  return [
    {
      measured: `import, ${engine}`,
      rows,
      seconds: seconds.toFixed(1),
      'rows/s': Math.round(rows / seconds),
      'peak MB': peakMegabytes,
    },
    {
      measured: `${requests} suggestions, ${engine}`,
      rows,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'max ms': max.toFixed(1),
    },
    await measureLines(engine, rows, where),
    ...(await measureKept(engine, rows, where)),
    ...(await measureClients(engine, rows, where)),
  ];
}

async function measureLines(engine: string, rows: number, where: Parameters<typeof askLines>[0]): Promise<Line> {
  console.log(`${engine}: lists of part numbers ...`);
  const { requests, p50, p95, max } = await askLines(where, rows);
  return {
    measured: `${requests} lists of 40 lines, ${engine}`,
    rows,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': max.toFixed(1),
  };
}

/** Lists alone: resolved at a generated catalogue, and typed in at a browser. */
async function measurePad(): Promise<Line[]> {
  const rows = Number(flags['pglite-rows']);
  const [file, where] = [join(folder, `${rows}.csv`), { dataDir: join(folder, 'lists'), databaseUrl: null }];
  await writeCatalogue(file, rows);
  await runImport(file, { DATA_DIR: where.dataDir });
  const resolved = await measureLines('PGlite', rows, where);
  const pressed = await withOwnShop(join(folder, 'shop'), pressLists);
  return [resolved, ...pressed.map((one) => pressedLine(one))];
}

async function measureKept(engine: string, rows: number, where: Parameters<typeof askKept>[0]): Promise<Line[]> {
  console.log(`${engine}: what the desktop client keeps ...`);
  const { products, suggestions, lists } = await askKept(where, folder, rows);
  const line = (what: string, { requests, p50, p95, max }: typeof lists): Line => ({
    measured: `${requests} ${what} from the kept catalogue`,
    rows: products,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': max.toFixed(1),
  });
  return [line('suggestions', suggestions), line('searches', lists)];
}

async function measureClients(
  engine: string,
  rows: number,
  where: Parameters<typeof askCatalogue>[0],
): Promise<Line[]> {
  console.log(`${engine}: ten clients ...`);
  return (await askCatalogue(where, rows)).map(({ kind, p50, p95, max }) => ({
    measured: `${kind}, ten clients, ${engine}`,
    rows,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': max.toFixed(1),
  }));
}

async function measurePostgres(): Promise<Line[]> {
  const rows = Number(flags['postgres-rows']);
  const databaseUrl = flags['postgres-at'];
  if (databaseUrl !== undefined) return measureClients('PostgreSQL', rows, { dataDir: folder, databaseUrl });
  const cluster = await startPostgres({ isTuned: true });
  if (!cluster) {
    console.log('PostgreSQL is not installed; its part is left out.');
    return [];
  }
  try {
    return await measure('PostgreSQL', rows, { dataDir: folder, databaseUrl: cluster.url });
  } finally {
    await cluster.stop();
  }
}

try {
  const lines: Line[] = [];
  if (isSelected('fuzz')) {
    const ipc = fuzz('ipc', Number(flags['fuzz-inputs']));
    lines.push({ measured: 'inputs over IPC, none got through', ...ipc, seconds: ipc.seconds.toFixed(1) });
    const api = fuzz('api', Number(flags['api-fuzz-inputs']));
    lines.push({ measured: 'payloads for each operation, none got through', ...api, seconds: api.seconds.toFixed(1) });
  }
  if (isSelected('search')) console.table(relevanceLines(await judgeSearch()));
  if (isSelected('pages')) lines.push(...(await measurePages()));
  if (isSelected('web')) {
    const others = flags.beside === undefined ? [] : shopsIn(flags.beside);
    const runs = Number(flags['web-runs']);
    lines.push(
      ...(await withOwnShop(join(folder, 'shop'), (address) => measureWeb([ownShop(address), ...others], runs))),
    );
  }
  if (flags.only === 'pad') lines.push(...(await measurePad()));
  if (isSelected('desktop')) lines.push(...(await measureStart()));
  if (isSelected('pglite')) {
    lines.push(
      ...(await measure('PGlite', Number(flags['pglite-rows']), { dataDir: join(folder, 'data'), databaseUrl: null })),
    );
  }
  if (isSelected('postgres')) lines.push(...(await measurePostgres()));
  if (lines.length > 0) console.table(lines);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
