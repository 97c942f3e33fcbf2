import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { GrantStore } from '../../../../electron/main/signIn/GrantStore.ts';
import { type SignInStart, SignIn } from '../../../../electron/main/signIn/SignIn.ts';
import type { SignInRequest, ProviderAnswer, SignInFlow } from '../../../../electron/main/signIn/SignInFlow.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import type { SignInPlace, SignInView } from '../../../../shared/ipc/signIn.ts';
import { pkceChallenge } from '../../../../shared/signing/pkce.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const VERIFIER = 'the-secret-of-the-page-0123456789-0123456789';
const CODE = 'a-code-of-the-server-0123456789';
const asking = (provider: SignInStart['provider'] = 'google'): SignInStart => ({
  provider,
  language: 'es',
  state: 'the-state-of-the-page-0123456789',
  challenge: pkceChallenge(VERIFIER),
});

/** A flow whose outcome the test decides. */
class FakeFlow implements SignInFlow {
  readonly show = vi.fn();
  address: string | null = null;
  readonly answer = Promise.withResolvers<ProviderAnswer>();
  request: SignInRequest | null = null;
  signal: AbortSignal | null = null;

  go(request: SignInRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    this.request = request;
    this.signal = signal;
    return this.answer.promise;
  }

  get query(): URLSearchParams {
    return new URL(this.request!.startAt('http://127.0.0.1:50000/path')).searchParams;
  }
}

function aClient() {
  const clock = new FakeClock();
  const flows: { at: SignInPlace; flow: FakeFlow }[] = [];
  const make = (at: SignInPlace) => () => {
    const flow = new FakeFlow();
    flows.push({ at, flow });
    return flow;
  };
  let place: SignInPlace = 'browser';
  const grants = new GrantStore();
  const [onChange, front] = [vi.fn<(view: SignInView | null) => void>(), vi.fn()];
  const copy = vi.fn((_text: string) => Promise.resolve());
  const signIn = new SignIn({
    server: 'https://shop.example',
    clock,
    grants,
    onChange,
    front,
    copy,
    flows: { browser: make('browser'), window: make('window') },
    place: { read: () => place, write: (to) => void (place = to) },
  });
  const send = vi.fn<(name: string, payload: unknown) => Promise<unknown>>(() => Promise.resolve({}));
  const call = grants.through(send as unknown as Call);
  const last = (): FakeFlow => flows.at(-1)!.flow;
  const arrive = async (answer: ProviderAnswer): Promise<void> => {
    last().answer.resolve(answer);
    await eventually(() => expect(signIn.read()?.at).toBe('back'));
  };
  return { signIn, clock, flows, last, arrive, onChange, front, copy, call, send };
}

describe('signing in outside the page', () => {
  it('ends with the window it was begun in: its provider’s window does not outlive it', () => {
    const { signIn, last } = aClient();
    const store = new EventEmitter();
    signIn.endWith(store as unknown as BrowserWindow);
    signIn.begin(asking());
    const { signal } = last();
    expect(signal!.aborted).toBe(false);
    store.emit('closed');
    expect(signal!.aborted).toBe(true);
    expect(signIn.read()).toBeNull();
  });

  it('starts at our own server, with a state and a challenge that no page knows', () => {
    const { signIn, last } = aClient();
    signIn.begin(asking());
    const { query } = last();
    expect(last().request!.startAt('x')).toMatch(/^https:\/\/shop\.example\/api\/auth\/google\/start\?/);
    expect(Object.fromEntries(query)).toMatchObject({ language: 'es', return_to: 'http://127.0.0.1:50000/path' });
    expect(query.get('state')).not.toBe(asking().state);
    expect(query.get('challenge')).not.toBe(asking().challenge);
    expect(signIn.read()).toEqual({
      at: 'browser',
      provider: 'google',
      hasOther: false,
      isOpen: true,
      secondsLeft: 600,
    });
  });

  it('gives the page a handle for the code, valid in this client and with the page’s own verifier', async () => {
    const { signIn, last, arrive, front, call, send } = aClient();
    signIn.begin(asking());
    await arrive({ code: CODE });
    expect(front).toHaveBeenCalledOnce();
    const outcome = signIn.take() as { code: string; state: string };
    expect(outcome).toMatchObject({ provider: 'google', state: asking().state });
    expect(outcome.code).not.toBe(CODE);
    const trade = async (verifier: string, name = 'registerGoogle') => {
      await call(name as 'registerGoogle', { mode: 'sign_in', code: outcome.code, verifier, idempotency_key: 'k' });
      return send.mock.lastCall![1] as { code: string; verifier: string };
    };
    expect(await trade('somebody-elses-secret-0123456789-0123456789')).toMatchObject({ code: outcome.code });
    const sent = await trade(VERIFIER);
    expect(sent).toMatchObject({ mode: 'sign_in', code: CODE, idempotency_key: 'k' });
    expect(pkceChallenge(sent.verifier)).toBe(last().query.get('challenge'));
    // After an invalid form the code is sent again; no other operation ever gets it.
    expect(await trade(VERIFIER)).toMatchObject({ code: CODE });
    expect(await trade(VERIFIER, 'addCartLine')).toMatchObject({ code: outcome.code });
    // After another sign-in, or none, the handle is invalid.
    signIn.cancel();
    expect(await trade(VERIFIER)).toMatchObject({ code: outcome.code });
  });

  it('returns the outcome to one page, also to one that was loaded meanwhile', async () => {
    const { signIn, arrive, onChange } = aClient();
    signIn.begin(asking());
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ at: 'browser' }));
    await arrive({ error: 'cancelled' });
    expect(onChange).toHaveBeenLastCalledWith({ at: 'back' });
    expect(signIn.take()).toEqual({ error: 'cancelled' });
    expect(signIn.take()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('times out after ten minutes, shows the remaining time, and ignores later answers', async () => {
    const { signIn, clock, last, front } = aClient();
    signIn.begin(asking());
    clock.pass(599_000);
    expect(signIn.read()).toMatchObject({ at: 'browser', secondsLeft: 1 });
    clock.pass(1_000);
    expect(last().signal!.aborted).toBe(true);
    last().answer.resolve({ code: CODE });
    await Promise.resolve();
    expect(signIn.take()).toEqual({ error: 'expired' });
    expect(front).toHaveBeenCalledOnce();
    expect(clock.waiting).toBe(0);
  });

  it('is cancelled silently, and a late answer changes nothing', async () => {
    const { signIn, last, onChange, front, clock } = aClient();
    signIn.begin(asking());
    signIn.cancel();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect([last().signal!.aborted, clock.waiting]).toEqual([true, 0]);
    last().answer.resolve({ code: CODE });
    await Promise.resolve();
    expect(signIn.read()).toBeNull();
    expect(front).not.toHaveBeenCalled();
  });

  it('a second one ends the first', async () => {
    const { signIn, flows, arrive } = aClient();
    signIn.begin(asking('google'));
    signIn.begin(asking('facebook'));
    expect(flows[0]!.flow.signal!.aborted).toBe(true);
    flows[0]!.flow.answer.resolve({ code: CODE });
    await arrive({ error: 'away' });
    expect(signIn.take()).toEqual({ error: 'away' });
  });

  it('shows the page again; Facebook’s in a window from now on, if its user likes; Google’s never', () => {
    const { signIn, flows, last } = aClient();
    signIn.begin(asking('google'));
    signIn.show('browser');
    expect(last().show).toHaveBeenCalledOnce();
    signIn.show('window');
    expect(flows).toHaveLength(1);
    signIn.begin(asking('facebook'));
    expect(signIn.read()).toMatchObject({ at: 'browser', hasOther: true });
    signIn.show('window');
    expect(flows.map(({ at }) => at)).toEqual(['browser', 'browser', 'window']);
    expect(flows[1]!.flow.signal!.aborted).toBe(true);
    signIn.begin(asking('facebook'));
    signIn.begin(asking('google'));
    expect(flows.slice(3).map(({ at }) => at)).toEqual(['window', 'browser']);
  });

  it('without a port, Facebook opens in a window and Google’s user is told', async () => {
    const { signIn, flows, last, arrive } = aClient();
    signIn.begin(asking('facebook'));
    last().answer.resolve({ error: 'port' });
    await eventually(() => expect(flows.map(({ at }) => at)).toEqual(['browser', 'window']));
    expect(signIn.read()).toMatchObject({ at: 'window' });
    signIn.begin(asking('google'));
    await arrive({ error: 'port' });
    expect(signIn.take()).toEqual({ error: 'port' });
  });

  it('without a browser, Facebook opens in a window; Google’s answer is awaited from a browser its user opens', async () => {
    const { signIn, flows, last, arrive, onChange } = aClient();
    signIn.begin(asking('facebook'));
    last().request!.opened(false);
    expect(flows.map(({ at }) => at)).toEqual(['browser', 'window']);
    signIn.begin(asking('google'));
    last().request!.opened(false);
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ at: 'browser', isOpen: false }));
    last().request!.opened(true);
    expect(signIn.read()).toMatchObject({ isOpen: true });
    // Messages about a finished sign-in change nothing.
    flows[0]!.flow.request!.opened(false);
    expect(signIn.read()).toMatchObject({ at: 'browser', isOpen: true });
    await arrive({ code: CODE });
    expect(signIn.take()).toMatchObject({ provider: 'google' });
  });

  it('copies the address of a waiting sign-in, and reports where there is none or no clipboard', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { signIn, last, copy } = aClient();
    expect(await signIn.copy()).toBe(false);
    signIn.begin(asking('google'));
    expect(await signIn.copy()).toBe(false);
    last().address = 'https://shop.example/start';
    expect(await signIn.copy()).toBe(true);
    expect(copy.mock.calls).toEqual([['https://shop.example/start']]);
    copy.mockRejectedValueOnce(new Error('no clipboard'));
    expect(await signIn.copy()).toBe(false);
    signIn.cancel();
    expect(await signIn.copy()).toBe(false);
    stderr.mockRestore();
  });

  it('says that the provider does not answer when the connection fails', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { signIn, last } = aClient();
    signIn.begin(asking());
    last().answer.reject(new Error('our own fault'));
    await eventually(() => expect(signIn.read()?.at).toBe('back'));
    expect(signIn.take()).toEqual({ error: 'away' });
    expect(stderr).toHaveBeenCalledOnce();
    stderr.mockRestore();
  });
});
