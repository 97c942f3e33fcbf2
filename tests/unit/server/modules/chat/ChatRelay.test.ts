import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatHub } from '../../../../../server/modules/chat/ChatHub.ts';
import { ChatRelay, type RelayParts } from '../../../../../server/modules/chat/ChatRelay.ts';
import type { ChatMessage } from '../../../../../shared/contract/schemas/chat.ts';
import { FakeEvents } from '../../../../support/fakes/FakeEvents.ts';

const HEARTBEAT_MS = 20_000;
const VISITOR = { visitorId: 'v1' };
const MEMBER = { memberId: 'm1' };
const MESSAGE = { id: 7, from: 'staff', text: 'Hello', at: '2026-11-30T10:00:00.000Z' } as unknown as ChatMessage;

const listener = () => ({ send: vi.fn(), reread: vi.fn() });
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** One instance of the server. */
async function instance(events: FakeEvents) {
  const hub = new ChatHub();
  const message = vi.fn(async (id: number) => (id === MESSAGE.id ? MESSAGE : null));
  const error = vi.fn();
  const parts = { hub, notices: events, chats: { message }, log: { error }, now: Date.now };
  const relay = new ChatRelay(parts as unknown as RelayParts);
  const stop = await relay.start();
  await passed(0);
  return { hub, relay, message, error, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('that staff are there', () => {
  async function two() {
    const events = new FakeEvents();
    const [here, there] = [await instance(events), await instance(events)];
    const visitor = listener();
    here.hub.joinVisitor(VISITOR, visitor);
    const heard = () => visitor.send.mock.calls.map(([news]) => news.isOpen);
    return { events, here, there, heard };
  }

  it('is heard on every instance, as long as one of them is connected', async () => {
    const { here, there, heard } = await two();
    expect(here.relay.hasStaff).toBe(false);
    const besideThem = listener();
    there.hub.joinVisitor(VISITOR, besideThem);
    const leave = there.relay.joinStaff(listener());
    const leaveToo = there.relay.joinStaff(listener());
    await passed(10 * HEARTBEAT_MS);
    expect([here.relay.hasStaff, there.relay.hasStaff]).toEqual([true, true]);
    leave();
    await passed(10 * HEARTBEAT_MS);
    expect(heard()).toEqual([true]);
    leaveToo();
    await passed(0);
    expect(heard()).toEqual([true, false]);
    expect(besideThem.send.mock.calls.map(([news]) => news.isOpen)).toEqual([true, false]);
    expect([here.relay.hasStaff, there.relay.hasStaff]).toEqual([false, false]);
  });

  it('lasts when they come back, too', async () => {
    const { here, there, heard } = await two();
    there.relay.joinStaff(listener())();
    await passed(HEARTBEAT_MS);
    there.relay.joinStaff(listener());
    await passed(10 * HEARTBEAT_MS);
    expect(here.relay.hasStaff).toBe(true);
    expect(heard()).toEqual([true, false, true]);
  });

  it('ends a minute after their instance was last heard of', async () => {
    const { here, there, heard } = await two();
    there.relay.joinStaff(listener());
    await passed(0);
    await there.stop();
    await passed(3 * HEARTBEAT_MS - 1);
    expect(here.relay.hasStaff).toBe(true);
    await passed(2);
    expect(here.relay.hasStaff).toBe(false);
    expect(heard()).toEqual([true, false]);
  });

  it('is asked for after the connection was lost, when sockets read again', async () => {
    const { events, here, there, heard } = await two();
    const agent = listener();
    here.hub.joinStaff(agent)();
    const leave = here.hub.joinStaff(agent);
    events.failure = new Error('cut off');
    there.relay.joinStaff(listener());
    await passed(0);
    expect(heard()).toEqual([]);
    events.failure = null;
    events.reconnect();
    await passed(0);
    expect(agent.reread).toHaveBeenCalledTimes(1);
    leave();
    expect(here.relay.hasStaff).toBe(true);
  });

  it('is not heard by an instance that has stopped', async () => {
    const { here, there, heard } = await two();
    await here.stop();
    there.relay.joinStaff(listener());
    await passed(0);
    expect(heard()).toEqual([]);
  });

  it('is known at once to an instance that starts later, or was cut off', async () => {
    const { events, here, there, heard } = await two();
    there.relay.joinStaff(listener());
    await passed(0);
    expect((await instance(events)).relay.hasStaff).toBe(true);
    const visitor = listener();
    here.hub.joinVisitor(MEMBER, visitor);
    events.reconnect();
    await passed(0);
    expect(visitor.reread).toHaveBeenCalledTimes(1);
    expect(here.relay.hasStaff).toBe(true);
    expect(heard()).toEqual([true]);
  });
});

describe('what happens in a conversation', () => {
  const marks = { got: 3, read: 2 };
  const MESSAGE_NEWS = { type: 'message', message: MESSAGE };
  it.each([
    [
      'a message',
      (relay: ChatRelay) => relay.deliverMessage(VISITOR, 5, MESSAGE),
      [MESSAGE_NEWS],
      [{ ...MESSAGE_NEWS, conversation: 5 }],
    ],
    [
      'what staff have read',
      (relay: ChatRelay) => relay.marked(VISITOR, 5, 'staff', marks),
      [{ type: 'marks', other: marks }],
      [],
    ],
    [
      'what the visitor has read',
      (relay: ChatRelay) => relay.marked(VISITOR, 5, 'visitor', marks),
      [],
      [{ type: 'marks', conversation: 5, other: marks }],
    ],
    ['that staff type', (relay: ChatRelay) => relay.typing(VISITOR, 5, 'staff'), [{ type: 'typing' }], []],
    [
      'that the visitor types',
      (relay: ChatRelay) => relay.typing(VISITOR, 5, 'visitor'),
      [],
      [{ type: 'typing', conversation: 5 }],
    ],
    [
      'a sign-in',
      (relay: ChatRelay) => relay.followMerge(VISITOR, 5, 6),
      [],
      [{ type: 'joined', conversation: 5, into: 6 }],
    ],
  ])(
    'is heard once, on this instance and on others, by those whom it is for: %s',
    async (_what, act, toVisitor, toStaff) => {
      const events = new FakeEvents();
      const instances = [await instance(events), await instance(events)];
      const everyone = instances.map(({ hub }) => {
        const [visitor, staff, stranger] = [listener(), listener(), listener()];
        hub.joinVisitor(VISITOR, visitor);
        hub.joinVisitor(MEMBER, stranger);
        hub.joinStaff(staff);
        return { visitor, staff, stranger };
      });
      act(instances[0]!.relay);
      await passed(0);
      for (const { visitor, staff, stranger } of everyone) {
        expect(visitor.send.mock.calls.flat()).toEqual(toVisitor);
        expect(staff.send.mock.calls.flat()).toEqual(toStaff);
        expect(visitor.reread).toHaveBeenCalledTimes(toStaff.some(({ type }) => type === 'joined') ? 1 : 0);
        expect([stranger.send, stranger.reread].map(({ mock }) => mock.calls)).toEqual([[], []]);
      }
    },
  );

  it('is not read from the database where nobody listens, and a message that is gone is not sent', async () => {
    const events = new FakeEvents();
    const [here, there] = [await instance(events), await instance(events)];
    here.relay.deliverMessage(VISITOR, 5, MESSAGE);
    await passed(0);
    expect(there.message).not.toHaveBeenCalled();
    const visitor = listener();
    there.hub.joinVisitor(VISITOR, visitor);
    here.relay.deliverMessage(VISITOR, 5, { ...MESSAGE, id: 8 });
    await passed(0);
    expect(there.message).toHaveBeenCalledExactlyOnceWith(8);
    expect(visitor.send).not.toHaveBeenCalled();
  });

  it('is passed over where an event is of another kind, and logged where it cannot be sent or read', async () => {
    const events = new FakeEvents();
    const { relay, error } = await instance(events);
    await events.publish(JSON.stringify({ data: 'changed' }));
    await passed(0);
    expect(error).not.toHaveBeenCalled();
    await events.publish('{');
    await passed(0);
    expect(error).toHaveBeenCalledTimes(1);
    events.failure = new Error('no connection');
    relay.typing(VISITOR, 5, 'staff');
    await passed(0);
    expect(error).toHaveBeenCalledTimes(2);
  });
});

describe('a socket', () => {
  it.each([VISITOR, MEMBER])(
    'hears of its conversation until it is closed, beside others of the same person: %j',
    (owner) => {
      const hub = new ChatHub();
      const [one, other] = [listener(), listener()];
      const [leaveOne, leaveOther] = [hub.joinVisitor(owner, one), hub.joinVisitor(owner, other)];
      hub.typing(owner, 5, 'staff');
      leaveOne();
      hub.typing(owner, 5, 'staff');
      expect([one, other].map(({ send }) => send.mock.calls.length)).toEqual([1, 2]);
      expect(hub.hasListener(owner)).toBe(true);
      leaveOther();
      expect(hub.hasListener(owner)).toBe(false);
      // Closed twice, it takes no later one with it.
      hub.joinVisitor(owner, one);
      leaveOther();
      expect(hub.hasListener(owner)).toBe(true);
      expect(hub.hasListener({ visitorId: 'v2' })).toBe(false);
      expect(hub.hasListener({ memberId: 'm2' })).toBe(false);
    },
  );

  it('of staff hears of every conversation', () => {
    const hub = new ChatHub();
    const leave = hub.joinStaff(listener());
    expect([hub.hasListener(VISITOR), hub.hasListener(MEMBER)]).toEqual([true, true]);
    leave();
    expect([hub.hasListener(VISITOR), hub.hasStaff]).toEqual([false, false]);
  });
});
