import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { aPhoto } from '../../support/builders/aPhoto.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';
import { MEMBERS_TABLES } from './membersTables.ts';

type Payload = Record<string, unknown>;
/** Ids of one member's data. */
interface Theirs {
  user: string;
  address: number;
  line: number;
  message: number;
  coupon: number;
  order: number;
  sent: number;
  sentLine: number;
  photo: number;
  inquiry: number;
  accepted: number;
}
/**
 * The payload that another member sends with these ids; `mine` are that member's own, if only one id should be wrong.
 */
type Try = (theirs: Theirs, mine: Pick<Theirs, 'address' | 'sent' | 'sentLine'>) => Payload;
/** `open`: for everybody. `own`: for members, and names no id of another. */
type Right = 'open' | 'own' | Try | Try[];

const key = (): Payload => ({ idempotency_key: randomUUID() });
const bought = { lines: [{ sku_id: PRICED.sku, quantity: 1 }], total: PRICED.price + 4_500 };
const anAddress = { name: 'X', phone: '1', postal_code: '1', country: 1, region: 'X', detail: 'X' };
const order: Try = ({ order: id }) => ({ id, ...key() });
const inquiry: Try = ({ inquiry: id }) => ({ id, ...key() });
const returnOf = (orderId: unknown, lineId: unknown): Payload => ({
  order_id: orderId,
  kind: 'return',
  reason: 'Cracked',
  photos: [],
  lines: [{ line_id: lineId, quantity: 1 }],
  ...key(),
});

// Typed by the table of operations: a new one does not compile until the test says whose data it names.
const RIGHTS: Record<OperationName, Right> = {
  listBrands: 'open',
  readBrand: 'open',
  listGroups: 'open',
  readGroupTree: 'open',
  readGroup: 'open',
  listGroupChildren: 'open',
  listGroupBrands: 'open',
  listBreadcrumbs: 'open',
  listGroupSiblings: 'open',
  listProducts: 'open',
  readProduct: 'open',
  listSkus: 'open',
  readDeliveryDays: 'open',
  readCatalogueState: 'open',
  listCatalogue: 'open',
  suggest: 'open',
  resolveLines: 'open',
  recommendWithProduct: 'open',
  recommendByUser: 'open',
  register: 'open',
  requestAsGuest: 'open',
  leaveRequest: 'open',
  quoteListPrices: 'own',
  login: 'open',
  logout: 'open',
  refreshToken: 'open',
  registerDevice: 'open',
  registerContact: 'open',
  beginPhoneSignIn: 'open',
  pollPhoneSignIn: 'open',
  cancelPhoneSignIn: 'open',
  readPhoneSignIn: 'own',
  answerPhoneSignIn: 'own',
  readSocial: 'open',
  registerFacebook: 'open',
  registerGoogle: 'open',
  requestPasswordCode: 'open',
  resetPassword: 'open',
  confirmEmail: 'open',
  changeLanguage: 'open',
  trackOrder: 'open',
  listArticles: 'open',
  readArticle: 'open',
  listCountryStates: 'open',
  readTimestamp: 'open',
  queryIp: 'open',
  listCountries: 'open',
  selectCountry: 'open',
  recordAccess: 'open',
  recordVitals: 'open',
  reportKiosk: 'open',
  readConfig: 'open',
  readPageConfig: 'open',
  readPublishConfig: 'open',
  readPublicConfig: 'open',
  sendUserMessage: 'open',
  listCouponOffers: 'open',
  readLevelRemark: 'open',

  setCollected: 'own',
  checkCollected: 'own',
  listCollected: 'own',
  addCartLine: 'own',
  readCart: 'own',
  countCart: 'own',
  mergeCart: 'own',
  acknowledgeCart: 'own',
  addCartLines: 'own',
  listCustomerCarts: 'own',
  deleteCustomerCart: 'own',
  listAddresses: 'own',
  createAddress: 'own',
  listCoupons: 'own',
  claimCoupon: 'own',
  readLevelInfo: 'own',
  listPointGrowth: 'own',
  checkIn: 'own',
  readCheckIn: 'own',
  bindFacebook: 'own',
  bindGoogle: 'own',
  changePassword: 'own',
  sendEmailConfirmation: 'own',
  correctEmail: 'own',
  countMessageFlags: 'own',
  listMessages: 'own',
  sumMessageFlags: 'own',
  setAllMessagesRead: 'own',
  listOrders: 'own',
  createInquiry: 'own',
  listInquiries: 'own',
  listAfterSales: 'own',
  listReturnable: 'own',
  addAfterSalePhoto: 'own',

  updateCartLine: ({ line: id }) => ({ id, quantity: 9 }),
  removeCartLine: ({ line: id }) => ({ id }),
  readUserInfo: ({ user: id }) => ({ id }),
  updateUserInfo: ({ user: id }) => ({ id, nick_name: 'Mallory' }),
  readAddress: ({ address: id }) => ({ id }),
  updateAddress: ({ address: id }) => ({ id, ...anAddress }),
  removeAddress: ({ address: id }) => ({ id }),
  setMessageState: ({ message: id }) => ({ id, is_read: true }),
  readOrder: ({ order: id }) => ({ id }),
  quoteOrder: ({ accepted }) => ({ inquiry_id: accepted }),
  createOrder: [
    ({ address: address_id }) => ({ ...bought, address_id, ...key() }),
    ({ coupon: coupon_id }, { address: address_id }) => ({ ...bought, coupon_id, address_id, ...key() }),
    ({ accepted }, { address: address_id }) => ({ inquiry_id: accepted, total: 4_700, address_id, ...key() }),
  ],
  payOrder: [
    ({ order: id }) => ({ id, method: 'bank_transfer', ...key() }),
    ({ order: id }) => ({ id, method: 'card', ...key() }),
  ],
  cancelOrder: order,
  confirmOrder: ({ sent: id }) => ({ id, ...key() }),
  reorder: order,
  readInquiry: ({ inquiry: id }) => ({ id }),
  sendInquiryMessage: ({ inquiry: id }) => ({ id, message: 'Hello', ...key() }),
  acceptInquiry: inquiry,
  declineInquiry: inquiry,
  repeatInquiry: inquiry,
  createAfterSale: [
    ({ sent, sentLine }) => returnOf(sent, sentLine),
    ({ sentLine }, { sent }) => returnOf(sent, sentLine),
    ({ photo }, { sent, sentLine }) => ({ ...returnOf(sent, sentLine), photos: [photo] }),
  ],
  readAfterSalePhoto: ({ photo: id }) => ({ id }),
};
const all = Object.entries(RIGHTS) as [OperationName, Right][];
const ofMembers = all.filter(([, right]) => right !== 'open').map(([name]) => name);
const tries = all.flatMap(([name, right]): [OperationName, Try][] =>
  typeof right === 'string' ? [] : [right].flat().map((one) => [name, one]),
);

onAnyServer('what is a member’s', (store, database) => {
  let ana: Buyer;
  let ben: Buyer;
  let theirs: Theirs;
  let mine: Pick<Theirs, 'address' | 'sent' | 'sentLine'>;
  const everything = async (): Promise<unknown> => {
    const { db } = database().opened;
    const rowsByTable: Record<string, unknown> = {};
    for (const table of MEMBERS_TABLES) {
      const { rows } = await db.execute(sql`select * from ${sql.identifier(table)} t order by t::text`);
      rowsByTable[table] = rows;
    }
    return rowsByTable;
  };
  const sent = async (who: Buyer): Promise<Pick<Theirs, 'sent' | 'sentLine'>> => {
    const { id } = await who.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await who.receive(id, { delivered: false });
    const [open] = await store().good('listReturnable', {}, who.asking);
    return { sent: id, sentLine: open!.lines[0]!.line_id };
  };
  const quoted = async (): Promise<number> => {
    const made = await ana.ask('createInquiry', await anInquiryRequest(store(), PRICED.sku));
    const { id, lines } = made.data as { id: number; lines: { id: number }[] };
    const prices = lines.map((line) => ({ line_id: line.id, price: 100 }));
    await store().services.staffQuotations.quote(id, { prices, validDays: 7, message: '' });
    return id;
  };

  beforeAll(async () => {
    await database().opened.db.execute(sql`update skus set stock = 900`);
    await offerCoupon(database().opened.db, { code: 'TEN' });
    [ana, ben] = [await Buyer.of(store()), await Buyer.of(store())];
    mine = { address: ben.address, ...(await sent(ben)) };
    const { lines } = await store().good(
      'addCartLine',
      { sku_id: PRICED.sku, quantity: 2, idempotency_key: randomUUID() },
      ana.asking,
    );
    const bytes = (await aPhoto()).toString('base64');
    const photo = await store().good('addAfterSalePhoto', { photo: bytes, idempotency_key: randomUUID() }, ana.asking);
    const unpaid = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.page(unpaid.id);
    const accepted = await quoted();
    await ana.ask('acceptInquiry', { id: accepted, idempotency_key: randomUUID() });
    theirs = {
      user: ana.id,
      address: ana.address,
      line: lines[0]!.id,
      photo: photo.id,
      accepted,
      coupon: await ana.coupon('TEN'),
      order: unpaid.id,
      inquiry: await quoted(),
      ...(await sent(ana)),
      message: (await store().good('listMessages', {}, ana.asking)).results[0]!.id,
    };
  });

  it.each(tries)('%s does nothing with another member’s data', async (name, make) => {
    const before = await everything();
    const answer = await ben.ask(name, make(theirs, mine));
    // A line that is not in the member's own cart counts as removed: the answer is that cart.
    if (name === 'removeCartLine') expect(answer.data).toMatchObject({ lines: [] });
    else expect([1, 2, 6], `${name} answered ${answer.raw}`).toContain(answer.code);
    expect(answer.raw).not.toContain('Ana Ruiz');
    expect(await everything()).toEqual(before);
  });

  it('is accepted, with the same payload, from its owner', async () => {
    // Otherwise a refusal above might only mean that the payload was invalid.
    const own = { ...theirs };
    const good = tries.filter(([name]) => /^(?:read|update(?!Address))/.test(name));
    for (const [name, make] of good) expect((await ana.ask(name, make(own, own))).code, name).toBe(0);
    expect(good.length).toBeGreaterThan(6);
  });

  it.each(ofMembers)('%s refuses a visitor who is not signed in', async (name) => {
    const before = await everything();
    const right = RIGHTS[name];
    const [make] = typeof right === 'string' ? [] : [right].flat();
    expect(await store().ask(name, make ? make(theirs, mine) : {})).toMatchObject({ code: 5, data: null });
    expect(await everything()).toEqual(before);
  });

  it('is in no list of another', async () => {
    for (const name of ['listInquiries', 'listAfterSales', 'listCoupons'] as const)
      expect(await store().good(name, {}, ben.asking), name).toMatchObject({ total: 0 });
    const orders = await store().good('listOrders', {}, ben.asking);
    expect(orders.results.map(({ id }) => id)).toEqual([mine.sent]);
    expect((await store().good('readCart', {}, ben.asking)).lines).toEqual([]);
    const messages = await store().good('listMessages', { page_size: 999 }, ben.asking);
    expect(messages.results.map(({ id }) => id)).not.toContain(theirs.message);
  });
});
