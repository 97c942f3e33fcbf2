import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Reply } from '../../../shared/contract/contract.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { aRegistration, freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('a guest’s request for a quotation', (store, database) => {
  let germany = 0;
  beforeAll(async () => {
    germany = (await store().good('selectCountry', {})).results.find(({ iso }) => iso === 'DE')!.id;
  });
  const anEmail = () => `${randomUUID()}@clinic.example`;
  const request = (email: string, over: Record<string, unknown> = {}) => ({
    lines: [
      { sku_id: PRICED.sku, quantity: 3, note: 'with a test report' },
      { sku_id: UNPRICED.sku, quantity: 1 },
    ],
    free_lines: [{ text: 'ADULT CUFF 27-35', quantity: 12 }],
    contact: { nick_name: 'Dr. Ana Ruiz', mobile: '+49 30 123456', email, country: germany, company: 'Klinik' },
    message: 'Please quote with delivery.',
    purchase_order: 'PO-118',
    password: 'probe_2026',
    accepted_terms: true,
    accepted_privacy: true,
    idempotency_key: randomUUID(),
    ...over,
  });
  const ask = (payload: Record<string, unknown>, address = freshAddress()) =>
    store().ask('requestAsGuest', payload, { address });
  const requestsOf = async (access: string) => (await store().good('listInquiries', {}, { access })).total;
  const accounts = async (email: string) => {
    const { rows } = await database().opened.db.execute(sql`select id from members where email = ${email}`);
    return rows.length;
  };

  it('makes the account that it belongs to, which knows phone, company and country from then on', async () => {
    const email = anEmail();
    const answer = await ask(request(email));
    const { access, inquiry_id, user_id } = answer.data as Reply<'requestAsGuest'>;
    expect(await store().good('readInquiry', { id: inquiry_id }, { access })).toMatchObject({
      state: 'submitted',
      line_count: 3,
      purchase_order: 'PO-118',
      message: 'Please quote with delivery.',
      address: { postal_code: '', region: '', detail: '' },
    });
    expect(await store().good('readUserInfo', { id: user_id }, { access })).toMatchObject({
      email,
      nick_name: 'Dr. Ana Ruiz',
      company: 'Klinik',
      mobile: '+49 30 123456',
      country: germany,
    });
    expect(await store().good('listAddresses', {}, { access })).toEqual([]);
    expect(await store().good('login', { email, password: 'probe_2026' })).toMatchObject({ user_id });
  });

  it('belongs to the account of a known address, for its password alone', async () => {
    const { email, password, ...member } = { ...aRegistration(), email: anEmail() };
    await store().good('register', { ...member, email, password });
    expect(await ask(request(email, { password: 'another_1' }))).toMatchObject({
      code: 1,
      data: { errors: { password: expect.any(String) as string } },
    });
    const { access } = (await ask(request(email, { password }))).data as Reply<'requestAsGuest'>;
    expect(await requestsOf(access)).toBe(1);
    expect(await accounts(email)).toBe(1);
  });

  it('is one request with one account, however often it is sent at once', async () => {
    const once = request(anEmail());
    const answers = await Promise.all([1, 2, 3].map(() => ask(once)));
    const made = answers.map(({ data }) => data as Reply<'requestAsGuest'>);
    expect(new Set(made.map(({ inquiry_id }) => inquiry_id)).size).toBe(1);
    expect(await requestsOf(made[0]!.access)).toBe(1);
    expect(await accounts(once.contact.email)).toBe(1);
  });

  it('is the same a day later, when replies are no longer kept', async () => {
    const once = request(anEmail());
    const { inquiry_id } = (await ask(once)).data as Reply<'requestAsGuest'>;
    await database().opened.db.execute(sql`delete from idempotent_replies`);
    expect((await ask(once)).data).toMatchObject({ inquiry_id });
  });

  it('makes no account where its goods cannot be requested', async () => {
    const email = anEmail();
    const lines = [{ sku_id: 2_000_000_000, quantity: 1 }];
    expect(await ask(request(email, { lines }))).toMatchObject({
      code: 1,
      data: { errors: { 'lines.0.sku_id': expect.any(String) as string } },
    });
    expect(await accounts(email)).toBe(0);
  });

  it.each([
    ['a short password for a new account', { password: 'short' }, 'password'],
    ['no password', { password: '' }, 'password'],
    ['terms not accepted', { accepted_terms: false }, 'accepted_terms'],
    ['privacy policy not accepted', { accepted_privacy: false }, 'accepted_privacy'],
    ['no goods', { lines: [], free_lines: [] }, 'lines'],
  ])('is refused at its field: %s', async (_fault, over, field) => {
    const email = anEmail();
    expect(await ask(request(email, over))).toMatchObject({
      code: 1,
      data: { errors: { [field]: expect.any(String) as string } },
    });
    expect(await accounts(email)).toBe(0);
  });

  it('allows no more password tries than sign-in', async () => {
    const { email, ...member } = { ...aRegistration(), email: anEmail() };
    await store().good('register', { ...member, email });
    const address = freshAddress();
    const guess = async () => (await ask(request(email, { password: `guess_${randomUUID()}` }), address)).code;
    for (let tried = 0; tried < 10; tried += 1) expect(await guess()).toBe(1);
    expect(await guess()).toBe(11);
    expect((await store().ask('login', { email, password: 'guess_11' }, { address })).code).toBe(11);
  });
});

onAnyServer('a request left at a kiosk', (store, database) => {
  let germany = 0;
  beforeAll(async () => {
    germany = (await store().good('selectCountry', {})).results.find(({ iso }) => iso === 'DE')!.id;
  });
  const request = (email: string) => ({
    lines: [{ sku_id: PRICED.sku, quantity: 3 }],
    contact: { nick_name: 'Dr. Ana Ruiz', mobile: '+49 30 123456', email, country: germany, company: 'Klinik' },
    accepted_terms: true,
    accepted_privacy: true,
    language_code: 'es-es',
    idempotency_key: randomUUID(),
  });
  const leave = (payload: Record<string, unknown>, address = freshAddress()) =>
    store().ask('leaveRequest', payload, { address });
  const requestsOf = async (email: string) => {
    const { rows } = await database().opened.db.execute(
      sql`select i.id from inquiries i join members m on m.id = i.member_id where m.email = ${email}`,
    );
    return rows.length;
  };
  const aMember = async () => {
    const registration = { ...aRegistration(), email: `${randomUUID()}@clinic.example` };
    return { ...registration, ...(await store().good('register', registration)) };
  };

  it('makes an account without a password, in the visitor’s language, and signs nobody in', async () => {
    const email = `${randomUUID()}@clinic.example`;
    expect(await leave(request(email))).toMatchObject({ code: 0, data: null });
    const { rows } = await database().opened.db.execute(
      sql`select password_hash, language_code, is_provisional from members where email = ${email}`,
    );
    expect(rows).toEqual([{ password_hash: null, language_code: 'es-es', is_provisional: true }]);
    expect(await requestsOf(email)).toBe(1);
    expect((await store().ask('login', { email, password: '' })).code).toBe(1);
    // A code from the mailbox sets the password.
    expect((await store().ask('requestPasswordCode', { email, idempotency_key: randomUUID() })).code).toBe(0);
  });

  it('belongs to the account of a known address, which stays as it is', async () => {
    const { email, access, user_id } = await aMember();
    const before = await store().good('readUserInfo', { id: user_id }, { access });
    expect(await leave(request(email))).toMatchObject({ code: 0, data: null });
    expect((await store().good('listInquiries', {}, { access })).total).toBe(1);
    expect(await store().good('readUserInfo', { id: user_id }, { access })).toEqual(before);
    expect(before.company).toBe('');
  });

  it.each(['once', 'a month later'])('is one request, however often it is sent, also %s', async (when) => {
    const left = request(`${randomUUID()}@clinic.example`);
    await leave(left);
    if (when !== 'once') await database().opened.db.execute(sql`delete from idempotent_replies`);
    expect((await leave(left)).code).toBe(0);
    expect(await requestsOf(left.contact.email)).toBe(1);
  });

  it.each(['requestAsGuest', 'createInquiry'] as const)(
    'is the one that %s has made, if its answer was lost',
    async (by) => {
      const { email, password, access } = await aMember();
      const {
        language_code: _language,
        accepted_terms: _terms,
        accepted_privacy: _privacy,
        ...fields
      } = request(email);
      const address = { postal_code: '10115', region: 'Berlin', detail: 'Invalidenstr. 1' };
      const accepted = { accepted_terms: true, accepted_privacy: true };
      const first =
        by === 'requestAsGuest'
          ? store().ask(by, { ...fields, ...accepted, password }, { address: freshAddress() })
          : store().ask(by, { ...fields, address, from_cart: true }, { access });
      expect((await first).code).toBe(0);
      expect(
        (await leave({ ...fields, ...(by === 'createInquiry' && { address }), language_code: 'es-es' })).code,
      ).toBe(0);
      expect(await requestsOf(email)).toBe(1);
    },
  );

  it('reaches one account ten times an hour at most from one address', async () => {
    const { email } = await aMember();
    const address = freshAddress();
    for (let sent = 0; sent < 10; sent += 1) expect((await leave(request(email), address)).code).toBe(0);
    expect((await leave(request(email), address)).code).toBe(11);
  });
});

onAnyServer('a budgetary quotation', (store) => {
  it('prices what has a list price, holds for 30 days, and is for members', async () => {
    const lines = [
      { sku_id: PRICED.sku, quantity: 3 },
      { sku_id: UNPRICED.sku, quantity: 2 },
      { sku_id: 2_000_000_000, quantity: 1 },
    ];
    expect(await store().ask('quoteListPrices', { lines })).toMatchObject({ code: 5 });
    const { access } = await store().member();
    const budget = await store().good('quoteListPrices', { lines }, { access });
    expect(budget).toMatchObject({
      lines: [
        { quantity: 3, price: PRICED.price },
        { quantity: 2, price: null },
      ],
      total: 3 * PRICED.price,
      seller: { name: expect.any(String) as string },
    });
    const day = Date.parse(budget.created_at.slice(0, 10));
    expect(Date.parse(budget.valid_until)).toBe(day + 31 * 24 * 3_600_000 - 1);
  });
});
