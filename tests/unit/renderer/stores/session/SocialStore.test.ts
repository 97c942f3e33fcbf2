import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import type { LeaveFor } from '../../../../../renderer/src/platform/Platform.ts';
import { SocialStore } from '../../../../../renderer/src/stores/session/SocialStore.ts';
import { ApiError, Code, KEY_REUSED } from '../../../../../shared/contract/envelope.ts';
import { pkceChallenge } from '../../../../../shared/signing/pkce.ts';

configure({ enforceActions: 'always' });

const SIGN_IN = { provider: 'google', purpose: 'sign-in', redirect: '/cart' } as const;
const BIND = { provider: 'facebook', purpose: 'bind', redirect: '/userCenter/userCenterBindFb' } as const;
const HINT = { email: 'nina@clinic.example', nick_name: 'Nina' };

/** One tab, whose stored state survives the redirect to the provider. */
function aTab() {
  const storage = memoryStorage();
  const leaveFor = vi.fn<LeaveFor>();
  const failed = vi.fn<(error: ApiError) => void>();
  const call = vi.fn<(name: string, payload: Record<string, unknown>) => Promise<unknown>>(async () => ({}));
  const open = (): SocialStore => {
    const social = new SocialStore(call as never, { platform: { leaveFor }, notices: { failed } });
    social.persistIn(new StatePersistence(memoryStorage()), new StatePersistence(storage));
    return social;
  };
  /** The fields in the address to which the provider sends the visitor back. */
  const returnWith = (more: Record<string, string> = {}) => {
    const [provider, { state }] = leaveFor.mock.lastCall!;
    return new URLSearchParams({ provider, state, code: 'a-code', ...more });
  };
  return { storage, leaveFor, failed, call, open, returnWith };
}

describe('signing in by a provider', () => {
  it('exchanges the code with the verifier that only this tab has', async () => {
    const { open, returnWith, call, leaveFor } = aTab();
    await open().begin(SIGN_IN, 'ru');
    const back = open();
    back.arrive(returnWith());
    expect(await back.exchangeCode()).toBe(true);
    const [name, payload] = call.mock.lastCall!;
    expect([name, payload['mode'], payload['code']]).toEqual(['registerGoogle', 'sign_in', 'a-code']);
    expect(leaveFor.mock.lastCall![1]).toMatchObject({
      challenge: pkceChallenge(payload['verifier'] as string),
      language: 'ru',
    });
    back.drop();
    expect(open().received).toBeNull();
  });

  it('reports if its code cannot be loaded, and stays on the page', async () => {
    vi.doMock('../../../../../shared/signing/pkce.ts', () => {
      throw new Error('the network is gone');
    });
    const { open, leaveFor, failed } = aTab();
    await open().begin(SIGN_IN, 'ru');
    vi.doUnmock('../../../../../shared/signing/pkce.ts');
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'offline' }));
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('knows its way back also from a second try of the same', async () => {
    const { open, returnWith } = aTab();
    const first = open();
    await first.begin(SIGN_IN, 'en');
    const cancelled = open();
    cancelled.arrive(new URLSearchParams({ error: 'cancelled' }));
    expect(cancelled.failure).toBe('cancelled');
    await cancelled.begin(cancelled.last!, 'en');
    const back = open();
    back.arrive(returnWith());
    expect([back.failure, back.received?.redirect]).toEqual([null, '/cart']);
  });

  it.each([
    ['another state', { state: 'of-somebody-else' }],
    ['another provider', { provider: 'facebook' }],
    ['no code', { code: '' }],
  ])('takes nothing with %s', async (_what, more) => {
    const { open, returnWith, call } = aTab();
    await open().begin(SIGN_IN, 'en');
    const back = open();
    back.arrive(returnWith(more));
    expect([back.received, back.failure]).toEqual([null, 'state']);
    expect(await back.exchangeCode()).toBe(false);
    expect(call).not.toHaveBeenCalled();
    // The attempt ends with it.
    back.arrive(returnWith());
    expect(back.failure).toBe('state');
  });

  it.each([
    [SIGN_IN, Code.unknownEmail, { session: 'new', hint: HINT, failure: null }],
    [SIGN_IN, Code.conflict, { session: 'old', hint: HINT, failure: null }],
    [SIGN_IN, Code.notFound, { session: undefined, hint: undefined, failure: 'expired' }],
    [BIND, Code.conflict, { session: undefined, hint: undefined, failure: 'taken' }],
  ])('%o answered with code %i', async (setting, code, expected) => {
    const { open, returnWith, call } = aTab();
    await open().begin(setting, 'en');
    open().arrive(returnWith());
    const back = open();
    call.mockRejectedValue(new ApiError(code, 'no', HINT));
    expect(await back.exchangeCode()).toBe(false);
    expect({ session: back.received?.next, hint: back.received?.hint, failure: back.failure }).toEqual(expected);
  });

  it('survives a lost connection, and sends one key until it is done', async () => {
    const { open, returnWith, call } = aTab();
    await open().begin(SIGN_IN, 'en');
    open().arrive(returnWith());
    const form = { ...HINT, password: 'scan_77', accepted_terms: true as const };
    const before = open();
    call.mockRejectedValueOnce(new ApiError('offline'));
    expect(await before.create(form)).toBe(false);
    const after = open();
    expect(await after.create(form)).toBe(true);
    const keys = call.mock.calls.map(([, payload]) => payload['idempotency_key']);
    expect(new Set(keys).size).toBe(1);
  });

  it.each(['trade', 'link'] as const)(
    'takes a new key where the old one was sent with another form: %s',
    async (step) => {
      const { open, returnWith, call } = aTab();
      await open().begin(SIGN_IN, 'en');
      const back = open();
      back.arrive(returnWith());
      call.mockRejectedValueOnce(new ApiError(Code.conflict, 'no', { reason: KEY_REUSED }));
      const act = () =>
        step === 'trade' ? back.exchangeCode() : back.link({ email: HINT.email, password: 'scan_77' });
      expect(await act()).toBe(false);
      expect([back.received?.next, back.failure]).toEqual([null, null]);
      expect(await act()).toBe(true);
      const keys = call.mock.calls.map(([, payload]) => payload['idempotency_key']);
      expect(new Set(keys).size).toBe(2);
    },
  );

  it('reports that it has expired when the form comes too late', async () => {
    const { open, returnWith, call } = aTab();
    await open().begin(SIGN_IN, 'en');
    const back = open();
    back.arrive(returnWith());
    call.mockRejectedValue(new ApiError(Code.notFound));
    expect(await back.link({ email: HINT.email, password: 'scan_77' })).toBe(false);
    expect([back.received, back.failure]).toEqual([null, 'expired']);
  });

  it.each(['no JSON', '[]', '{"held":{"provider":"myspace"},"pending":7,"last":"x"}'])('drops %s', (text) => {
    const { storage, open } = aTab();
    storage.write('social', text);
    const social = open();
    expect([social.received, social.last, social.pending]).toEqual([null, null, null]);
  });
});
