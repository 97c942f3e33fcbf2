import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PHOTO_BYTES_MAX } from '../../../shared/contract/limits.ts';
import type { AfterSale } from '../../../shared/contract/schemas/returns.ts';
import { aPhoto } from '../../support/builders/aPhoto.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { ALSO_PRICED, PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { type Answer, onAnyServer, openStore } from '../../support/servers/ServerStore.ts';

const DAY_MS = 24 * 3600_000;

onAnyServer('a return or exchange', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let ben: Buyer;
  beforeAll(async () => {
    ben = await Buyer.of(store());
  });
  beforeEach(async () => {
    await db().execute(sql`update skus set stock = 900`);
    ana = await Buyer.of(store());
  });

  /** An order of three pieces of one product and one of another, unless given otherwise. */
  const ordered = async (sent: 'unsent' | 'sent' | 'delivered' = 'delivered'): Promise<number> => {
    const lines = [
      { sku_id: PRICED.sku, quantity: 3 },
      { sku_id: ALSO_PRICED.sku, quantity: 1 },
    ];
    const { id } = await ana.buy({ lines });
    if (sent !== 'unsent') await ana.receive(id, { delivered: sent === 'delivered' });
    return id;
  };
  const returnable = () => store().good('listReturnable', {}, ana.asking);
  const linesOf = async (order: number): Promise<number[]> =>
    (await returnable()).find(({ order_id }) => order_id === order)!.lines.map(({ line_id }) => line_id);
  const request = async (order: number, over: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const rows = await db().execute<{ id: number }>(sql`select id from order_lines where order_id = ${order}`);
    const lines = [{ line_id: rows.rows[0]!.id, quantity: 2 }];
    const about = { order_id: order, kind: 'return', reason: 'The housing is cracked' };
    return { ...about, lines, photos: [], idempotency_key: randomUUID(), ...over };
  };
  const ask = async (order: number, over: Record<string, unknown> = {}, who = ana): Promise<Answer> =>
    who.ask('createAfterSale', await request(order, over));
  const errorsOf = (answer: Answer): unknown => (answer.data as { errors?: unknown }).errors;
  const mine = (who = ana) => store().good('listAfterSales', {}, who.asking);
  /** Moves the order's entry into a state this many days back. */
  const since = (order: number, state: string, ms: number) =>
    db().execute(
      sql`update order_events set at = ${new Date(Date.now() - ms).toISOString()} where order_id = ${order} and state = ${state}`,
    );
  const send = async (photo: Buffer, who = ana): Promise<Answer> =>
    who.ask('addAfterSalePhoto', { photo: photo.toString('base64'), idempotency_key: randomUUID() });
  const sent = async (who = ana): Promise<number> => ((await send(await aPhoto(), who)).data as { id: number }).id;

  it('is listed for one order alone where that is asked for', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await ask(first);
    await ask(second);
    const of = (order: number, who = ana) => store().good('listAfterSales', { order_id: order }, who.asking);
    const { results, total } = await of(first);
    expect([results.map(({ order_id }) => order_id), total]).toEqual([[first], 1]);
    expect((await mine()).total).toBe(2);
    expect(await of(first, ben)).toMatchObject({ results: [], total: 0 });
  });

  it('is asked for from the lines of an order, and listed with its state, newest first', async () => {
    const order = await ordered();
    const [open] = await returnable();
    expect(open).toMatchObject({ order_id: order, lines: [{ quantity: 3 }, { quantity: 1 }] });
    expect(Date.parse(open!.return_until!) - Date.now()).toBeGreaterThan(14.9 * DAY_MS);
    const first = (await ask(order)).data as AfterSale;
    const second = (await ask(order, { kind: 'exchange', lines: [{ line_id: open!.lines[1]!.line_id, quantity: 1 }] }))
      .data as AfterSale;
    expect(first).toMatchObject({ state: 'requested', answer: '', order_code: open!.order_code });
    expect(first.lines).toMatchObject([{ quantity: 2, sku: { id: PRICED.sku } }]);
    expect(await mine()).toMatchObject({ total: 2, results: [{ id: second.id, kind: 'exchange' }, { id: first.id }] });
    const page = await store().good('listAfterSales', { page: 2, page_size: 1 }, ana.asking);
    expect(page).toMatchObject({ total: 2, results: [{ id: first.id }] });
    expect((await returnable())[0]!.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('cannot be asked for before the goods are sent, nor exchanged before they are there', async () => {
    const unsent = await ordered('unsent');
    expect(errorsOf(await ask(unsent))).toEqual({ kind: 'This order has not been shipped yet' });
    const order = await ordered('sent');
    expect(errorsOf(await ask(order, { kind: 'exchange' }))).toEqual({
      kind: 'An exchange can be requested once the order has arrived',
    });
    expect(await returnable()).toMatchObject([{ order_id: order, exchange_until: null }]);
    expect(await ask(order)).toMatchObject({ code: 0 });
  });

  it.each([
    ['return', 'out_of_storage', 'The 15 days for a return are over'],
    ['exchange', 'completed', 'The 15 days for an exchange are over'],
  ])(
    'is too late for a %s when the 15th day after it is over, and not a moment before',
    async (kind, state, message) => {
      const order = await ordered();
      await since(order, state, Date.now() - Date.parse('2027-12-17T00:00:01Z'));
      let time = Date.parse('2028-01-02T00:00:00Z');
      const shop = await openStore(database(), () => time);
      const requestReturn = async () => shop.ask('createAfterSale', await request(order, { kind }), ana.asking);
      expect(errorsOf(await requestReturn())).toEqual({ kind: message });
      expect((await mine()).total).toBe(0);
      // The named day, to its end.
      time = Date.parse('2028-01-01T23:59:59Z');
      const [open] = await shop.good('listReturnable', {}, ana.asking);
      expect(open?.[kind === 'return' ? 'return_until' : 'exchange_until']).toMatch(/^2028-01-01/);
      expect(await requestReturn()).toMatchObject({ code: 0 });
      await shop.app.close();
    },
  );

  it('is not offered any more when both times are over', async () => {
    const order = await ordered();
    await since(order, 'out_of_storage', 16 * DAY_MS);
    expect(await returnable()).toMatchObject([{ return_until: null }]);
    await since(order, 'completed', 16 * DAY_MS);
    expect(await returnable()).toEqual([]);
  });

  it('is for no more than was bought, over all requests that were not refused', async () => {
    const order = await ordered();
    const [line, other] = await linesOf(order);
    const of = (quantity: number) => ({ lines: [{ line_id: line, quantity }] });
    expect(errorsOf(await ask(order, of(4)))).toEqual({
      'lines.0.quantity': 'That is more than is left of this line',
    });
    const twice = [1, 1, 2].map((quantity) => ({ line_id: line, quantity }));
    expect(errorsOf(await ask(order, { lines: twice }))).toHaveProperty(['lines.2.quantity']);
    expect(errorsOf(await ask(order, { lines: [{ line_id: other, quantity: 0 }] }))).toHaveProperty([
      'lines.0.quantity',
    ]);
    const { id } = (await ask(order, of(2))).data as AfterSale;
    expect(await ask(order, of(2))).toMatchObject({ code: 1 });
    await store().services.staffReturns.settle(id, 'refused', 'Used');
    expect(await ask(order, of(3))).toMatchObject({ code: 0 });
    expect(errorsOf(await ask(order, { lines: [] }))).toEqual({ lines: 'Please select at least one product' });
  });

  it('of the last piece is accepted once when two are requested at once', async () => {
    const order = await ordered();
    const [line] = await linesOf(order);
    const all = { lines: [{ line_id: line, quantity: 3 }] };
    const answers = await Promise.all([ask(order, all), ask(order, all), ask(order, all)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
    expect((await mine()).total).toBe(1);
  });

  it('is created once, however often it is sent, even when the first reply is gone', async () => {
    const order = await ordered();
    const payload = await request(order, { photos: [await sent()] });
    const answers = await Promise.all([1, 2].map(() => ana.ask('createAfterSale', payload)));
    await db().execute(sql`delete from idempotent_replies`);
    answers.push(await ana.ask('createAfterSale', payload));
    expect(new Set(answers.map(({ data }) => (data as AfterSale).id)).size).toBe(1);
    expect((await mine()).total).toBe(1);
  });

  it('keeps its photographs, made smaller, turned, and without who took them', async () => {
    const order = await ordered();
    const big = await sharp(await aPhoto('jpeg', 4_000))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(big).metadata()).exif?.includes('Ana Ruiz')).toBe(true);
    const { id } = (await send(big)).data as { id: number };
    const made = (await ask(order, { photos: [id] })).data as AfterSale;
    expect(made.photos).toEqual([id]);
    const { src } = await store().good('readAfterSalePhoto', { id }, ana.asking);
    expect(src).toMatch(/^data:image\/webp;base64,/);
    const metadata = await sharp(Buffer.from(src.split(',')[1]!, 'base64')).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 16, height: 1_600 });
    expect(metadata.exif).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'webp'] as const)('takes a %s', async (format) => {
    expect(await send(await aPhoto(format))).toMatchObject({ code: 0 });
  });

  it('checks the content of a file, not its declared type', async () => {
    const photo = await aPhoto();
    const none = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('%PDF-1.7 and so on'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('JFIF, and nothing after it')]),
      photo.subarray(0, photo.length - 80),
      await aPhoto('gif'),
    ];
    for (const file of none) {
      const answer = await send(file);
      expect(errorsOf(answer), file.toString('latin1', 0, 12)).toEqual({
        photo: 'This is not a picture that can be read. Choose a JPEG, PNG or WebP file',
      });
    }
    const noBase64 = await ana.ask('addAfterSalePhoto', { photo: 'data:,%', idempotency_key: randomUUID() });
    expect(errorsOf(noBase64)).toHaveProperty('photo');
  });

  it('takes photographs of 5 MB, and none of more', async () => {
    // Bytes after a JPEG's end are no part of the picture.
    const padded = async (size: number): Promise<Buffer> => {
      const photo = await aPhoto();
      return Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    };
    expect(await send(await padded(PHOTO_BYTES_MAX))).toMatchObject({ code: 0 });
    expect(errorsOf(await send(await padded(PHOTO_BYTES_MAX + 1)))).toEqual({
      photo: 'A picture may have 5 MB at most',
    });
  });

  it('has five photographs at most, each of them its own member’s and in one request only', async () => {
    const order = await ordered();
    const [one, foreign] = [await sent(), await sent(ben)];
    const [line] = await linesOf(order);
    const single = { lines: [{ line_id: line, quantity: 1 }] };
    const six = await Promise.all(Array.from({ length: 6 }, () => sent()));
    expect(errorsOf(await ask(order, { ...single, photos: six }))).toEqual({ photos: '5 pictures at most' });
    expect(errorsOf(await ask(order, { ...single, photos: [one, foreign] }))).toHaveProperty('photos');
    expect((await mine()).total).toBe(0);
    expect(await ask(order, { ...single, photos: [one] })).toMatchObject({ code: 0 });
    expect(errorsOf(await ask(order, { ...single, photos: [one] }))).toHaveProperty('photos');
  });

  it('lets 20 photographs wait for a request, for a day', async () => {
    const tries = [];
    for (let turn = 0; turn < 21; turn += 1) tries.push((await send(await aPhoto())).code);
    expect(tries.filter((code) => code === 0)).toHaveLength(20);
    const attached = await sent(ben);
    await db().execute(sql`update after_sale_photos set created_at = now() - interval '25 hours'`);
    const order = await ordered();
    await db().execute(sql`update after_sale_photos set created_at = now() where id = ${attached}`);
    await store().services.afterSalePhotos.sweep();
    expect(await send(await aPhoto())).toMatchObject({ code: 0 });
    expect(await ben.ask('readAfterSalePhoto', { id: attached })).toMatchObject({ code: 0 });
    expect(await ask(order)).toMatchObject({ code: 0 });
  });

  it('is visible to its member alone', async () => {
    const order = await ordered();
    const photo = await sent();
    expect(await ask(order, {}, ben)).toMatchObject({ code: 2 });
    expect(await ben.ask('readAfterSalePhoto', { id: photo })).toMatchObject({ code: 2 });
    expect(await store().good('listReturnable', {}, ben.asking)).toEqual([]);
    await ask(order);
    expect(await mine(ben)).toMatchObject({ total: 0, results: [] });
  });

  it('does not take a line of another order', async () => {
    const [order, older] = [await ordered(), await ordered()];
    const [line] = await linesOf(older);
    expect(errorsOf(await ask(order, { lines: [{ line_id: line, quantity: 1 }] }))).toHaveProperty([
      'lines.0.quantity',
    ]);
  });

  it('is settled by the store, step by step, and its member is told', async () => {
    const order = await ordered();
    const { id } = (await ask(order)).data as AfterSale;
    const settle = async (state: string, answer?: string) =>
      (
        await store().app.inject({
          method: 'POST',
          url: `/dev/clock/returns/${id}/settle`,
          payload: { state, answer },
        })
      ).json<{ code: number }>();
    expect(await settle('done')).toMatchObject({ code: 13 });
    expect(await settle('requested')).toMatchObject({ code: 1 });
    expect(await settle('approved', 'Use the box it came in')).toMatchObject({ code: 0 });
    expect(await settle('refused')).toMatchObject({ code: 13 });
    expect((await mine()).results[0]).toMatchObject({ state: 'approved', answer: 'Use the box it came in' });
    for (const state of ['received', 'done']) expect(await settle(state)).toMatchObject({ code: 0 });
    const messages = await store().services.messages.list(ana.id, 1, 20, 'account');
    expect(messages.filter(({ link }) => link?.url === '/userCenter/afterSale')).toHaveLength(3);
    const desk = await store().app.inject({ method: 'GET', url: '/dev/clock/desk.json' });
    expect(desk.json<{ data: { returns: { id: number }[] } }>().data.returns).toContainEqual(
      expect.objectContaining({ id, state: 'done', next: [] }),
    );
  });
});
