import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { createServices, type Services } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { routeOf } from '../../../shared/contract/routes.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { codeOf, wordsOf } from '../writeCatalogue.ts';

export interface CatalogueFigures {
  kind: string;
  requests: number;
  p50: number;
  p95: number;
  max: number;
}
type Query = Record<string, string>;
interface Questions {
  queries: Query[];
  /** Asked for the first time, so no cache holds it. */
  isFirst?: boolean;
}

const CLIENTS = 10;
const ROUNDS = 4;

/** Queries of shoppers, by kind. */
function questions(rows: number, groups: number[], brands: number[], offered: Query[]): Record<string, Questions> {
  const groupOf = (index: number): string => String(groups[index % groups.length]);
  const brandOf = (index: number): string => JSON.stringify([brands[index % brands.length]]);
  const each = (count: number, make: (at: number) => Query): Query[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const sorts = ['price_asc', 'delivery', 'name', 'newest'];
  const queriesByKind = {
    'lists of everything': each(10, (index) => ({ page: String(index + 1) })),
    'lists of a group, with filters': each(20, (index) => ({
      group_id: groupOf(index),
      page: String((index % 3) + 1),
    })),
    'lists of a group, sorted': each(20, (index) => ({ group_id: groupOf(index), sort: sorts[index % 4]! })),
    'lists of a group and a maker': each(20, (index) => ({ group_id: groupOf(index), brand: brandOf(index) })),
    'searches by words': [
      'convex transducer',
      'surgical light',
      'датчик',
      '凸阵探头',
      'sterile needle holder',
      'monitor de paciente',
      'portable x-ray tube',
      'иглодержатель многоразовый',
      'ecg electrode adult',
      'convx transducer',
    ].map((keyword) => ({ keyword })),
    'searches by part number': each(20, (index) => ({
      keyword: index % 2 ? codeOf((index * 977) % rows) : codeOf((index * 977) % rows).slice(0, 6),
    })),
    suggestions: each(30, (index) => ({
      keyword: ['con', 'conv', 'surg', 'transd', 'датч', '探头', codeOf((index * 311) % rows).slice(0, 5)][index % 7]!,
    })),
  };
  const first = {
    'lists of a group and a maker, each asked for the first time': each(200, (index) => ({
      group_id: groupOf(index * 7),
      brand: brandOf(index * 3 + 1),
    })),
    'lists of a specification, each asked for the first time': offered,
    'searches by words, each asked for the first time': wordsOf().map((keyword) => ({ keyword })),
  };
  return {
    ...Object.fromEntries(Object.entries(queriesByKind).map(([kind, queries]) => [kind, { queries }])),
    ...Object.fromEntries(Object.entries(first).map(([kind, queries]) => [kind, { queries, isFirst: true }])),
  };
}

/** Values of specifications that the filters of a group offer: nobody can choose another. */
async function offeredSpecs({ catalogue }: Services, groups: number[]): Promise<Query[]> {
  const offered: Query[] = [];
  for (const group of groups) {
    const page = await catalogue.listing.list({ group_id: group }, { withPrices: false, language: 'en' });
    for (const { key, values } of page.facets.filter((facet) => facet.key.startsWith('spec:')))
      for (const { value } of values.slice(0, 1))
        offered.push({ group_id: String(group), spec: JSON.stringify({ [key.slice('spec:'.length)]: [value] }) });
  }
  return offered;
}

/** Ten clients ask for lists, searches and suggestions, signing and checks included, without a pause. */
export async function askCatalogue(
  where: { dataDir: string; databaseUrl: string | null },
  rows: number,
): Promise<CatalogueFigures[]> {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const database = await openDatabase(where);
  const services = createServices(database);
  services.memory.enable(); // as where pages are served beside the API; nothing changes here
  const { app } = await buildApp(services, settings);
  const ids = (things: { id: number }[]): number[] => things.map(({ id }) => id);
  const groups = ids(
    (await services.catalogue.groups.tree()).flatMap((root) => [
      root,
      ...root.child_set.flatMap((child) => [child, ...child.child_set]),
    ]),
  );
  const brands = ids((await services.catalogue.brands.list(1, 200)).results);
  const ask = async (kind: string, query: Query): Promise<number> => {
    const tm = Date.now();
    const path = routeOf(kind === 'suggestions' ? 'suggest' : 'listProducts').path;
    const started = performance.now();
    const signed = { ...query, tm: String(tm), sign: sign(query, tm, settings.signSecret) };
    const reply = await app.inject({ method: 'GET', url: `${API_BASE}/${path}`, query: signed });
    if (reply.json<{ code: number }>().code !== 0) throw new Error(`${JSON.stringify(query)} answered ${reply.body}`);
    return performance.now() - started;
  };
  const figures: CatalogueFigures[] = [];
  for (const [kind, { queries, isFirst }] of Object.entries(
    questions(rows, groups, brands, await offeredSpecs(services, groups)),
  )) {
    if (!isFirst) for (const query of queries) await ask(kind, query); // warm
    const times: number[] = [];
    const client = async (offset: number): Promise<void> => {
      const own = isFirst
        ? queries.filter((_, index) => index % CLIENTS === offset)
        : Array.from({ length: ROUNDS }, (_, turn) => queries[(offset * 3 + turn) % queries.length]!);
      for (const query of own) times.push(await ask(kind, query));
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
    times.sort((a, b) => a - b);
    const percentile = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    figures.push({ kind, requests: times.length, p50: percentile(0.5), p95: percentile(0.95), max: percentile(1) });
  }
  await app.close();
  await database.close();
  return figures;
}
