import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type OperationName, routeOf } from '../../../shared/contract/routes.ts';
import { arbitraryOf } from '../../support/fixtures/arbitraryOf.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { type Asking, freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';

/** `npm run bench -- --only fuzz` raises it: the number per operation, for guests and for members. */
const RUNS = Number(process.env['FUZZ_API_RUNS'] ?? 12);
/** Data written by another member wherever members may write. */
const SECRET = 'written-by-another-member-7351';
const names = Object.keys(contract) as OperationName[];

onAnyServer('whatever is sent', (store) => {
  let ben: Asking;
  const accepted = new Set<string>();
  beforeAll(async () => {
    const ana = await Buyer.of(store());
    await ana.ask('updateUserInfo', { id: ana.id, nick_name: SECRET });
    await ana.ask('createAddress', {
      name: SECRET,
      phone: '+34 600 000 000',
      postal_code: '28014',
      region: 'Madrid',
      detail: SECRET,
      country: (await store().good('selectCountry', {})).results[0]!.id,
      idempotency_key: randomUUID(),
    });
    await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] }, { note: SECRET });
    ben = { access: (await store().member()).access };
  });

  it.each(names)(
    '%s answers by the contract, never with a fault of its own or with what is another’s',
    async (name) => {
      const payloads = fc.sample(arbitraryOf(contract[name].request), RUNS);
      for (const [turn, payload] of payloads.entries()) {
        const fields = fieldsOf(payload);
        // No client can write a lone surrogate into an address.
        for (const [, token = ''] of routeOf(name).path.matchAll(/\{(\w+)\}/g))
          fields[token] = String(fields[token]).toWellFormed();
        const asking = turn % 3 === 0 ? {} : ben;
        const answer = await store().ask(name, fields, {
          ...asking,
          address: freshAddress(),
        });
        const context = `${JSON.stringify(fields)} -> ${answer.raw}`;
        expect([99, undefined], context).not.toContain(answer.code);
        expect(answer.status, context).toBeLessThan(500);
        expect(answer.raw, context).not.toMatch(/node_modules|\bat .+\.ts:\d+|Failed query/);
        expect(answer.raw, context).not.toContain(SECRET);
        if (answer.code === 0) accepted.add(name);
      }
    },
  );

  it('often passes the schemas, so that the handlers are tried, too', () => {
    expect(accepted.size).toBeGreaterThan(names.length / 3);
  });
});

const fieldsOf = (payload: unknown): Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? { ...payload } : { value: payload };
