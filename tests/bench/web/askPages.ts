import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { routeOf } from '../../../shared/contract/routes.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { type AskedFigures, spread } from '../api/askSigned.ts';
import { withOwnShop } from '../ownShop.ts';

export interface PageFigures {
  fresh: Times;
  cached: Times;
  /** Pages answered a second to ten connections that ask without a pause, from the cache and each rendered anew. */
  cachedPerSecond: number;
  freshPerSecond: number;
  /** Reads of a product by the API, over one connection, alone and while listings are rendered. */
  api: { quiet: Times; busy: Times };
}
type Times = AskedFigures;

const CONNECTIONS = 10;
const LOAD_MS = 5_000;
const LISTING = '/product/productList';

/** Asks the production build on the demonstration catalogue for pages, over one connection and then over ten. */
export const askPages = (dataDir: string): Promise<PageFigures> => withOwnShop(dataDir, measure);

async function measure(origin: string): Promise<PageFigures> {
  const one = new Agent({ keepAlive: true, maxSockets: 1 });
  const products = await linksIn(one, `${origin}${LISTING}`);
  const addresses = [...products, ...Array.from({ length: 40 }, (_, index) => `${LISTING}?page=${index + 2}`)];
  // The first page pays for the process's start: it is not measured.
  for (const path of ['/', '/brandList', '/category']) await ask(one, origin + path);
  const fresh = await timed(one, origin, addresses, 'made');
  const cached = await timed(one, origin, [...addresses, ...addresses, ...addresses], 'kept');
  one.destroy();
  let turn = 0;
  const cachedPerSecond = await load(() => `${origin}${LISTING}`, 'kept');
  const quiet = await askApi(origin, new Promise((resolve) => setTimeout(resolve, LOAD_MS)));
  const rendering = load(() => origin + freshListing(turn++), 'made');
  const busy = await askApi(origin, rendering);
  const freshPerSecond = await rendering;
  return { fresh, cached, cachedPerSecond, freshPerSecond, api: { quiet, busy } };
}

const SORTS = ['name', 'newest', 'delivery', 'price_asc'];
const PAGES = 60;

/** The address of one of 960 listings. */
function freshListing(turn: number): string {
  const [language, sort] = [LANGUAGES[turn % 4]!, SORTS[Math.floor(turn / 4) % 4]!];
  const page = 2 + (Math.floor(turn / 16) % PAGES);
  return withLanguage(`${LISTING}?page=${page}&sort=${sort}`, language);
}

interface Answer {
  milliseconds: number;
  timing: string;
}

function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      reply.on('end', () => {
        if (reply.statusCode === 200)
          resolve({ milliseconds: performance.now() - started, timing: String(reply.headers['server-timing']) });
        else reject(new Error(`${url} answered ${reply.statusCode}`));
      });
      reply.resume();
    });
    request.on('error', reject);
  });
}

const bodyOf = (agent: Agent, url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (reply) => void text(reply).then(resolve, reject)).on('error', reject);
  });

async function linksIn(agent: Agent, url: string): Promise<string[]> {
  const html = await bodyOf(agent, url);
  return [...new Set([...html.matchAll(/href="(\/product\/[^"/]+\/\d+)"/g)].map(([, path]) => path!))];
}

async function timed(agent: Agent, origin: string, paths: readonly string[], found: string): Promise<Times> {
  const times: number[] = [];
  for (const path of paths) {
    const { milliseconds, timing } = await ask(agent, origin + path);
    if (!timing.includes(found)) throw new Error(`${path} was to be ${found}, and is ${timing}`);
    times.push(milliseconds);
  }
  return spread(times);
}

/** Reads products by the API until a promise is fulfilled. */
async function askApi(origin: string, until: Promise<unknown>): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const over = new AbortController();
  void until.then(() => over.abort());
  const { path } = routeOf('readProduct');
  // As browsers learn it.
  const secret = /"secret":"([^"]+)"/.exec(await bodyOf(agent, origin + LISTING))![1]!;
  const times: number[] = [];
  for (let turn = 0; !over.signal.aborted; turn++) {
    const tm = Date.now();
    const query = new URLSearchParams({ tm: String(tm), sign: sign({}, tm, secret) });
    const address = `${API_BASE}/${path.replace('{id}', String(1_001 + (turn % 500)))}?${query.toString()}`;
    const started = performance.now();
    const body = await bodyOf(agent, origin + address);
    times.push(performance.now() - started);
    if ((JSON.parse(body) as { code: number }).code !== 0) throw new Error(`${address} answered ${body}`);
  }
  agent.destroy();
  return spread(times);
}

async function load(next: () => string, found: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + LOAD_MS;
  let answered = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const path = next();
      const { timing } = await ask(agent, path);
      if (!timing.includes(found)) throw new Error(`${path} was to be ${found}, and is ${timing}`);
      answered++;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return answered / ((performance.now() - started) / 1_000);
}
