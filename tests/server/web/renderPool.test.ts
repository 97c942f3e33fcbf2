import { eventually } from '../../support/checks/eventually.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, type Mock, vi } from 'vitest';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import type { PageView } from '../../../server/web/pages/PageView.ts';
import { RenderPool } from '../../../server/web/rendering/RenderPool.ts';

// A build whose pages show the thread that rendered them and what they asked for.
const SERVER = `
import { threadId } from 'node:worker_threads';

export const addressOf = (url) => url;
export async function render({ url, ask, picture }) {
  if (url === '/ends') process.exit(3);
  if (url === '/throws') throw new Error('no such template');
  const answer = await ask('readConfig', { url }).catch(() => ({ data: 'nothing' }));
  const body = '<p>' + [threadId, answer.data, await picture('/media/p/1.avif')].join(' ') + '</p>';
  return { status: 200, location: null, head: '', styles: '', body, state: '', modules: [] };
}`;

const dist = mkdtempSync(join(tmpdir(), 'render-pool-'));
beforeAll(() => {
  for (const folder of ['web/.vite', 'server']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'server/server.js'), SERVER);
  writeFileSync(join(dist, 'web/.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'web/sheet.css'), '');
  writeFileSync(
    join(dist, 'web/index.html'),
    '<html lang="en"><link rel="stylesheet" href="/assets/../sheet.css"><!--head--><!--app--><!--state--></html>',
  );
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const pools: RenderPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

type Ask = () => Promise<Envelope>;
const known: Ask = () => Promise.resolve({ code: Code.done, msg: '', data: 'Medstore' });

function open(ask: Ask, size = 2): RenderPool {
  const picture = (source: string): Promise<string> => Promise.resolve(`picture of ${source}`);
  const pool = new RenderPool({ ask, picture, data: { dist, settings: { apiUrl: null, signSecret: 's' } }, size });
  pools.push(pool);
  return pool;
}
const page = (url: string): PageView => ({
  url,
  origin: 'https://store.example',
  device: 'desktop',
  hasDebugTool: false,
});
const shown = async (pool: RenderPool, url = '/'): Promise<string[]> =>
  /<p>(.*)<\/p>/.exec((await pool.render(page(url))).plain.toString())![1]!.split(' ');

/** Waits until a page has asked for its data. */
const untilAsked = (ask: Mock<Ask>): Promise<unknown> => eventually(() => expect(ask).toHaveBeenCalled());

it('renders a page in another thread, with the data and pictures of this one', async () => {
  const [thread, ...shownParts] = await shown(open(known));
  expect(Number(thread)).toBeGreaterThan(0);
  expect(shownParts.join(' ')).toBe('Medstore picture of /media/p/1.avif');
});

it('uses one thread while pages come one by one, and another while that one is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<Envelope>();
  const ask = vi.fn<Ask>(known).mockReturnValueOnce(promise);
  const pool = open(ask);
  const first = shown(pool);
  await untilAsked(ask);
  const [second] = await shown(pool);
  const [third] = await shown(pool);
  resolve(await known());
  expect(third).toBe(second);
  expect((await first)[0]).not.toBe(second);
});

it('renders several pages at once in its last thread', async () => {
  const { promise, resolve } = Promise.withResolvers<Envelope>();
  const ask = vi.fn<Ask>(known).mockReturnValueOnce(promise);
  const pool = open(ask, 1);
  const first = shown(pool);
  await untilAsked(ask);
  const [second] = await shown(pool);
  resolve(await known());
  expect((await first)[0]).toBe(second);
});

it('does not let a page without its data be cached', async () => {
  const failing = open(() => Promise.reject(new Error('no database')));
  expect((await failing.render(page('/'))).keep).toBe('fault');
  expect((await open(known).render(page('/'))).keep).toBe('yes');
});

it('reports an error of a page, and renders the next one in the same thread', async () => {
  const pool = open(known);
  const [before] = await shown(pool);
  await expect(pool.render(page('/throws'))).rejects.toThrow('no such template');
  expect((await shown(pool))[0]).toBe(before);
});

it('fails the page whose thread ends, and renders the next one in a new thread', async () => {
  const pool = open(known);
  const [before] = await shown(pool);
  await expect(pool.render(page('/ends'))).rejects.toThrow('ended with code 3');
  expect((await shown(pool))[0]).not.toBe(before);
});
