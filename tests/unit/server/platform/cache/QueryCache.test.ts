import { beforeEach, expect, it, vi } from 'vitest';
import { QueryCache } from '../../../../../server/platform/cache/QueryCache.ts';

let now = 1;
let memory = new QueryCache();
beforeEach(() => {
  now = 1;
  memory = new QueryCache(() => now);
  memory.enable();
});
const counting = () => {
  let turn = 0;
  return vi.fn(async () => ++turn);
};

it('asks each time while nobody would tell it of a change', async () => {
  const untold = new QueryCache();
  const ask = counting();
  expect([await untold.read('groups', ask), await untold.read('groups', ask)]).toEqual([1, 2]);
});

it('asks once for all who want to know the same', async () => {
  const ask = counting();
  expect(await Promise.all([memory.read('groups', ask), memory.read('groups', ask)])).toEqual([1, 1]);
  expect(await memory.read('groups', ask)).toBe(1);
  expect(await memory.read('brands', ask)).toBe(2);
});

it('asks anew when the data have changed, also for what was on its way just then', async () => {
  let arrive: (value: string) => void = () => undefined;
  const onItsWay = memory.read('groups', () => new Promise<string>((resolve) => (arrive = resolve)));
  memory.invalidate();
  const reading = memory.read('groups', async () => 'new');
  arrive('old');
  expect([await onItsWay, await reading]).toEqual(['old', 'new']);
  expect(await memory.read('groups', async () => 'newer')).toBe('new');
});

it('asks anew after a minute, as a change may have gone past it', async () => {
  const ask = counting();
  await memory.read('groups', ask);
  now += 60_000;
  expect(await memory.read('groups', ask)).toBe(1);
  now += 1;
  expect(await memory.read('groups', ask)).toBe(2);
});

it('asks again after a failed query', async () => {
  const failing = async (): Promise<string> => {
    throw new Error('the database is away');
  };
  await expect(memory.read('groups', failing)).rejects.toThrow('away');
  expect(await memory.read('groups', async () => 'back')).toBe('back');
});

it('keeps two thousand answers and evicts the least recently used', async () => {
  const ask = counting();
  await memory.read('cells of everything', ask);
  for (let count = 0; count < 1_999; count++) await memory.read(`facets of ${count}`, ask);
  expect(await memory.read('cells of everything', ask)).toBe(1);
  await memory.read('facets of one more', ask);
  expect(await memory.read('cells of everything', ask)).toBe(1);
  expect(await memory.read('facets of 0', ask)).toBe(2_002);
});

it('keeps for longer what is asked to live longer, until the data change', async () => {
  const ask = counting();
  const read = () => memory.read('words', ask, 10 * 60_000);
  await read();
  now += 9 * 60_000;
  expect(await read()).toBe(1);
  now += 2 * 60_000;
  expect(await read()).toBe(2);
  memory.invalidate();
  expect(await read()).toBe(3);
});
