import { beforeEach, expect, it } from 'vitest';
import { QueryStore } from '../../../../../renderer/src/stores/queries/QueryStore.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { aWholeProduct, withPrices } from '../../../../support/builders/aProductPage.ts';
import { FakePlatform, type Answers } from '../../../../support/fakes/FakePlatform.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const MINUTE = 60_000;
const ONE = { id: 1 };
let now: number;
let stock: number;
let gate: Promise<void>;
let open: () => void;

beforeEach(() => {
  [now, stock] = [1_000_000, 1];
  gate = Promise.resolve();
});
const hold = (): void => {
  gate = new Promise((resolve) => (open = resolve));
};

function read(answers: Answers = {}) {
  const readProduct = async () => {
    await gate;
    return aWholeProduct({ code: `No ${stock}` });
  };
  const platform = new FakePlatform({ readProduct, ...answers });
  return { platform, queries: new QueryStore(platform.call, () => now) };
}

it('shares one request among concurrent callers, and sends none within a minute', async () => {
  const { platform, queries } = read();
  hold();
  const both = Promise.all([queries.load('readProduct', ONE), queries.load('readProduct', ONE)]);
  open();
  await both;
  now += MINUTE;
  await queries.load('readProduct', ONE);
  expect(platform.calls).toHaveLength(1);
});

it('shows the last view at once while the API is silent, and the new one when it has come', async () => {
  const { platform, queries } = read();
  await queries.load('readProduct', ONE);
  now += 2 * MINUTE;
  stock = 2;
  hold();
  expect((await queries.load('readProduct', ONE)).code).toBe('No 1');
  expect(queries.peek('readProduct', ONE)?.code).toBe('No 1');
  expect(platform.calls).toHaveLength(2);
  open();
  await eventually(() => expect(queries.peek('readProduct', ONE)?.code).toBe('No 2'));
});

it('reads again after a clock that was ahead', async () => {
  const { platform, queries } = read();
  await queries.load('readProduct', ONE);
  now -= 24 * 60 * MINUTE;
  stock = 2;
  expect((await queries.load('readProduct', ONE)).code).toBe('No 2');
  expect(platform.calls).toHaveLength(2);
});

it('shows no view of hours ago, unless there is nothing else to be had', async () => {
  let isAway = false;
  const readProduct = () => (isAway ? Promise.reject(new ApiError('offline')) : aWholeProduct({ code: `No ${stock}` }));
  const { queries } = read({ readProduct });
  await queries.load('readProduct', ONE);
  now += 61 * MINUTE;
  stock = 2;
  expect((await queries.load('readProduct', ONE)).code).toBe('No 2');
  now += 61 * MINUTE;
  isAway = true;
  expect((await queries.load('readProduct', ONE)).code).toBe('No 2');
});

it('keeps nothing of a member who has left: their own replies go, the catalogue stays without their prices', async () => {
  const { platform, queries } = read({
    readProduct: () => withPrices(aWholeProduct({ accessories: [aProduct({ market_price: 500 })] }), 1_500),
    listAddresses: () => [],
  });
  await queries.load('readProduct', ONE);
  await queries.load('listAddresses', {});
  expect(JSON.stringify(queries.peek('readProduct', ONE))).toContain('market_price');
  queries.forget();
  expect(queries.peek('listAddresses', {})).toBeUndefined();
  expect(queries.peek('readProduct', ONE)?.skus).toHaveLength(4);
  expect(JSON.stringify(queries.peek('readProduct', ONE))).not.toContain('market_price');
  await queries.load('readProduct', ONE);
  expect(platform.calls).toHaveLength(3);
});

it('does not take the former member’s request under way for the next one’s', async () => {
  const { queries } = read();
  hold();
  const late = queries.load('readProduct', ONE);
  queries.forget();
  open();
  await late;
  expect(queries.peek('readProduct', ONE)).toBeUndefined();
});

it('does not take for an answer after a change what was asked before it', async () => {
  const opens: (() => void)[] = [];
  const replies = ['before', 'after'].map((code) => new Promise<string>((resolve) => opens.push(() => resolve(code))));
  const { queries } = read({ readProduct: async () => aWholeProduct({ code: await replies.shift()! }) });
  const first = queries.revalidate('readProduct', ONE);
  const second = queries.reload('readProduct', ONE);
  opens[1]!();
  await second;
  opens[0]!();
  await first;
  expect(queries.peek('readProduct', ONE)?.code).toBe('after');
});

it('shows what was asked before a change until the answer after it comes, or if none does', async () => {
  let failed: (error: Error) => void = () => undefined;
  const replies = [Promise.resolve('before'), new Promise<string>((_, reject) => (failed = reject))];
  const { queries } = read({ readProduct: async () => aWholeProduct({ code: await replies.shift()! }) });
  const first = queries.revalidate('readProduct', ONE);
  const second = queries.reload('readProduct', ONE);
  await first;
  expect(queries.peek('readProduct', ONE)?.code).toBe('before');
  failed(new ApiError('offline'));
  await expect(second).rejects.toThrow();
  expect(queries.peek('readProduct', ONE)?.code).toBe('before');
});

it('shares a revalidation that is under way', async () => {
  const { platform, queries } = read();
  hold();
  const both = Promise.all([queries.load('readProduct', ONE), queries.revalidate('readProduct', ONE)]);
  open();
  await both;
  expect(platform.calls).toHaveLength(1);
});

it('sends a new request on retry, though a failed one is still under way', async () => {
  let isWell = false;
  const { queries } = read({
    readProduct: async () => {
      const answered = isWell;
      await gate;
      if (!answered) throw new ApiError('offline');
      return aWholeProduct({ code: 'No 7' });
    },
  });
  hold();
  const first = queries.load('readProduct', ONE).catch(() => null);
  isWell = true;
  queries.dropInFlight();
  const second = queries.load('readProduct', ONE);
  open();
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ code: 'No 7' });
  expect(queries.peek('readProduct', ONE)).toMatchObject({ code: 'No 7' });
});
