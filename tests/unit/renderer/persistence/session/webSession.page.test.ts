import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../../../renderer/src/persistence/session/cookies.ts';
import { createMutex } from '../../../../../renderer/src/persistence/outbox/mutex.ts';
import { createWebSession } from '../../../../../renderer/src/persistence/session/webSession.ts';
import { REFRESH_TOKEN_SECONDS } from '../../../../../shared/contract/limits.ts';

const ANA = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.com' };
const BEN = { user_id: 'u2', nick_name: 'Ben', email: 'ben@clinic.com' };
const TOKENS = { access: 'a1', refresh: 'r1' };

beforeEach(() => {
  localStorage.clear();
  writeCookie('userInfo', '', 0);
});

/** The storage event that another tab's write causes in this one. */
function elsewhere(record: unknown): void {
  const newValue = record === null ? null : JSON.stringify(record);
  if (newValue === null) localStorage.removeItem('userInfo');
  else localStorage.setItem('userInfo', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo', newValue, storageArea: localStorage }));
}

const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a session', () => {
  it('is in local storage as specified, and in the cookie without e-mail and tokens', async () => {
    await createWebSession().begin(ANA, TOKENS);
    expect(JSON.parse(localStorage.getItem('userInfo')!)).toEqual({ ...ANA, ...TOKENS });
    expect(JSON.parse(readCookie('userInfo')!)).toEqual({ user_id: 'u1', nick_name: 'Ana' });
  });

  it('has its cookie as long as its tokens last, and none once it has ended', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    await session.end('signed-out', '');
    const ages = written.mock.calls.map(([cookie]) => Number(/max-age=(\d+)/i.exec(cookie)?.[1]));
    expect(ages).toEqual([REFRESH_TOKEN_SECONDS, 0]);
    written.mockRestore();
  });

  it('is there on the next visit', async () => {
    await createWebSession().begin(ANA, TOKENS);
    const session = createWebSession();
    expect(session.user()).toEqual(ANA);
    expect(await session.read()).toMatchObject(TOKENS);
  });

  it('keeps its user when the tokens are renewed', async () => {
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    await session.renew({ access: 'a2', refresh: 'r2' });
    expect(session.user()).toEqual(ANA);
    expect(await session.read()).toMatchObject({ access: 'a2', refresh: 'r2' });
  });

  it('has a changed name in the record, in the cookie and for listeners', async () => {
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    const listener = vi.fn();
    session.onChange(listener);
    await session.rename('Dr. Ana');
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...ANA, nick_name: 'Dr. Ana' }, undefined);
    expect(createWebSession().user()).toEqual({ ...ANA, nick_name: 'Dr. Ana' });
    expect(await session.read()).toMatchObject(TOKENS);
    expect(JSON.parse(readCookie('userInfo')!)).toEqual({ user_id: 'u1', nick_name: 'Dr. Ana' });
  });

  it('is read again by a page restored from the back/forward cache, which got no events', async () => {
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    const listener = vi.fn();
    session.onChange(listener);
    localStorage.removeItem('userInfo');
    comeBack(false);
    expect(listener).not.toHaveBeenCalled();
    comeBack(true);
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, undefined);
  });

  it('that has ended is not restored by a renewal', async () => {
    const session = createWebSession();
    await session.renew(TOKENS);
    expect(await session.read()).toBeNull();
  });

  it('leaves nothing behind', async () => {
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    await session.end('signed-out', '');
    expect([session.user(), await session.read()]).toEqual([null, null]);
    expect([localStorage.length, readCookie('userInfo')]).toEqual([0, null]);
  });

  it.each(['', 'x', '[]', '{"user_id":"u1"}', JSON.stringify({ ...ANA, ...TOKENS, user_id: '' })])(
    'is none when the record was tampered with: %s',
    async (text) => {
      localStorage.setItem('userInfo', text);
      expect([createWebSession().user(), await createWebSession().read()]).toEqual([null, null]);
    },
  );
});

describe('the session', () => {
  it('notifies when someone signs in or out in this tab', async () => {
    const session = createWebSession();
    const listener = vi.fn();
    session.onChange(listener);
    await session.begin(ANA, TOKENS);
    await session.renew({ access: 'a2', refresh: 'r2' });
    await session.end('expired', 'Please log in again');
    await session.end('expired', 'Please log in again');
    expect(listener.mock.calls).toEqual([
      [ANA, undefined],
      [null, 'Please log in again'],
    ]);
  });

  it('notifies when someone signs in or out in another tab, but not of a renewal there', () => {
    const session = createWebSession();
    const listener = vi.fn();
    session.onChange(listener);
    elsewhere({ ...ANA, ...TOKENS });
    elsewhere({ ...ANA, access: 'a2', refresh: 'r2' });
    elsewhere({ ...BEN, ...TOKENS });
    elsewhere(null);
    expect(listener.mock.calls.map(([user]) => user)).toEqual([ANA, BEN, null]);
    expect(session.user()).toBeNull();
  });

  it('notifies when another tab clears everything', async () => {
    const session = createWebSession();
    await session.begin(ANA, TOKENS);
    const listener = vi.fn();
    session.onChange(listener);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null, storageArea: localStorage }));
    expect(listener).toHaveBeenCalledWith(null, undefined);
  });

  it('does not notify after unsubscribing', async () => {
    const session = createWebSession();
    const listener = vi.fn();
    session.onChange(listener)();
    await session.begin(ANA, TOKENS);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a mutex', () => {
  it('serialises work within the tab if the browser has no locks, and a failure blocks no other', async () => {
    const exclusive = createMutex('userInfo', undefined);
    const log: string[] = [];
    const first = Promise.withResolvers<void>();
    const works = [
      exclusive(async () => {
        log.push('first begins');
        await first.promise;
        throw new Error('failed');
      }),
      exclusive(async () => log.push('second begins')),
    ];
    await Promise.resolve();
    expect(log).toEqual(['first begins']);
    first.resolve();
    await expect(works[0]).rejects.toThrow('failed');
    await works[1];
    expect(log).toEqual(['first begins', 'second begins']);
  });

  it("uses the browser's locks if there are any, under one name in all tabs", async () => {
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
    const exclusive = createMutex('userInfo', { request } as unknown as LockManager);
    await expect(exclusive(async () => 'done')).resolves.toBe('done');
    expect(request.mock.calls[0]![0]).toBe('userInfo');
  });
});
