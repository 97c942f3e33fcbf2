import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { contentHash } from '../../../server/platform/idempotency/contentHash.ts';
import { canonicalJson } from '../../../shared/signing/canonicalJson.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { type Answer, aRegistration, onAnyServer } from '../../support/servers/ServerStore.ts';

type Payload = Record<string, unknown>;
const REUSED = { code: 13, data: { reason: 'key_reused' } };

onAnyServer('an idempotency key that is used again with other content', (store, database) => {
  const db = () => database().opened.db;
  const forgetReplies = () => db().execute(sql`delete from idempotent_replies`);
  const line = { sku_id: PRICED.sku, quantity: 1 };
  const aContact = async () => {
    const { results } = await store().good('selectCountry', {});
    return { nick_name: 'Ben', email: 'ben@clinic.example', country: results[0]!.id, mobile: '+49 30 1234567' };
  };
  const newDevice = async () => {
    const device = aDevice();
    await store().ask('registerDevice', await device.registration());
    return device;
  };
  const returned = async (buyer: Buyer): Promise<Payload> => {
    const { id } = await buyer.receive((await buyer.buy({ lines: [line] })).id);
    const [order] = await store().good('listReturnable', {}, buyer.asking);
    const lines = order!.lines.map(({ line_id }) => ({ line_id, quantity: 1 }));
    return { order_id: id, kind: 'return', reason: 'Too large', lines, photos: [] };
  };

  /** Requests whose key is in the noun's own table, longer than replies are kept. */
  const LASTING: [OperationName, (buyer: Buyer) => Promise<Payload>, Payload][] = [
    ['createOrder', (buyer) => buyer.agree({ lines: [line] }), { note: 'Ring twice' }],
    ['createInquiry', () => anInquiryRequest(store(), UNPRICED.sku), { message: 'By Friday, please' }],
    ['createAfterSale', returned, { reason: 'Too small' }],
    ['registerContact', aContact, { mobile: '+49 30 7654321' }],
  ];

  it.each(LASTING)('is refused long after the reply was forgotten: %s', async (operation, prepare, change) => {
    await db().execute(sql`update skus set stock = 9`);
    const buyer = await Buyer.of(store());
    const payload = { ...(await prepare(buyer)), idempotency_key: randomUUID() };
    const first = await buyer.ask(operation, payload);
    await forgetReplies();
    expect(await buyer.ask(operation, { ...payload, ...change })).toMatchObject(REUSED);
    expect(await buyer.ask(operation, payload)).toMatchObject({ code: 0, data: first.data });
  });

  it('is refused for a contact form that somebody else sends', async () => {
    const form = { ...(await aContact()), idempotency_key: randomUUID() };
    await store().good('registerContact', form);
    const other = { ...form, nick_name: 'Eve', email: 'eve@clinic.example' };
    const { access } = await store().member();
    expect(await store().ask('registerContact', other, { access })).toMatchObject(REUSED);
  });

  it.each<[string, Payload]>([
    ['e-mail address', { email: aRegistration().email }],
    ['password', { password: 'another_2026' }],
    ['name', { nick_name: 'Dr. Eve' }],
  ])('gives nobody the tokens of the member who registered with it: other %s', async (_field, change) => {
    const registration = aRegistration();
    await store().good('register', registration);
    const answer = await store().ask('register', { ...registration, ...change });
    expect(answer).toMatchObject(REUSED);
    expect(answer.raw).not.toContain('access');
  });

  it('gives no other device the tokens of the one that registered with it', async () => {
    const [mine, other] = [await newDevice(), await newDevice()];
    const registration = aRegistration();
    const first = await store().good('register', registration, { device: mine });
    expect(await store().good('register', registration, { device: mine })).toEqual(first);
    const answer = await store().ask('register', registration, { device: other });
    expect(answer).toMatchObject({ code: 1 });
    expect(answer.raw).not.toContain('access');
  });

  it('does one of two at once, and refuses the other', async () => {
    const { access } = await store().member();
    const idempotency_key = randomUUID();
    const answers: Answer[] = await Promise.all(
      [1, 2].map((quantity) =>
        store().ask('addCartLine', { sku_id: PRICED.sku, quantity, idempotency_key }, { access }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([0, 13]);
    expect((await store().good('readCart', {}, { access })).lines).toHaveLength(1);
  });

  it('is the same content whatever the order of its fields', async () => {
    const { access } = await store().member();
    const idempotency_key = randomUUID();
    const first = await store().good('addCartLine', { idempotency_key, ...line }, { access });
    const turned = { quantity: line.quantity, sku_id: line.sku_id, idempotency_key };
    expect(await store().good('addCartLine', turned, { access })).toEqual(first);
  });

  it('passes for what was made before hashes were kept', async () => {
    const buyer = await Buyer.of(store());
    const payload = { ...(await anInquiryRequest(store(), UNPRICED.sku)), idempotency_key: randomUUID() };
    const first = await buyer.ask('createInquiry', payload);
    await forgetReplies();
    await db().execute(sql`update inquiries set content_hash = null`);
    expect(await buyer.ask('createInquiry', payload)).toMatchObject({ code: 0, data: first.data });
  });
});

it('is told apart by every difference of its content, and by none in the order of its fields', () => {
  const idempotency_key = randomUUID();
  const content = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
  const hashSecret = (fields: object): string => contentHash({ ...fields, idempotency_key });
  fc.assert(
    fc.property(content, content, (one, other) => {
      expect(hashSecret(one)).toBe(hashSecret(Object.fromEntries(Object.entries(one).toReversed())));
      if (canonicalJson(one) !== canonicalJson(other)) expect(hashSecret(one)).not.toBe(hashSecret(other));
    }),
  );
});
