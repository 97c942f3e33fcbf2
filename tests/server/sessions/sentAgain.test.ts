import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { aPhoto } from '../../support/builders/aPhoto.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { allRows, crashAfterCommit } from '../../support/checks/crashAfterCommit.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { aRegistration, onAnyServer } from '../../support/servers/ServerStore.ts';

type Payload = Record<string, unknown>;
const REUSED = { code: 13, data: { reason: 'key_reused' } };

/** The same payload with one value changed: the first number in it, else the first text. */
function withOther(payload: Payload): Payload {
  const json = JSON.stringify(payload);
  const isNumbered = /":\d+[,}\]]/.test(json);
  const other = isNumbered
    ? json.replace(/":(\d+)([,}\]])/, (_all, number, end) => `":${Number(number) + 1}${end}`)
    : json.replace(/":"(?![\da-f]{8}-)/, '":"A');
  return JSON.parse(other) as Payload;
}

onAnyServer('an operation whose process died before it answered', (store, database) => {
  const db = () => database().opened.db;
  const line = { sku_id: PRICED.sku, quantity: 1 };
  let ana: Buyer;

  beforeAll(() => offerCoupon(db(), { code: 'TEN' }));
  beforeEach(async () => {
    await db().execute(sql`update skus set stock = 9`);
    ana = await Buyer.of(store());
  });

  const bought = async (): Promise<Order> => ana.buy({ lines: [line] });
  const sent = async (): Promise<Order> => ana.receive((await bought()).id, { delivered: false });
  const inquired = async (): Promise<Inquiry> =>
    (await ana.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku))).data as Inquiry;
  const quoted = async (): Promise<Inquiry> => {
    const inquiry = await inquired();
    const prices = inquiry.lines.map(({ id }) => ({ line_id: id, price: 500 }));
    await store().services.staffQuotations.quote(inquiry.id, { prices, validDays: 14, message: '' });
    return inquiry;
  };
  const anAddress = async (): Promise<Payload> => {
    const { id: _id, ...address } = await store().good('readAddress', { id: ana.address }, ana.asking);
    return address;
  };
  const idOf = async (made: Promise<{ id: number }>): Promise<Payload> => ({ id: (await made).id });

  const OPERATIONS: [OperationName, () => Promise<Payload> | Payload][] = [
    ['addCartLine', () => line],
    ['mergeCart', () => ({ lines: [line, { sku_id: UNPRICED.sku, quantity: 2 }] })],
    ['reorder', () => idOf(bought())],
    ['repeatInquiry', () => idOf(inquired())],
    ['createInquiry', () => anInquiryRequest(store(), UNPRICED.sku)],
    ['sendInquiryMessage', async () => ({ ...(await idOf(inquired())), message: 'By Friday, please' })],
    ['acceptInquiry', () => idOf(quoted())],
    ['declineInquiry', async () => ({ ...(await idOf(quoted())), reason: 'Too late' })],
    ['createOrder', () => ana.agree({ lines: [line] })],
    ['payOrder', async () => ({ ...(await idOf(bought())), method: 'bank_transfer' })],
    ['payOrder', async () => ({ ...(await idOf(bought())), method: 'card' })],
    ['cancelOrder', () => idOf(bought())],
    ['confirmOrder', () => idOf(sent())],
    ['addAfterSalePhoto', async () => ({ photo: (await aPhoto()).toString('base64') })],
    ['createAddress', () => anAddress()],
    ['claimCoupon', () => ({ code: 'TEN' })],
    ['checkIn', () => ({})],
    ['setCollected', () => ({ id: PRICED.product, collected: true })],
    ['recordAccess', () => ({ uuid: randomUUID(), request_url: '/cart' })],
  ];

  it.each(OPERATIONS)(
    'is not done again where it is sent again, nor with other content: %s',
    async (operation, prepare) => {
      const payload = { ...(await prepare()), idempotency_key: randomUUID() };
      const first = await crashAfterCommit(db(), () => ana.ask(operation, payload));
      expect(first).toMatchObject({ code: 0 });
      const written = await allRows(db());
      expect(await ana.ask(operation, payload)).toMatchObject({ code: 0, data: first.data });
      if (operation !== 'checkIn') expect(await ana.ask(operation, withOther(payload))).toMatchObject(REUSED);
      expect(await allRows(db())).toEqual(written);
    },
  );

  it('is one account, which its owner enters by registering again', async () => {
    const registration = aRegistration();
    const first = await crashAfterCommit(db(), () => store().good('register', registration));
    const written = await allRows(db());
    expect(await store().good('register', registration)).toMatchObject({ user_id: first.user_id });
    expect(await allRows(db())).toEqual(written);
  });

  const NEW = 'scanner_77';
  const secondMember = () => store().member();
  it.each<[OperationName, () => Promise<{ payload: Payload; asking?: { access: string } }>]>([
    [
      'changePassword',
      async () => {
        const { access, password } = await secondMember();
        return { payload: { old_password: password, password: NEW }, asking: { access } };
      },
    ],
    [
      'resetPassword',
      async () => {
        const { email } = await secondMember();
        await store().good('requestPasswordCode', { email });
        return { payload: { email, code: await store().codeFor(email), password: NEW } };
      },
    ],
    [
      'correctEmail',
      async () => {
        const { access, password } = await secondMember();
        return { payload: { email: `right-${randomUUID()}@clinic.com`, password }, asking: { access } };
      },
    ],
    ['requestPasswordCode', async () => ({ payload: { email: (await secondMember()).email } })],
  ])('is done once and answered as done where it is sent again: %s', async (operation, prepare) => {
    const { payload, asking } = await prepare();
    const request = { ...payload, idempotency_key: randomUUID() };
    const first = await crashAfterCommit(db(), () => store().ask(operation, request, asking));
    expect(first).toMatchObject({ code: 0 });
    const written = await allRows(db());
    expect(await store().ask(operation, request, asking)).toMatchObject({ code: 0, data: first.data });
    expect(await allRows(db())).toEqual(written);
    expect(await store().ask(operation, withOther(request), asking)).toMatchObject(REUSED);
  });
});
