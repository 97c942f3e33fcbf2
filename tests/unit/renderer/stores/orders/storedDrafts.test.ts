import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import { CheckoutStore } from '../../../../../renderer/src/stores/orders/CheckoutStore.ts';
import { DRAFT_KEYS } from '../../../../../renderer/src/persistence/storage/draftKeys.ts';
import { QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';

type Stored = Record<string, unknown>;
const call = (() => Promise.reject(new Error('no call is expected'))) as unknown as Call;
const persistenceOf = (key: string, value: unknown): StatePersistence => {
  const storage = memoryStorage();
  storage.write(key, JSON.stringify(value));
  return new StatePersistence(storage);
};

const owner = { userId: 'ana', customer: '', key: 'a-key' };
const form = {
  lines: { 7: { note: 'Sterile', target: '12.50' } },
  contact: { nick_name: 'Ana', mobile: '1', email: 'ana@example.com', country: 4, company: 'Clinic' },
  address: { postal_code: '28013', region: 'Madrid', detail: 'Calle Mayor 1' },
  message: 'By Friday',
};

interface Kind {
  whole: Stored;
  restored: (value: unknown) => readonly object[];
  /** Fields that may be null. */
  nullable: string[];
  /** Fields that a former release did not store. */
  added: string[];
  /** Fields that follow from others. */
  derived?: string[];
}
const KINDS: Record<string, Kind> = {
  'a return': {
    whole: {
      ...owner,
      origin: 'order 12',
      orderId: 12,
      kind: 'exchange',
      quantities: { 1: 2 },
      reason: 'Cracked',
      photos: [{ name: 'front.jpg', id: 5 }],
    },
    restored: (value) => {
      const store = new AfterSaleStore(call);
      store.persistIn(persistenceOf(DRAFT_KEYS.afterSale, value));
      return store.drafts.all;
    },
    nullable: ['kind'],
    added: ['customer', 'origin'],
    derived: ['customer', 'origin'],
  },
  'an order': {
    whole: {
      ...owner,
      origin: 'cart',
      about: '1×2',
      note: 'Ring twice',
      addressId: 4,
      couponId: 9,
      points: 100,
      purchaseOrder: 'PO 4500',
      reference: 'Theatre 3',
    },
    restored: (value) => {
      const store = new CheckoutStore(call);
      store.persistIn(persistenceOf(DRAFT_KEYS.order, value));
      return store.drafts.all;
    },
    nullable: ['addressId', 'couponId', 'purchaseOrder', 'reference'],
    added: ['customer', 'origin', 'purchaseOrder', 'reference'],
  },
  'a request for a quotation': {
    whole: { ...owner, origin: 'cart', about: '1×2', form },
    restored: (value) => {
      const store = new QuotationStore(call);
      store.persistIn(persistenceOf(DRAFT_KEYS.quotation, value));
      return store.ofMember.all;
    },
    nullable: [],
    added: ['customer', 'origin'],
  },
};

/** The value with each of its fields changed to another kind, at any depth. */
function* brokenVersions(value: unknown, place: string, nullable: readonly string[]): Generator<[string, unknown]> {
  const others: unknown[] = typeof value === 'string' ? [5] : typeof value === 'number' ? ['5', 1.5] : ['text', 5];
  if (!nullable.includes(place)) others.push(null);
  for (const other of others) yield [`${place} of ${JSON.stringify(other)}`, other];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const [name, broken] of brokenVersions(inner, place ? `${place}.${key}` : key, nullable))
      yield [name, Array.isArray(value) ? [broken] : { ...value, [key]: broken }];
}

describe.each(Object.entries(KINDS))(
  '%s that was stored',
  (_what, { whole, restored, nullable, added, derived = [] }) => {
    it('is there again after a reload, and so are those of a former release', () => {
      expect(restored([whole])).toEqual([whole]);
      expect(restored(whole)).toEqual([whole]);
      const old = Object.fromEntries(Object.entries(whole).filter(([field]) => !added.includes(field)));
      expect(restored(old)).toEqual([
        {
          ...whole,
          ...Object.fromEntries(added.filter((field) => nullable.includes(field)).map((field) => [field, null])),
        },
      ]);
      for (const field of nullable)
        expect(restored([{ ...whole, [field]: null }])).toEqual([{ ...whole, [field]: null }]);
    });

    it.each([null, false, true, 'text', 5, []])('is none where the browser has %j', (value) =>
      expect(restored(value)).toEqual([]),
    );

    const broken = [...brokenVersions(whole, '', nullable)];
    it.each(broken.filter(([name]) => !derived.includes(name.split(' ', 1)[0]!)))(
      'is left out with %s, as its page could not show it',
      (_name, broken) => {
        expect(restored([broken])).toEqual([]);
        expect(restored([whole, broken])).toEqual([]);
      },
    );
  },
);
