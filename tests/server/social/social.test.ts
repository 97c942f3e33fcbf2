import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { REGISTER_PER_ADDRESS } from '../../../server/platform/rateLimits/rules.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';
import { secret, somebody, ProviderVisit } from '../../support/drivers/ProviderVisit.ts';

const key = () => ({ idempotency_key: randomUUID() });

const NEW_ACCOUNT = { nick_name: 'Nina', password: 'scan_77', accepted_terms: true as const };

onAnyServer('social sign-in', (store, database) => {
  const signIn = async (who: Record<string, string>) => {
    const grant = await new ProviderVisit(store()).grantOf(who);
    return { grant, answer: await store().ask('registerGoogle', { mode: 'sign_in', ...grant, ...key() }) };
  };
  const execute = (query: ReturnType<typeof sql>) => database().opened.db.execute(query);

  it('offers both providers, and creates no account by itself', async () => {
    expect(await store().good('readSocial', {})).toEqual([
      { provider: 'google', account: null },
      { provider: 'facebook', account: null },
    ]);
  });

  it('lets a new visitor complete an account, which the provider’s sign-in opens from then on', async () => {
    const who = somebody();
    const { grant, answer } = await signIn(who);
    expect(answer).toMatchObject({ code: 17, data: { email: who.email, nick_name: 'Nina Novak' } });
    const account = { ...NEW_ACCOUNT, email: who.email, ...grant, ...key() };
    expect(await store().ask('registerGoogle', { mode: 'create', ...account, password: 'scanner' })).toMatchObject({
      code: 1,
      data: { errors: { password: 'Use 6 to 18 characters with at least two of letters, digits and underscore' } },
    });
    const made = await store().good('registerGoogle', { mode: 'create', ...account });
    expect(made).toMatchObject({ nick_name: 'Nina', email: who.email });
    const again = (await signIn(who)).answer;
    expect(again).toMatchObject({ code: 0, data: { user_id: made.user_id } });
    expect(await store().good('login', { email: who.email, password: 'scan_77' })).toMatchObject({ email: who.email });
  });

  it('counts a new account as a registration from its address', async () => {
    const { grant } = await signIn(somebody());
    const address = freshAddress();
    const count = REGISTER_PER_ADDRESS.name;
    await execute(
      sql`insert into rate_windows (key, hits, ends_at)
        values (${`${count}:${address}`}, ${REGISTER_PER_ADDRESS.most - 1}, now() + interval '5 minutes')`,
    );
    const account = { mode: 'create', ...NEW_ACCOUNT, ...grant };
    const create = (more: object) => store().ask('registerGoogle', { ...account, ...more, ...key() }, { address });
    expect(await create({ email: somebody().email })).toMatchObject({ code: 0 });
    const { grant: another } = await signIn(somebody());
    expect(await create({ email: somebody().email, ...another })).toMatchObject({ code: 11 });
  });

  it('links an account that is there by its password alone', async () => {
    const { email, password, user_id } = await store().member();
    const { grant, answer } = await signIn({ name: 'Ana', email });
    expect(answer).toMatchObject({ code: 13, data: { email, nick_name: 'Ana' } });
    const link = (secretWord: string, address = email) =>
      store().ask('registerGoogle', { mode: 'link', email: address, password: secretWord, ...grant, ...key() });
    expect(await link('wrong')).toMatchObject({
      code: 1,
      data: { errors: { password: expect.any(String) as string } },
    });
    expect(await link(password, `nobody-${randomUUID()}@clinic.example`)).toMatchObject({ code: 17 });
    expect(await link(password)).toMatchObject({ code: 0, data: { user_id } });
    expect((await signIn({ name: 'Ana', email })).answer).toMatchObject({ code: 0, data: { user_id } });
  });

  it('does not say that there is an account where the provider has not verified the address', async () => {
    const { email } = await store().member();
    const grant = await new ProviderVisit(store(), 'facebook').grantOf({ name: 'Ana', email });
    const ask = (input: object) => store().ask('registerFacebook', { mode: 'sign_in', ...input, ...grant, ...key() });
    expect(await ask({})).toMatchObject({ code: 17, data: { email } });
  });

  it('does not take an address that is a member’s for a new account', async () => {
    const { email } = await store().member();
    const grant = await new ProviderVisit(store()).grantOf({ name: 'Sam', email: '' });
    const account = { ...NEW_ACCOUNT, ...grant, ...key() };
    expect(await store().ask('registerGoogle', { mode: 'create', ...account, email })).toMatchObject({
      code: 1,
      data: { errors: { email: 'There is already an account with this e-mail address. Log in instead' } },
    });
    // The code can still be used for another address.
    const other = `sam-${randomUUID()}@clinic.example`;
    expect(await store().ask('registerGoogle', { mode: 'create', ...account, email: other })).toMatchObject({
      code: 0,
    });
  });

  describe('does not begin', () => {
    it('with a wrong verifier, which uses up the code', async () => {
      const grant = await new ProviderVisit(store()).grantOf(somebody());
      const ask = (verifier: string) =>
        store().ask('registerGoogle', { mode: 'sign_in', code: grant.code, verifier, ...key() });
      expect(await ask(secret())).toMatchObject({ code: 2 });
      expect(await ask(grant.verifier)).toMatchObject({ code: 2 });
    });

    it('twice with one code, or with one of the other provider', async () => {
      const who = somebody();
      const { grant } = await signIn(who);
      const create = () =>
        store().ask('registerGoogle', { mode: 'create', ...NEW_ACCOUNT, email: who.email, ...grant, ...key() });
      expect(await store().ask('registerFacebook', { mode: 'sign_in', ...grant, ...key() })).toMatchObject({ code: 2 });
      const codes = (await Promise.all([create(), create()])).map(({ code }) => code);
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(await store().ask('registerGoogle', { mode: 'sign_in', ...grant, ...key() })).toMatchObject({ code: 2 });
    });

    it('a second time by the code of a sign-in that succeeded', async () => {
      const { email } = await store().member();
      const linked = await new ProviderVisit(store()).grantOf({ name: 'Ana', email });
      const password = 'probe_2026';
      await store().good('registerGoogle', { mode: 'link', email, password, ...linked, ...key() });
      const { grant, answer } = await signIn({ name: 'Ana', email });
      expect(answer).toMatchObject({ code: 0 });
      expect(await store().ask('registerGoogle', { mode: 'sign_in', ...grant, ...key() })).toMatchObject({ code: 2 });
    });

    it('a second time, where two requests have read one code', async () => {
      const { code } = await new ProviderVisit(store()).grantOf(somebody());
      const { flows } = store().services;
      await flows.use(code);
      await expect(flows.use(code)).rejects.toMatchObject({ code: Code.notFound });
    });

    it('with a code that has run out', async () => {
      const grant = await new ProviderVisit(store()).grantOf(somebody());
      await execute(sql`update social_grants set expires_at = now() - interval '1 second'`);
      expect(await store().ask('registerGoogle', { mode: 'sign_in', ...grant, ...key() })).toMatchObject({ code: 2 });
      await store().services.flows.sweep();
      expect((await execute(sql`select 1 from social_grants where expires_at < now()`)).rows).toEqual([]);
    });

    it('where somebody cancels', async () => {
      const traveller = new ProviderVisit(store(), 'facebook');
      expect(await traveller.go({ who: 'nobody' })).toEqual({
        provider: 'facebook',
        state: traveller.state,
        error: 'cancelled',
      });
    });

    it('where the provider fails', async () => {
      expect(await new ProviderVisit(store()).go({ who: 'away' })).toMatchObject({ error: 'away' });
    });

    it('twice by one answer of the provider, with a state of nobody’s, or too late', async () => {
      const traveller = new ProviderVisit(store());
      const answer = await traveller.agree(await traveller.start(), somebody());
      expect((await traveller.follow(answer.href)).hash).toContain('code=');
      expect((await traveller.follow(answer.href)).hash).toBe('#error=expired');
      expect((await traveller.follow('/api/auth/google/callback?state=made-up&code=x')).hash).toBe('#error=expired');
      const late = await traveller.agree(await traveller.start(), somebody());
      await execute(sql`update social_flows set expires_at = now() - interval '1 second'`);
      expect((await traveller.follow(late.href)).hash).toBe('#error=expired');
    });
  });

  it('comes back in the visitor’s language', async () => {
    const traveller = new ProviderVisit(store());
    const landing = await traveller.follow(
      (await traveller.agree(await traveller.start({ language: 'ru' }), { who: 'nobody' })).href,
    );
    expect(landing.pathname).toBe('/ru/login/welcomePage');
  });

  it('comes back to a client that listens on this machine, and to nobody else', async () => {
    const traveller = new ProviderVisit(store());
    const listener = `http://127.0.0.1:51234/${secret()}`;
    const consent = await traveller.start({ return_to: listener });
    const back = await traveller.follow((await traveller.agree(consent, somebody())).href);
    expect(back.href.split('?')[0]).toBe(listener);
    expect(back.searchParams.get('state')).toBe(traveller.state);
    const grant = { code: back.searchParams.get('code')!, verifier: traveller.verifier };
    expect(await store().ask('registerGoogle', { mode: 'sign_in', ...grant, ...key() })).toMatchObject({ code: 17 });
    for (const elsewhere of [
      'https://evil.example/aaaaaaaaaaaaaaaaaaaa',
      'http://127.0.0.1:80@evil.example/aaaaaaaaaaaaaaaaaaaa',
      'http://localhost:51234/aaaaaaaaaaaaaaaaaaaa',
    ])
      expect((await traveller.start({ return_to: elsewhere })).hash).toBe('#error=away');
  });

  it('tells a client that listens also what keeps it from the provider', async () => {
    const traveller = new ProviderVisit(store());
    const listener = `http://127.0.0.1:51234/${secret()}`;
    await traveller.start({ return_to: listener });
    await execute(sql`update rate_windows set hits = 999 where key like 'social:address:%'`);
    const back = await traveller.start({ return_to: listener });
    await execute(sql`delete from rate_windows where key like 'social:address:%'`);
    expect(back.origin + back.pathname).toBe(listener);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      provider: 'google',
      state: traveller.state,
      error: 'tooMany',
    });
  });

  it('hands nothing to the browser that would finish it without the state', async () => {
    const traveller = new ProviderVisit(store());
    const consent = await traveller.start();
    expect(consent.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(consent.searchParams.get('code_challenge')).not.toBe(pkceChallenge(traveller.verifier));
    expect(consent.searchParams.get('state')).not.toBe(traveller.state);
    const { rows } = await execute(sql`select * from social_flows`);
    expect(JSON.stringify(rows)).not.toContain(consent.searchParams.get('state')!);
  });

  describe('for a member', () => {
    it('is bound and taken away again', async () => {
      const { access } = await store().member();
      const who = somebody();
      const grant = await new ProviderVisit(store()).grantOf(who);
      await store().good('bindGoogle', { bound: true, ...grant }, { access });
      expect(await store().good('readSocial', {}, { access })).toContainEqual({
        provider: 'google',
        account: who.email,
      });
      expect((await signIn(who)).answer).toMatchObject({ code: 0 });
      await store().good('bindGoogle', { bound: false }, { access });
      expect(await store().good('readSocial', {}, { access })).toContainEqual({ provider: 'google', account: null });
      expect((await signIn(who)).answer).toMatchObject({ code: 17 });
    });

    it('is bound, whatever became of the answer: the same sent again is told so', async () => {
      const { access } = await store().member();
      const grant = await new ProviderVisit(store()).grantOf(somebody());
      const binding = { bound: true, ...grant, idempotency_key: randomUUID() };
      const bind = () => store().ask('bindGoogle', binding, { access });
      expect(await bind()).toMatchObject({ code: 0, data: { bound: true } });
      expect(await bind()).toMatchObject({ code: 0, data: { bound: true } });
      // As if the process had died after the commit, before its answer.
      await execute(sql`update idempotent_replies set reply = null, claimed_at = now() - interval '1 hour'`);
      expect(await bind()).toMatchObject({ code: 0, data: { bound: true } });
    });

    it('is not bound where it is another’s, nor a second of one provider, nor by a visitor', async () => {
      const [first, second] = [await store().member(), await store().member()];
      const who = somebody();
      const bind = async (access: string | null, as: Record<string, string>) => {
        const grant = await new ProviderVisit(store()).grantOf(as);
        return store().ask('bindGoogle', { bound: true, ...grant }, access === null ? {} : { access });
      };
      expect(await bind(null, who)).toMatchObject({ code: 5 });
      expect(await bind(first.access, who)).toMatchObject({ code: 0 });
      expect(await bind(first.access, who)).toMatchObject({ code: 0 });
      expect(await bind(first.access, somebody())).toMatchObject({ code: 13 });
      expect(await bind(second.access, who)).toMatchObject({ code: 13, data: { reason: 'taken' } });
      expect(await store().ask('bindGoogle', { bound: true }, { access: second.access })).toMatchObject({ code: 1 });
    });

    it('is not taken away while it is the only way in', async () => {
      const { access, user_id } = await store().member();
      await store().good(
        'bindGoogle',
        { bound: true, ...(await new ProviderVisit(store()).grantOf(somebody())) },
        { access },
      );
      await execute(sql`update members set password_hash = null where id = ${user_id}`);
      const unbind = () => store().ask('bindGoogle', { bound: false }, { access });
      expect(await unbind()).toMatchObject({ code: 13, data: { reason: 'onlyWay' } });
      await store().good('changePassword', { password: 'scan_77' }, { access });
      expect(await unbind()).toMatchObject({ code: 0 });
    });
  });

  it('has a stand-in on this machine alone, which sends nobody to other sites', async () => {
    const consent = await new ProviderVisit(store()).start();
    const url = consent.pathname + consent.search;
    expect((await store().app.inject({ method: 'GET', url, remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
    consent.searchParams.set('redirect_uri', 'https://evil.example/api/auth/google/callback');
    const elsewhere = consent.pathname + consent.search;
    expect((await store().app.inject({ method: 'GET', url: elsewhere })).statusCode).toBe(404);
  });
});
