import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { type OperationName, routeOf } from '../../../shared/contract/routes.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';

/** How long the answers took, in milliseconds. */
export interface AskedFigures {
  requests: number;
  p50: number;
  p95: number;
  max: number;
}

/** A database that has a catalogue already. */
export interface Where {
  dataDir: string;
  databaseUrl: string | null;
}

/** Asks the API, signing and checks included, first to warm it up and then to be measured. */
export async function askSigned(
  where: Where,
  name: OperationName,
  { warm, measured }: { warm: readonly object[]; measured: readonly object[] },
): Promise<AskedFigures> {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const database = await openDatabase(where);
  const services = createServices(database);
  services.memory.enable(); // as where pages are served beside the API; nothing changes here
  const { app } = await buildApp(services, settings);
  const { path, method } = routeOf(name);
  const ask = async (payload: object): Promise<number> => {
    const tm = Date.now();
    const signed = { ...payload, tm: String(tm), sign: sign({ ...payload }, tm, settings.signSecret) };
    const started = performance.now();
    const url = `${API_BASE}/${path}`;
    const reply = await app.inject(
      method === 'GET' ? { method, url, query: signed } : { method, url, payload: signed },
    );
    if (reply.json<{ code: number }>().code !== 0) throw new Error(`${JSON.stringify(payload)} answered ${reply.body}`);
    return performance.now() - started;
  };
  for (const payload of warm) await ask(payload);
  const times: number[] = [];
  for (const payload of measured) times.push(await ask(payload));
  await app.close();
  await database.close();
  return spread(times);
}

export function spread(times: readonly number[]): AskedFigures {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { requests: sorted.length, p50: percentile(0.5), p95: percentile(0.95), max: percentile(1) };
}
