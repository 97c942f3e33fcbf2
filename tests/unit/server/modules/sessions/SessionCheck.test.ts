import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSession } from '../../../../../server/modules/sessions/AccessTokens.ts';
import { SessionCheck } from '../../../../../server/modules/sessions/SessionCheck.ts';
import { Code } from '../../../../../shared/contract/envelope.ts';

const aSession = (over: Partial<OpenSession> = {}): OpenSession => ({
  memberId: 'ana',
  session: 'first',
  device: null,
  refreshHash: 'hash-1',
  wasProvisional: false,
  ...over,
});
const endOf = (memberId: string): string => JSON.stringify({ endedSessionsOf: memberId });

describe('whether a session is open', () => {
  let now: number;
  let isOpen: boolean;
  let check: SessionCheck;
  /** The sessions that the database was asked about. */
  let asked: OpenSession[];
  let hear: (text: string) => void;
  let missEvents: () => void;
  let duringQuery: () => void;

  beforeEach(async () => {
    [now, isOpen, asked, duringQuery] = [1_000, true, [], () => undefined];
    const sessions = {
      readSession: (token: string) => Promise.resolve(aSession({ session: token })),
      recordUse: (session: OpenSession) => {
        asked.push(session);
        const answer = isOpen;
        duringQuery();
        return Promise.resolve(answer);
      },
    };
    const subscribe = (listener: (text: string) => void, lost: () => void): Promise<() => Promise<void>> => {
      [hear, missEvents] = [listener, lost];
      return Promise.resolve(() => Promise.resolve());
    };
    check = new SessionCheck(sessions, { subscribe }, () => now);
    await check.start();
  });

  it('is read from the database again after five seconds, and not before', async () => {
    for (const ms of [0, 0, 4_999]) {
      now += ms;
      expect(await check.isOpen(aSession(), 'read')).toBe(true);
    }
    expect(asked).toHaveLength(1);
    now += 1;
    expect(check.isFresh(aSession())).toBe(false);
    isOpen = false;
    expect(await check.isOpen(aSession(), 'read')).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it('is read from the database before every change', async () => {
    for (const expected of [1, 2]) {
      await check.isOpen(aSession(), 'write');
      expect(asked).toHaveLength(expected);
    }
  });

  it('is trusted for five seconds from when the database was asked', async () => {
    duringQuery = () => (now += 3_000);
    await check.isOpen(aSession(), 'read');
    now += 1_999;
    expect(check.isFresh(aSession())).toBe(true);
    now += 1;
    expect(check.isFresh(aSession())).toBe(false);
  });

  it.each([
    ['another member', { memberId: 'ben' }],
    ['another token', { refreshHash: 'hash-2' }],
    ['another session, of an older version', { refreshHash: null, session: 'second' }],
  ])('is not known from %s', async (_what, over) => {
    await check.isOpen(aSession(), 'read');
    await check.isOpen(aSession({ refreshHash: null }), 'read');
    expect(check.isFresh(aSession(over))).toBe(false);
    await check.isOpen(aSession(over), 'read');
    for (const known of [{}, { refreshHash: null }, over]) expect(check.isFresh(aSession(known))).toBe(true);
  });

  it('is read again once a session was found to be ended', async () => {
    isOpen = false;
    await check.isOpen(aSession(), 'read');
    expect(check.isFresh(aSession())).toBe(false);
  });

  it.each([
    ['one of the member’s sessions has ended', () => hear(endOf('ana')), [false, true]],
    ['another member’s session has ended', () => hear(endOf('cem')), [true, true]],
    ['something else is announced', () => hear('{"data":"changed"}'), [true, true]],
    ['something unreadable is announced', () => hear('x'), [true, true]],
    ['announcements may have been lost', () => missEvents(), [false, false]],
  ])('is asked again when %s', async (_what, act, fresh) => {
    const sessions = [aSession(), aSession({ memberId: 'ben' })];
    for (const session of sessions) await check.isOpen(session, 'read');
    act();
    expect(sessions.map((session) => check.isFresh(session))).toEqual(fresh);
  });

  it('is not trusted if the session ended while the database was asked', async () => {
    duringQuery = () => hear(endOf('ana'));
    expect(await check.isOpen(aSession(), 'read')).toBe(true);
    expect(check.isFresh(aSession())).toBe(false);
  });

  it('decides whether a token is read', async () => {
    expect(await check.read('a-token', null, 'read')).toMatchObject({ session: 'a-token' });
    now += 5_000;
    isOpen = false;
    await expect(check.read('a-token', null, 'read')).rejects.toMatchObject({ code: Code.tokenExpired });
  });

  it('is told to all who watch the member, until they stop', () => {
    const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const stopFirst = check.watch(aSession(), first);
    const stopSecond = check.watch(aSession({ session: 'second' }), second);
    check.watch(aSession({ memberId: 'ben' }), other);
    const calls = (): number[] => [first, second, other].map(({ mock }) => mock.calls.length);
    hear(endOf('ana'));
    expect(calls()).toEqual([1, 1, 0]);
    stopFirst();
    missEvents();
    expect(calls()).toEqual([1, 2, 1]);
    stopSecond();
    const stopAgain = check.watch(aSession(), first);
    stopSecond(); // a second time, when others watch
    hear(endOf('ana'));
    expect(calls()).toEqual([2, 2, 1]);
    stopAgain();
  });
});
