import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, MessageCounts } from '../../../../../shared/contract/schemas/messages.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { MessageStore, pollDelay } from '../../../../../renderer/src/stores/contact/MessageStore.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { UiStore } from '../../../../../renderer/src/stores/UiStore.ts';
import { FakeClock } from '../../../../support/fakes/FakeClock.ts';
import { type Answers, FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const counts = (account: number): MessageCounts => ({ total: account, system: 0, activity: 0, account });
const message: Message = {
  id: 3,
  flag: 'account',
  title: '报价',
  body: '',
  is_read: false,
  link: null,
  created_at: '2026-11-21T10:00:00Z',
};
/** Lets pending replies arrive. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let clock: FakeClock;
let platform: FakePlatform;
let ui: UiStore;
let inbox: MessageStore;
let isLost: boolean;
let unread: number;
/** How many changes lose their answer. */
let lostAnswers: number;
let stop: () => void;

beforeEach(() => {
  clock = new FakeClock();
  isLost = false;
  unread = 2;
  lostAnswers = 0;
  const change = <T>(reply: T): T | Promise<never> =>
    isLost || lostAnswers-- > 0 ? Promise.reject(new ApiError('offline')) : reply;
  const answers: Answers = {
    countMessageFlags: () => (isLost ? Promise.reject(new ApiError('offline')) : counts(unread)),
    setMessageState: () => change(null),
    setAllMessagesRead: () => change(counts(0)),
  };
  platform = new FakePlatform(answers);
  ui = new UiStore('desktop');
  const session = new SessionStore(platform.call, platform);
  inbox = new MessageStore({ call: platform.call, session, ui, after: (ms, run) => clock.after(ms, run) });
  session.start();
  stop = inbox.start();
});
const countReads = (): number => platform.calls.filter(([name]) => name === 'countMessageFlags').length;
const signIn = async (): Promise<void> => {
  await settle();
  platform.become(MEMBER);
  await settle();
};
const pass = async (ms: number): Promise<void> => {
  clock.pass(ms);
  await settle();
};

describe('the count of unread messages', () => {
  it('is asked for members alone, at once and every five seconds', async () => {
    await pass(60_000);
    expect(countReads()).toBe(0);
    await signIn();
    expect([countReads(), inbox.counts.total]).toEqual([1, 2]);
    unread = 3;
    await pass(4_999);
    expect(countReads()).toBe(1);
    await pass(1);
    expect([countReads(), inbox.counts.total]).toEqual([2, 3]);
  });

  it('is polled less while the page is hidden, and at once when it is visible', async () => {
    await signIn();
    ui.setVisible(false);
    await pass(59_999);
    expect(countReads()).toBe(1);
    await pass(1);
    expect(countReads()).toBe(2);
    ui.setVisible(true);
    await settle();
    expect(countReads()).toBe(3);
    expect(clock.waiting).toBe(1);
  });

  it('is asked for ever more seldom while it fails, and as usual afterwards', async () => {
    await signIn();
    isLost = true;
    await pass(5_000);
    await pass(9_999);
    expect(countReads()).toBe(2);
    await pass(1);
    expect(countReads()).toBe(3);
    isLost = false;
    await pass(20_000);
    expect(countReads()).toBe(4);
    await pass(5_000);
    expect(countReads()).toBe(5);
  });

  it('waits five minutes at most', () => {
    expect(pollDelay(true, 30)).toBe(300_000);
  });

  it('is not polled without a network, nor after sign-out', async () => {
    await signIn();
    ui.setOnline(false);
    await pass(60_000);
    expect(countReads()).toBe(1);
    ui.setOnline(true);
    await settle();
    expect(countReads()).toBe(2);
    platform.become(null);
    await pass(60_000);
    expect([countReads(), inbox.counts.total]).toEqual([2, undefined]);
  });

  it.each([false, true])('is polled by one timer where the page is hidden meanwhile, lost answer: %s', async (lost) => {
    await signIn();
    isLost = lost;
    clock.pass(5_000); // the next count is on its way
    ui.setVisible(false);
    await settle();
    expect(clock.waiting).toBe(1);
    await pass(60_000);
    expect(countReads()).toBe(3);
  });

  it('is not polled any more once the page is closed', async () => {
    await signIn();
    stop();
    await pass(60_000);
    ui.setVisible(false);
    await pass(600_000);
    expect(countReads()).toBe(1);
  });
});

describe('marking', () => {
  it('counts down at once, and takes it back when the server does not have it', async () => {
    await signIn();
    isLost = true;
    const marking = inbox.mark(message, true);
    expect([inbox.isRead(message), inbox.counts.account]).toEqual([true, 1]);
    await marking;
    expect([inbox.isRead(message), inbox.counts.account, inbox.counts.total]).toEqual([false, 2, 2]);
  });

  it('is not undone by a count that was asked for before it', async () => {
    await signIn();
    clock.pass(5_000); // the next count is on its way
    const marking = inbox.mark(message, true);
    await Promise.all([marking, settle()]);
    expect(inbox.counts.total).toBe(1);
  });

  it('is forgotten when another member signs in', async () => {
    await signIn();
    await inbox.mark(message, true);
    expect(inbox.isRead(message)).toBe(true);
    platform.become({ ...MEMBER, user_id: '1b1f6c1e-6c3b-4b5e-9d7a-5f2f0c1e5a22' });
    expect([inbox.isRead(message), inbox.counts.total]).toEqual([false, undefined]);
    await settle();
    expect(inbox.counts.total).toBe(2);
  });

  it('is kept where the first answer was lost, as the server may have it', async () => {
    await signIn();
    lostAnswers = 1;
    await inbox.mark(message, true);
    expect([inbox.isRead(message), inbox.counts.account]).toEqual([true, 1]);
    lostAnswers = 1;
    expect(await inbox.readAll(null)).toBe(true);
    expect([inbox.counts.total, inbox.sweeps]).toEqual([0, 1]);
    expect(platform.calls.filter(([name]) => name === 'setAllMessagesRead')).toHaveLength(2);
  });

  it('takes the server’s word for all of them', async () => {
    await signIn();
    expect(await inbox.readAll(null)).toBe(true);
    expect([inbox.counts.total, inbox.sweeps]).toEqual([0, 1]);
  });

  it('sends nothing for a message that is marked so already', async () => {
    await signIn();
    await inbox.mark(message, false);
    await inbox.mark({ ...message, is_read: true }, true);
    expect(platform.calls.filter(([name]) => name === 'setMessageState')).toEqual([]);
    expect(inbox.counts.total).toBe(2);
  });

  it('counts from nothing before the first count is there', async () => {
    const marking = inbox.mark(message, true);
    expect(inbox.counts).toEqual({ total: 0, account: 0 });
    await marking;
    await inbox.mark(message, false);
    expect(inbox.counts).toEqual({ total: 1, account: 1 });
  });

  it('all of a kind asks for this kind, and forgets the marks made before', async () => {
    await signIn();
    await inbox.mark({ ...message, is_read: true }, false);
    await inbox.readAll('account');
    await inbox.readAll(null);
    expect(platform.calls.flatMap(([name, request]) => (name === 'setAllMessagesRead' ? [request] : []))).toEqual([
      { flag: 'account' },
      {},
    ]);
    expect(inbox.isRead({ ...message, is_read: true })).toBe(true);
  });

  it('all of them is not undone by a count that was asked for before', async () => {
    await signIn();
    clock.pass(5_000); // the next count is on its way
    const reading = inbox.readAll(null);
    await Promise.all([reading, settle()]);
    expect(inbox.counts.total).toBe(0);
  });
});
