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
