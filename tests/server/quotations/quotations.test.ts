import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { PRICE_MAX } from '../../../shared/contract/limits.ts';
import {
  ALSO_PRICED,
  NOWHERE,
  PRICED,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('a quotation', (store, database) => {
  let access = '';
  let germany = 0;
  beforeEach(async () => {
    ({ access } = await store().member());
    germany = (await store().good('selectCountry', {})).results.find(({ iso }) => iso === 'DE')!.id;
  });

  const request = (over: Record<string, unknown> = {}) => ({
    lines: [
      { sku_id: PRICED.sku, quantity: 3, note: 'with a test report', target_price: 11_000 },
      { sku_id: UNPRICED.sku, quantity: 1 },
    ],
    contact: {
      nick_name: 'Dr. Ana Ruiz',
      mobile: '+49 30 123456',
      email: 'ana@clinic.example',
      country: germany,
      company: 'Klinik',
    },
    address: { postal_code: '10115', region: 'Berlin', detail: 'Invalidenstraße 1' },
    message: 'Please quote with delivery.',
    from_cart: false,
    idempotency_key: randomUUID(),
    ...over,
  });
  const send = (over: Record<string, unknown> = {}) => store().good('createInquiry', request(over), { access });

  it('is for members', async () => {
    expect(await store().ask('createInquiry', request())).toMatchObject({ code: 5 });
    expect(await store().ask('listInquiries')).toMatchObject({ code: 5 });
  });

  it('has a number and is due within 24 hours', async () => {
    const made = await send();
    expect(made.code).toMatch(/^Q-\d{4}-\d{6}$/);
    expect(Date.parse(made.reply_due_at) - Date.parse(made.created_at)).toBe(24 * 3600_000);
    expect(made).toMatchObject({
      state: 'submitted',
      line_count: 2,
      message: 'Please quote with delivery.',
      messages: [],
    });
    expect(made.lines).toMatchObject([
      { quantity: 3, note: 'with a test report', target_price: 11_000, quoted_price: null, sku: { code: 'CX-1-A' } },
      { quantity: 1, note: '', target_price: null, quoted_price: null, sku: { code: 'CX-3-A' } },
    ]);
    expect(await store().good('readInquiry', { id: made.id }, { access })).toEqual(made);
  });

  it.each([-1, PRICE_MAX + 1, 9_007_199_254_740_991])('wishes for no price of %i cents', async (target_price) => {
    const lines = [{ sku_id: PRICED.sku, quantity: 1, target_price }];
    const answer = await store().ask('createInquiry', request({ lines }), { access });
    expect(answer).toMatchObject({
      code: 1,
      data: { errors: { 'lines.0.target_price': expect.any(String) as string } },
    });
  });

  it('is created once, however often it is sent at once', async () => {
    const once = request();
    const made = await Promise.all([1, 2, 3].map(() => store().good('createInquiry', once, { access })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await store().good('listInquiries', {}, { access })).toMatchObject({ total: 1 });
  });

  it('is the same a month later, though its products have gone since', async () => {
    const once = request();
    const made = await store().good('createInquiry', once, { access });
    await database().opened.db.execute(sql`delete from idempotent_replies`);
    await new CatalogueWriter(database().opened.db).retire([PRICED.product, UNPRICED.product]);
    const again = await store().good('createInquiry', once, { access });
    await writeSmallCatalogue(database().opened.db);
    expect(again).toEqual(made);
  });

  it('is created once even when the first reply was lost with its process', async () => {
    const once = request();
    const made = await store().good('createInquiry', once, { access });
    await database().opened.db.execute(sql`delete from idempotent_replies`);
    expect(await store().good('createInquiry', once, { access })).toEqual(made);
  });

  it('takes its lines out of the cart, and no others', async () => {
    for (const sku_id of [PRICED.sku, ALSO_PRICED.sku, UNPRICED.sku]) {
      await store().good('addCartLine', { sku_id, quantity: 1, idempotency_key: randomUUID() }, { access });
    }
    await send({ from_cart: true });
    expect((await store().good('readCart', {}, { access })).lines).toMatchObject([{ sku: { id: ALSO_PRICED.sku } }]);
  });

  it('leaves the cart alone when it does not come from there', async () => {
    await store().good('addCartLine', { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() }, { access });
    await send();
    expect((await store().good('readCart', {}, { access })).lines).toHaveLength(1);
  });

  it('asks for what the catalogue does not have, alone or beside products', async () => {
    const free = [{ text: 'Chair, 30 cm', quantity: 5_000 }];
    const alone = await send({ lines: [], free_lines: free });
    expect(alone).toMatchObject({ lines: [], free_lines: free, line_count: 1 });
    const both = await send({ free_lines: free });
    expect(both.line_count).toBe(both.lines.length + 1);
    const { results } = await store().good('listInquiries', {}, { access });
    expect(results.map(({ line_count }) => line_count)).toEqual([both.line_count, 1]);
  });

  it('is refused with free lines without words or pieces', async () => {
    const wrong = [
      { text: ' ', quantity: 1 },
      { text: 'Chair', quantity: 0 },
    ];
    const answer = await store().ask('createInquiry', request({ free_lines: wrong }), { access });
    expect(Object.keys((answer.data as { errors: object }).errors)).toEqual([
      'free_lines.0.text',
      'free_lines.1.quantity',
    ]);
  });

  it.each([
    [
      'a thing that is not sold',
      { lines: [{ sku_id: NOWHERE, quantity: 1 }] },
      { 'lines.0.sku_id': 'This product is no longer available' },
    ],
    ['nothing', { lines: [] }, { lines: 'Please select at least one product' }],
    [
      'too much at once',
      { lines: Array.from({ length: 1_001 }, () => ({ sku_id: PRICED.sku, quantity: 1 })) },
      { lines: 'A request for a quotation holds 1,000 lines at most' },
    ],
  ])('is not made of %s', async (_what, over, errors) => {
    expect(await store().ask('createInquiry', request(over), { access })).toMatchObject({ code: 1, data: { errors } });
  });

  it('requires an existing country', async () => {
    const contact = { ...request().contact, country: 999_999 };
    const answer = await store().ask('createInquiry', request({ contact }), { access });
    expect(answer).toMatchObject({ code: 1, data: { errors: { 'contact.country': 'Please select' } } });
  });

  it('is not found by another member', async () => {
    const { id } = await send();
    const other = { access: (await store().member()).access };
    expect(await store().ask('readInquiry', { id }, other)).toMatchObject({ code: 2 });
    expect(await store().good('listInquiries', {}, other)).toMatchObject({ results: [], total: 0 });
  });

  it('is listed with the newest first, by page and by state', async () => {
    const [first, second] = [await send(), await send()];
    const page = await store().good('listInquiries', { page: 1, page_size: 1 }, { access });
    expect(page).toMatchObject({ total: 2, page: 1, page_size: 1, results: [{ code: second.code, line_count: 2 }] });
    const next = await store().good('listInquiries', { page: 2, page_size: 1 }, { access });
    expect(next.results).toMatchObject([{ code: first.code }]);
    expect(await store().good('listInquiries', { state: 'quoted' }, { access })).toMatchObject({ total: 0 });
  });

  it('still shows a line whose variant is no longer sold', async () => {
    const { id } = await send();
    const { db } = database().opened;
    await new CatalogueWriter(db).retire([PRICED.product]);
    expect((await store().good('readInquiry', { id }, { access })).lines).toMatchObject([
      { sku: { code: 'CX-1-A' } },
      { sku: { code: 'CX-3-A' } },
    ]);
    await writeSmallCatalogue(db);
  });
});
