import { describe, expect, it, vi } from 'vitest';
import { BrowserSignIn } from '../../../../electron/main/signIn/BrowserSignIn.ts';
import { WindowSignIn, type WindowSignInParts } from '../../../../electron/main/signIn/WindowSignIn.ts';
import type { SignInRequest } from '../../../../electron/main/signIn/SignInFlow.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const SERVER = 'https://shop.example';
const CODE = 'a-code-of-the-server-0123456789';
const STATE = 'the-state-of-this-sign-in-0123456789';
const requestTo = (provider: SignInRequest['provider']): SignInRequest => ({
  provider,
  language: 'en',
  state: STATE,
  startAt: (returnTo) => `${SERVER}/start?return_to=${encodeURIComponent(returnTo)}`,
  opened: vi.fn(),
});
const returnOf = (url: string): string => new URL(url).searchParams.get('return_to')!;
const queryOf = (more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ provider: 'facebook', state: STATE, code: CODE, ...more }).toString()}`;

describe('by the system’s browser', () => {
  const after = () => () => undefined;
  const silent = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  it('opens the address, opens it again, and receives the answer', async () => {
    const open = vi.fn((_url: string) => Promise.resolve());
    const way = new BrowserSignIn({ after, open });
    way.show();
    expect(open).not.toHaveBeenCalled();
    const going = way.go(requestTo('facebook'), new AbortController().signal);
    await eventually(() => expect(open).toHaveBeenCalledOnce());
    way.show();
    expect(open.mock.calls[1]).toEqual(open.mock.calls[0]);
    const returnTo = returnOf(open.mock.lastCall![0]);
    await fetch(returnTo + queryOf());
    expect(await going).toEqual({ code: CODE });
  });

  it('reports that no browser opens, still listens, and offers the address for copying', async () => {
    const stderr = silent();
    const open = vi.fn((_url: string) => Promise.reject(new Error('xdg-open is not there')));
    const way = new BrowserSignIn({ after, open });
    expect(way.address).toBeNull();
    const request = requestTo('facebook');
    const going = way.go(request, new AbortController().signal);
    await eventually(() => expect(request.opened).toHaveBeenLastCalledWith(false));
    open.mockResolvedValueOnce(undefined as never);
    way.show();
    await eventually(() => expect(request.opened).toHaveBeenLastCalledWith(true));
    expect(way.address).toBe(open.mock.lastCall![0]);
    await fetch(returnOf(way.address!) + queryOf());
    expect(await going).toEqual({ code: CODE });
    stderr.mockRestore();
  });

  it('reports that no port is free, and opens nothing then', async () => {
    const open = vi.fn((_url: string) => Promise.resolve());
    const way = new BrowserSignIn({ after, open, bind: () => Promise.reject(new Error('EACCES')) });
    expect(await way.go(requestTo('google'), new AbortController().signal)).toEqual({ error: 'port' });
    expect(open).not.toHaveBeenCalled();
  });

  it('opens nothing if cancelled before it listens', async () => {
    const open = vi.fn((_url: string) => Promise.resolve());
    const control = new AbortController();
    const going = new BrowserSignIn({ after, open }).go(requestTo('google'), control.signal);
    control.abort();
    await going;
    expect(open).not.toHaveBeenCalled();
  });
});

describe('by a window of the client', () => {
  function aWindow() {
    const focus = vi.fn();
    const close = vi.fn();
    const open = vi.fn<WindowSignInParts['open']>(() => ({ focus, close }));
    const control = new AbortController();
    const way = new WindowSignIn({ server: SERVER, open });
    const going = way.go(requestTo('facebook'), control.signal);
    const { url, mayGo, closed, failed } = open.mock.lastCall![0];
    return {
      way,
      going,
      focus,
      close,
      control,
      url,
      closed,
      failed,
      go: (to: string, isMainFrame = true) => mayGo({ url: to, isMainFrame }),
    };
  }

  it('navigates to the provider and to us, and is stopped with the answer', async () => {
    const { way, going, close, focus, url, go } = aWindow();
    expect(way.address).toBeNull();
    for (const page of [
      'https://www.facebook.com/v21.0/dialog/oauth?x',
      'https://m.facebook.com/login',
      'https://facebook.com/',
      `${SERVER}/api/auth/facebook/callback?code=x`,
    ])
      expect(go(page), page).toBe(true);
    way.show();
    expect(focus).toHaveBeenCalledOnce();
    expect(go(returnOf(url) + queryOf())).toBe(false);
    expect(await going).toEqual({ code: CODE });
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    'https://evil.example/',
    'https://facebook.com.evil.example/',
    'https://evilfacebook.com/',
    'http://www.facebook.com/',
    'https://www.facebook.com:8443/',
    'https://www.facebook.com@evil.example/',
    'https://user:word@www.facebook.com/',
    'https://evil.example/?x=https://shop.example/',
    'https://shop.example.evil.example/',
    'http://127.0.0.1:8080/',
    'app://bundle/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'fb://profile',
  ])('led to %s, is closed and says so', async (url) => {
    const { going, go, close } = aWindow();
    expect(go(url)).toBe(false);
    expect(await going).toEqual({ error: 'strayed' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows no foreign frame, and continues without it', async () => {
    const { going, go, closed, url } = aWindow();
    expect(go('https://ads.example/', false)).toBe(false);
    expect(go('https://www.facebook.com/captcha', false)).toBe(true);
    // An answer in a frame is ignored.
    expect(go(returnOf(url) + queryOf(), false)).toBe(false);
    closed();
    expect(await going).toEqual({ error: 'cancelled' });
  });

  it.each([
    [queryOf({ state: 'of-somebody-else-0123456789' }), 'state'],
    [queryOf({ code: '', error: 'tooMany' }), 'tooMany'],
    [queryOf({ error: 'cancelled' }), 'cancelled'],
  ])('brings back what is wrong: %s', async (query, error) => {
    const { going, go, url } = aWindow();
    expect(go(returnOf(url) + query)).toBe(false);
    expect(await going).toEqual({ error });
  });

  it('reports that the provider is unreachable when its page does not load, and closes when cancelled', async () => {
    const first = aWindow();
    first.failed();
    expect(await first.going).toEqual({ error: 'away' });
    const second = aWindow();
    second.control.abort();
    await second.going;
    expect(second.close).toHaveBeenCalledOnce();
  });
});
