import { expect, it } from 'vitest';
import {
  DRAFTS_MAX,
  type GoodsDraft,
  GoodsDrafts,
  originOf,
} from '../../../../../renderer/src/stores/orders/GoodsDrafts.ts';

const draft = (origin: string, userId = 'ana'): GoodsDraft => ({
  userId,
  customer: '',
  origin,
  key: `key of ${origin}`,
});

it('keeps the latest drafts of a member, ten at most, and none of another member', () => {
  const drafts = new GoodsDrafts<GoodsDraft>();
  drafts.put(draft('sku 1', 'ben'));
  const origins = Array.from({ length: DRAFTS_MAX + 2 }, (_, index) => `sku ${index + 1}`);
  for (const origin of origins) drafts.put(draft(origin));
  drafts.put(draft('sku 3')); // written again: it is the latest now
  drafts.put(draft('pad'));
  const latest = [...origins.filter((origin) => origin !== 'sku 3'), 'sku 3', 'pad'].slice(-10);
  expect(drafts.all.map(({ userId, origin }) => `${userId} ${origin}`)).toEqual(
    latest.map((origin) => `ana ${origin}`),
  );
});

it.each([
  [{}, 'cart'],
  [{ single: null, inquiryId: null, orderId: null }, 'cart'],
  [{ isPad: true }, 'pad'],
  [{ isPad: false }, 'cart'],
  [{ single: { skuId: 5 } }, 'sku 5'],
  [{ inquiryId: 7, single: { skuId: 5 } }, 'inquiry 7'],
  [{ inquiryId: 0 }, 'inquiry 0'],
  [{ orderId: 9, inquiryId: 7, isPad: true }, 'order 9'],
])('goods from %j are those of "%s"', (origin, name) => expect(originOf(origin)).toBe(name));

/** The drafts of two goods, of which the second is the one that this tab writes. */
function twoDrafts(): GoodsDrafts<GoodsDraft> {
  const drafts = new GoodsDrafts<GoodsDraft>();
  for (const origin of ['cart', 'pad']) drafts.put(draft(origin));
  return drafts;
}
const keysOf = (drafts: GoodsDrafts<GoodsDraft>): string[] => drafts.all.map(({ key }) => key);

it.each([
  ['key of cart', ['key of pad']],
  ['key of pad', ['key of cart']],
  ['key of sku 1', ['key of cart', 'key of pad']],
])('a draft that is sent is the only one that ends: %s', (sent, left) => {
  const drafts = twoDrafts();
  drafts.end(sent);
  expect(keysOf(drafts)).toEqual(left);
});

it.each(['key of cart', 'key of pad', 'key of sku 1'])(
  'only the draft that was sent before gets a new key: %s',
  (sent) => {
    const drafts = twoDrafts();
    const before = keysOf(drafts);
    drafts.renewKey(sent);
    expect(keysOf(drafts).map((key, index) => key === before[index])).toEqual(before.map((key) => key !== sent));
  },
);

it.each<[what: string, stored: GoodsDraft[], ended: string[]]>([
  ['has both', [draft('cart'), draft('pad')], []],
  ['has sent one', [draft('pad')], ['key of cart']],
  ['has begun one anew', [{ ...draft('cart'), key: 'another key' }, draft('pad')], []],
  ['writes the same draft as of other goods', [{ ...draft('sku 1'), key: 'key of cart' }, draft('pad')], []],
  ['belongs to another member', [draft('cart', 'ben')], []],
])('learns which drafts another tab has ended that %s', (_what, stored, ended) => {
  expect(
    twoDrafts()
      .followAll(stored)
      .map(({ key }) => key),
  ).toEqual(ended);
});
