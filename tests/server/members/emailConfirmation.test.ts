import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../../server/services.ts';
import { OPERATION_RULES } from '../../../server/platform/rateLimits/rules.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { ProviderVisit } from '../../support/drivers/ProviderVisit.ts';
import { aRegistration, freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';

const key = () => ({ idempotency_key: randomUUID() });
const anEmail = () => `${randomUUID()}@clinic.example`;

onAnyServer('an e-mail address', (store, database) => {
  const execute = (query: ReturnType<typeof sql>) => database().opened.db.execute(query);
  const profile = ({ user_id: id, access }: { user_id: string; access: string }) =>
    store().good('readUserInfo', { id }, { access });
  /** The tokens in the letters to an address, newest first. */
  const tokensFor = async (email: string): Promise<string[]> =>
    (await store().letters(email)).flatMap((letter) => /\/confirmEmail#([\w-]{43})/.exec(letter)?.[1] ?? []);
  const confirm = (token: string) => store().ask('confirmEmail', { token });

  it('is confirmed by the link in a letter in the language of the registration, however often it is opened', async () => {
    const registered = await store().good('register', aRegistration(), { language: 'ru-ru' });
    const { email } = registered;
    expect(await profile(registered)).toMatchObject({ email_confirmed: false, sees_prices: true });
    const [letter] = await store().letters(email);
    expect(letter).toContain('Подтвердите адрес электронной почты');
    expect(letter).toContain('/ru/confirmEmail#');
    const [token] = await tokensFor(email);
    const { rows } = await execute(sql`select hash from email_confirmations where email = ${email}`);
    expect(rows).not.toEqual([{ hash: token }]);

    expect((await Promise.all([confirm(token!), confirm(token!)])).map(({ code }) => code)).toEqual([0, 0]);
    expect(await profile(registered)).toMatchObject({ email_confirmed: true });
    expect(await confirm(token!)).toMatchObject({ code: 0 });
  });

  it('is confirmed by either of two letters, and the other says the same; another token confirms nothing', async () => {
    const member = await store().member();
    await store().good('sendEmailConfirmation', {}, { access: member.access });
    const [second, first] = await tokensFor(member.email);
    expect(second).not.toBe(first);
    for (const wrong of ['', 'x', first!.slice(1), `${first}x`])
      expect(await confirm(wrong)).toMatchObject({ code: 2 });
    expect(await confirm(first!)).toMatchObject({ code: 0 });
    expect(await confirm(second!)).toMatchObject({ code: 0 });
    await store().good('sendEmailConfirmation', {}, { access: member.access });
    expect(await tokensFor(member.email)).toHaveLength(2);
  });

  it('is not confirmed by a link that has expired, which is forgotten', async () => {
    const member = await store().member();
    const [token] = await tokensFor(member.email);
    await execute(sql`update email_confirmations set expires_at = now() - interval '1 second'`);
    expect(await confirm(token!)).toMatchObject({ code: 2 });
    expect(await profile(member)).toMatchObject({ email_confirmed: false });
    await store().services.emailConfirmations.sweep();
    expect((await execute(sql`select 1 from email_confirmations where expires_at < now()`)).rows).toEqual([]);
  });

  it('gets one letter for a press whose answer was lost and that is repeated, and a second for another press', async () => {
    const { access, email } = await store().member();
    const [press, another] = [key(), key()];
    for (const sent of [press, press, another]) await store().good('sendEmailConfirmation', sent, { access });
    expect(await tokensFor(email)).toHaveLength(3); // with that of the registration
  });

  it('gets no more letters than its limit', async () => {
    const { access } = await store().member();
    const { most } = OPERATION_RULES.sendEmailConfirmation.rule;
    for (let sent = 0; sent < most; sent += 1) await store().good('sendEmailConfirmation', {}, { access });
    expect(await store().ask('sendEmailConfirmation', {}, { access })).toMatchObject({ code: 11 });
  });

  describe('that was mistyped', () => {
    const correct = (email: string, { access, password }: { access: string; password: string }) =>
      store().ask('correctEmail', { email, password }, { access });

    it('is corrected: the link goes to the right one, earlier links end, and only then it signs in', async () => {
      const member = await store().member();
      const right = anEmail();
      const [first] = await tokensFor(member.email);
      expect(await correct(` ${right.toUpperCase()} `, member)).toMatchObject({ code: 0 });
      expect(await confirm(first!)).toMatchObject({ code: 2 });
      expect(await profile(member)).toMatchObject({
        email: member.email,
        email_pending: right,
        email_confirmed: false,
      });
      expect(await store().ask('login', { email: right, password: member.password })).toMatchObject({ code: 17 });
      // Another letter goes to the right one, too.
      await store().good('sendEmailConfirmation', {}, { access: member.access });
      const tokens = await tokensFor(right);
      expect([tokens.length, (await tokensFor(member.email)).length]).toEqual([2, 1]);
      expect(await confirm(tokens[1]!)).toMatchObject({ code: 0 });
      const corrected = await profile(member);
      expect(corrected).toMatchObject({ email: right, email_confirmed: true });
      expect(corrected).not.toHaveProperty('email_pending');
      await store().good('login', { email: right, password: member.password });
      expect(await store().ask('login', { email: member.email, password: member.password })).toMatchObject({
        code: 17,
      });
      expect(await correct(anEmail(), member)).toMatchObject({
        code: 6,
        msg: expect.stringContaining('confirmed already') as string,
      });
    });

    it('is corrected to the same one again without ending the link that was sent there', async () => {
      const member = await store().member();
      const right = anEmail();
      await correct(right, member);
      await correct(right, member);
      const tokens = await tokensFor(right);
      expect(tokens).toHaveLength(2);
      for (const token of tokens) expect(await confirm(token)).toMatchObject({ code: 0 });
      expect(await profile(member)).toMatchObject({ email: right, email_confirmed: true });
    });

    it('stays with a wrong password, or none, or a fault in the right one', async () => {
      const member = await store().member();
      const refused = async (email: string, password: string) => (await correct(email, { ...member, password })).data;
      expect(await refused(anEmail(), 'wrong')).toEqual({ errors: { password: 'This is not your current password' } });
      expect(await refused(anEmail(), '')).toMatchObject({ errors: { password: expect.any(String) as string } });
      expect(await refused('ana@', member.password)).toMatchObject({ errors: { email: expect.any(String) as string } });
      const [token] = await tokensFor(member.email);
      expect(await confirm(token!)).toMatchObject({ code: 0 });
    });

    it('does not tell whose the right one is: the answer and the profile are the same, and its owner gets a letter', async () => {
      const [member, owner] = [await store().member(), await store().member()];
      const before = (await store().letters(owner.email)).length;
      expect(await correct(owner.email, member)).toMatchObject({ code: 0, data: null });
      await store().good('sendEmailConfirmation', {}, { access: member.access });
      expect(await profile(member)).toMatchObject({ email: member.email, email_pending: owner.email });
      const letters = await store().letters(owner.email);
      expect(letters).toHaveLength(before + 2);
      expect(letters[0]).toContain('There is already an account with this address');
      expect(letters[0]).not.toContain('/confirmEmail#');
      expect(await profile(owner)).toMatchObject({ email: owner.email });
    });

    it('is not confirmed where somebody has registered the right one meanwhile', async () => {
      const member = await store().member();
      const right = anEmail();
      await correct(right, member);
      const [token] = await tokensFor(right);
      await store().good('register', { ...aRegistration(), email: right });
      expect(await confirm(token!)).toMatchObject({ code: 2 });
      expect(await profile(member)).toMatchObject({ email: member.email, email_confirmed: false });
    });

    it('is corrected back to the address that the account has', async () => {
      const member = await store().member();
      await correct(anEmail(), member);
      await correct(member.email, member);
      expect(await profile(member)).not.toHaveProperty('email_pending');
      const [token] = await tokensFor(member.email);
      expect(await confirm(token!)).toMatchObject({ code: 0 });
    });
  });

  it('counts as confirmed where the sign-in’s provider has verified it, and only there', async () => {
    const made = async (provider: 'google' | 'facebook', email: string, shown = email) => {
      const grant = await new ProviderVisit(store(), provider).grantOf({ name: 'Nina', email: shown });
      const account = { nick_name: 'Nina', password: 'scan_77', accepted_terms: true as const, email };
      const name = provider === 'google' ? 'registerGoogle' : 'registerFacebook';
      return profile(await store().good(name, { mode: 'create', ...account, ...grant, ...key() }));
    };
    const email = anEmail();
    expect(await made('google', email)).toMatchObject({ email_confirmed: true });
    expect(await store().letters(email)).toEqual([]);
    expect(await made('google', anEmail(), anEmail())).toMatchObject({ email_confirmed: false });
    expect(await made('facebook', anEmail())).toMatchObject({ email_confirmed: false });

    const member = await store().member();
    const grant = await new ProviderVisit(store()).grantOf({ name: 'Ana', email: member.email });
    await store().good('bindGoogle', { bound: true, ...grant, ...key() }, { access: member.access });
    expect(await profile(member)).toMatchObject({ email_confirmed: true });
  });

  it('is nobody’s to confirm in a store that writes no letters', async () => {
    const silent = createServices(database().opened);
    const once = Object.assign(
      <T>(work: (tx: never) => Promise<T>) => database().opened.db.transaction((tx) => work(tx as never)),
      { isDone: false },
    );
    const account = { email: anEmail(), password: 'probe_2026', nickName: 'Ana', languageCode: 'en-us' };
    const { id } = await silent.members.create({ ...account, isProvisional: true }, once);
    expect(await silent.members.readProfile(id)).toMatchObject({ email_confirmed: true, sees_prices: true });
    expect(await silent.members.isProvisional(id)).toBe(false);
    // It stays unconfirmed when the store begins to write letters, and can then be confirmed.
    expect(await store().services.members.readProfile(id)).toMatchObject({ email_confirmed: false, sees_prices: true });
  });

  describe('of an account that a guest’s request has made', () => {
    let country = 0;
    beforeAll(async () => {
      country = (await store().good('selectCountry', {})).results.find(({ iso }) => iso === 'DE')!.id;
    });
    const aGuest = async () => {
      const email = anEmail();
      const fields = {
        lines: [
          { sku_id: PRICED.sku, quantity: 3 },
          { sku_id: UNPRICED.sku, quantity: 1 },
        ],
        contact: { nick_name: 'Dr. Ana Ruiz', mobile: '+49 30 123456', email, country, company: 'Klinik' },
        password: 'probe_2026',
        accepted_terms: true as const,
        accepted_privacy: true as const,
        ...key(),
      };
      return store().good('requestAsGuest', fields, { address: freshAddress() });
    };
    const prices = new RegExp(`"market_price"|"line_total":\\d|\\b(?:${PRICED.price}|${3 * PRICED.price})\\b`);

    it('shows this request alone and no price, until it is confirmed', async () => {
      const guest = await aGuest();
      const { access, email, user_id: id } = guest;
      expect(await profile(guest)).toMatchObject({ email_confirmed: false, sees_prices: false });
      await store().good('addCartLine', { sku_id: PRICED.sku, quantity: 3, ...key() }, { access });
      await store().good('setCollected', { id: PRICED.product, collected: true, ...key() }, { access });
      const shown: [OperationName, Record<string, unknown>][] = [
        ['readCart', {}],
        ['listCollected', {}],
        ['listProducts', {}],
        ['readInquiry', { id: guest.inquiry_id }],
        ['readProduct', { id: PRICED.product }],
        ['recommendByUser', { recent: [PRICED.product] }],
        ['resolveLines', { lines: [{ text: 'CX-1' }] }],
      ];
      for (const [name, payload] of shown) {
        const { code, data } = await store().ask(name, payload, { access });
        expect([name, code]).toEqual([name, 0]);
        expect(JSON.stringify(data), name).not.toMatch(prices);
      }
      const lines = [{ sku_id: PRICED.sku, quantity: 1 }];
      const closed: [OperationName, Record<string, unknown>][] = [
        ['quoteListPrices', { lines }],
        ['quoteOrder', { lines }],
        ['createOrder', { lines, total: PRICED.price + 4_500, address_id: 1, ...key() }],
        ['acceptInquiry', { id: guest.inquiry_id, ...key() }],
        ['checkIn', key()],
      ];
      for (const [name, payload] of closed)
        expect(await store().ask(name, payload, { access }), name).toMatchObject({
          code: 6,
          msg: expect.stringContaining('Confirm your e-mail address first') as string,
        });
      // A new session of the account is no way round.
      const again = await store().good('login', { email, password: 'probe_2026' });
      expect(await store().ask('quoteListPrices', { lines }, { access: again.access })).toMatchObject({ code: 6 });

      await store().good('confirmEmail', { token: (await tokensFor(email))[0]! });
      expect(await profile(guest)).toMatchObject({ email_confirmed: true, sees_prices: true });
      for (const token of [access, again.access]) {
        const budget = await store().good('quoteListPrices', { lines }, { access: token });
        expect(budget.total).toBe(PRICED.price);
        expect(await store().good('readProduct', { id: PRICED.product }, { access: token })).toMatchObject({
          market_price: PRICED.price,
        });
      }
      expect(id).toBe(again.user_id);
    });

    it('can be corrected, and then shows prices', async () => {
      const guest = await aGuest();
      const right = anEmail();
      const { access } = guest;
      await store().good('correctEmail', { email: right, password: 'probe_2026' }, { access });
      expect(await profile(guest)).toMatchObject({ sees_prices: false, email_pending: right });
      await store().good('confirmEmail', { token: (await tokensFor(right))[0]! });
      expect(await profile(guest)).toMatchObject({ email: right, email_confirmed: true, sees_prices: true });
    });

    it('leaves an account as it is that was there before the request', async () => {
      const { email, password } = await store().member();
      const lines = [{ sku_id: PRICED.sku, quantity: 1 }];
      const contact = { nick_name: 'Ana', mobile: '1', email, country };
      const fields = { lines, contact, password, accepted_terms: true as const, accepted_privacy: true as const };
      const { access } = await store().good('requestAsGuest', { ...fields, ...key() });
      expect((await store().good('quoteListPrices', { lines }, { access })).total).toBe(PRICED.price);
    });
  });
});
