import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import { operationNames, routeOf, type OperationName } from '../../../shared/contract/routes.ts';
import { DomainError } from '../../../server/platform/DomainError.ts';
import { OPERATION_RULES, ruleOf } from '../../../server/platform/rateLimits/rules.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { aKioskReport } from '../../support/builders/aKioskReport.ts';
import { aRegistration, freshAddress, onOneServer } from '../../support/servers/ServerStore.ts';

type Payload = Record<string, unknown>;

const key = () => ({ idempotency_key: randomUUID() });
const social = () => ({ mode: 'sign_in', code: 'c'.repeat(43), verifier: 'v'.repeat(43), ...key() });
const email = 'nobody@clinic.example';

/** By `countryId`. */
const GERMANY = 108;
const guestRequest = () => ({
  lines: [{ sku_id: PRICED.sku, quantity: 1 }],
  contact: { nick_name: 'Ana', mobile: '1', email: `${randomUUID()}@clinic.example`, country: GERMANY },
  password: 'probe_2026',
  accepted_terms: true,
  accepted_privacy: true,
  ...key(),
});

// Typed by the table: a new row does not compile until the test says how its operation is called.
const PAYLOADS: Record<keyof typeof OPERATION_RULES, () => Payload | Promise<Payload>> = {
  register: aRegistration,
  requestAsGuest: guestRequest,
  leaveRequest: () => ({ ...guestRequest(), language_code: 'en-us' }),
  registerGoogle: social,
  registerFacebook: social,
  login: () => ({ email, password: 'probe_2026' }),
  requestPasswordCode: () => ({ email, ...key() }),
  resetPassword: () => ({ email, code: '12345678', password: 'probe_2026', ...key() }),
  sendEmailConfirmation: () => ({}),
  correctEmail: () => ({ email, password: 'wrong' }),
  confirmEmail: () => ({ token: 't'.repeat(43) }),
  refreshToken: () => ({ refresh: 'r' }),
  logout: () => ({ refresh: 'r' }),
  changeLanguage: () => ({ language_code: 'en-us' }),
  registerDevice: () => aDevice().registration(),
  beginPhoneSignIn: () => ({}),
  pollPhoneSignIn: () => ({ device_code: 'd'.repeat(43) }),
  cancelPhoneSignIn: () => ({ device_code: 'd'.repeat(43) }),
  readPhoneSignIn: () => ({ user_code: 'BCDFGHJK' }),
  answerPhoneSignIn: () => ({ user_code: 'BCDFGHJK', approved: false }),
  registerContact: () => ({ nick_name: 'Ben', email, country: 1, mobile: '+49 30 1234567', ...key() }),
  recordAccess: () => ({ uuid: randomUUID(), request_url: '/', ...key() }),
  recordVitals: () => ({ page: 'home', device: 'desktop', vitals: [{ name: 'LCP', value: 900 }], ...key() }),
  reportKiosk: () => ({ ...aKioskReport() }),
  trackOrder: () => ({ logistics_number: 'MS1' }),
  payOrder: () => ({ id: 2_000_000_000, method: 'card', ...key() }),
  resolveLines: () => ({ lines: [{ text: 'CX-1' }] }),
  addAfterSalePhoto: () => ({ photo: 'AAAA', ...key() }),
  sendInquiryMessage: () => ({ id: 1, message: 'Hello', ...key() }),
};

onOneServer('the table of operations’ limits', (store, database) => {
  it('names operations that the server answers, which are all but one of the contract', () => {
    expect(operationNames.filter((name) => !store().api.answers(name))).toEqual(['sendUserMessage']);
  });

  it('has a row for every writing operation that is open to all', async () => {
    const visitor = { userId: null, language: 'en' as const, ip: '10.0.0.1', userAgent: 'test' };
    const isOpen = async (name: OperationName): Promise<boolean> => {
      const refusal = await store()
        .api.dispatch(name, {}, visitor)
        .catch((error: unknown) => error);
      return !(refusal instanceof DomainError || refusal instanceof ApiError) || refusal.code !== Code.signInNeeded;
    };
    const writing = operationNames.filter((name) => routeOf(name).method !== 'GET' && store().api.answers(name));
    const open: OperationName[] = [];
    for (const name of writing) if (await isOpen(name)) open.push(name);
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter((name) => !ruleOf(name))).toEqual([]);
  });

  it.each(Object.keys(PAYLOADS) as (keyof typeof OPERATION_RULES)[])('refuses %s beyond its limit', async (name) => {
    const { rule, by } = OPERATION_RULES[name];
    const address = freshAddress();
    const { access, user_id } = await store().member();
    const subject = by === 'member' ? user_id : address;
    const fill = (hits: number) =>
      database().opened.db.execute(
        sql`insert into rate_windows (key, hits, ends_at) values (${`${rule.name}:${subject}`}, ${hits}, now() + interval '5 minutes')
          on conflict (key) do update set hits = excluded.hits`,
      );
    const ask = async () => store().ask(name, await PAYLOADS[name](), { address, ...(by === 'member' && { access }) });
    await fill(rule.most - 1);
    expect((await ask()).code).not.toBe(Code.tooMany);
    await fill(rule.most);
    expect(await ask()).toMatchObject({ code: Code.tooMany, data: { retry_after: expect.any(Number) as number } });
  });
});
