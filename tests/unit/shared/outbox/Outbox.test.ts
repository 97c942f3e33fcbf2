import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { ANSWER_WAIT_MS } from '../../../../shared/outbox/Sender.ts';
import { OutboxSimulation } from '../../../support/fakes/OutboxSimulation.ts';
import { eventually } from '../../../support/checks/eventually.ts';

let world: OutboxSimulation;
beforeEach(async () => {
  world = new OutboxSimulation();
  await world.start();
});
const states = async (): Promise<string[]> =>
  (await world.outbox.read()).items.map(({ about, state }) => `${about} ${state}`);
const until = (expected: string[]): Promise<void> => eventually(async () => expect(await states()).toEqual(expected));
const done = (): string[] => world.server.done.map(({ label }) => label);

describe('a request through the outbox', () => {
  it('returns the API’s answer, and leaves no entry', async () => {
    expect(await world.submit('one')).toMatchObject({ code: 'Q-one' });
    expect(world.entries).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it('is on the disk before it is sent', async () => {
    world.fates = ['offline'];
    const take = vi.spyOn(world.server, 'take');
    take.mockImplementationOnce(() => {
      expect(world.entries).toMatchObject([{ about: 'one', isKept: false }]);
      throw new ApiError('offline');
    });
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    expect(take).toHaveBeenCalledOnce();
  });

  it('rejects its caller with the reason when the store refuses it', async () => {
    world.fates = ['refused'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: Code.refused, fieldErrors: { label: 'no' } });
    expect(world.entries).toEqual([]);
  });

  it('is queued when no answer comes in time, and accepted when it does', async () => {
    let answer: (value: unknown) => void = () => undefined;
    vi.spyOn(world.server, 'take').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const submission = world.submit('one');
    await eventually(() => expect(world.server.take).toHaveBeenCalled());
    world.clock.pass(ANSWER_WAIT_MS);
    await expect(submission).rejects.toMatchObject({ code: 'queued' });
    expect(await states()).toEqual(['one sending']);
    answer({ id: 7, code: 'Q-7' });
    await until(['one accepted']);
    expect((await world.outbox.read()).items[0]).toMatchObject({ result: { id: 7, code: 'Q-7' } });
    expect(world.entries).toMatchObject([{ payload: {} }]); // the payload is deleted
  });
});

describe('a waiting entry', () => {
  it('is retried in order with back-off, and at once when the network is back', async () => {
    world.fates = ['offline', 'offline', 'offline'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    await expect(world.submit('two')).rejects.toMatchObject({ code: 'queued' });
    expect(world.server.requestCount).toBe(2); // the second is not tried before the first
    world.clock.pass(4_000);
    await eventually(() => expect(world.server.requestCount).toBe(3));
    await until(['one awaiting', 'two awaiting']);
    await world.outbox.send();
    await until(['one accepted', 'two accepted']);
    expect(done()).toEqual(['one', 'two']);
  });

  it('is tried early when another call gets through, but not within 15 s of its last attempt', async () => {
    world.fates = Array.from({ length: 5 }, () => 'offline');
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    // Each delay is longer than the one before; the last one is far longer than 15 s.
    for (let requestCount = 2; requestCount <= 5; requestCount += 1) {
      await eventually(() => expect(world.clock.waiting).toBeGreaterThan(0));
      world.clock.ringNext();
      await eventually(() => expect(world.server.requestCount).toBe(requestCount));
    }
    await until(['one awaiting']);
    world.clock.pass(14_000);
    world.outbox.reached();
    // A round of sending needs no timer of Node: it would have ended by then.
    await new Promise((resolve) => setImmediate(resolve));
    expect(world.server.requestCount).toBe(5);
    world.clock.pass(2_000);
    world.outbox.reached();
    await until(['one accepted']);
  });

  it('begins with short delays again when its owner sends it', async () => {
    world.fates = Array.from({ length: 7 }, () => 'offline');
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    for (let requestCount = 2; requestCount <= 6; requestCount += 1) {
      await eventually(() => expect(world.clock.waiting).toBeGreaterThan(0));
      world.clock.ringNext();
      await eventually(() => expect(world.server.requestCount).toBe(requestCount));
    }
    await until(['one awaiting']);
    await world.outbox.act({ type: 'send', id: world.entries[0]!.id });
    await eventually(() => expect(world.server.requestCount).toBe(7));
    await until(['one awaiting']);
    await eventually(() => expect(world.clock.waiting).toBeGreaterThan(0));
    world.clock.pass(4_000);
    await until(['one accepted']);
  });

  it('outlives the process, with the same key', async () => {
    world.fates = ['lost'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    await world.start();
    await until(['one accepted']);
    expect(done()).toEqual(['one']);
  });

  it('belongs to its member: nobody else sends, sees or discards it', async () => {
    world.fates = ['offline'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    const [{ id } = { id: '' }] = world.entries;
    for (const user of ['ben', null]) {
      world.user = user;
      await world.outbox.send();
      await world.outbox.act({ type: 'discard', id });
      await world.outbox.act({ type: 'send', id });
      expect(await world.outbox.read()).toMatchObject({ items: [], others: 1 });
    }
    expect(done()).toEqual([]);
    world.user = 'ana';
    await world.outbox.send();
    expect(world.server.done).toEqual([{ label: 'one', owner: 'ana' }]);
  });

  it('steps aside when it is refused, shows why, and is sent again once it is corrected', async () => {
    world.fates = ['offline', 'refused'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    await world.submit('two').catch(() => undefined);
    await world.outbox.send();
    await until(['one review']);
    expect(done()).toEqual(['two']);
    const [item] = (await world.outbox.read()).items;
    expect(item).toMatchObject({ faults: [{ path: 'label', message: 'no', value: 'one' }] });
    await world.outbox.act({ type: 'correct', id: item!.id, corrections: { label: 'won' } });
    await until(['one accepted']);
    expect(done()).toEqual(['two', 'won']);
    await world.outbox.act({ type: 'clearAccepted' });
    expect(world.entries).toEqual([]);
  });

  it.each(['trouble', 'page'] as const)(
    'waits through an outage of any length (%s), and is sent by itself after it',
    async (fate) => {
      world.fates = ['offline', ...Array.from({ length: 200 }, () => fate)];
      await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
      await world.submit('two').catch(() => undefined);
      for (let turn = 0; turn < 40; turn += 1) await world.outbox.send();
      await until(['one awaiting', 'two awaiting']);
      world.fates = [];
      world.clock.pass(300_000);
      await until(['one accepted', 'two accepted']);
      expect(done()).toEqual(['one', 'two']);
    },
  );

  it('lets others go first when only it gets unexpected answers, and needs review when that continues', async () => {
    world.fates = ['offline'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    world.poisoned = 'one';
    for (let turn = 0; turn < 8; turn += 1) await world.outbox.send();
    await until(['one awaiting']);
    await world.submit('two');
    expect(done()).toEqual(['two']);
    for (let turn = 0; turn < 8; turn += 1) {
      world.outbox.reached();
      await world.outbox.send();
    }
    await until(['one review']);
    // A later start tries once more, as the store may have been fixed.
    world.poisoned = null;
    await world.start();
    await until(['one accepted']);
  });

  it('needs no review after a small correction of the clock', async () => {
    world.fates = ['lost'];
    await expect(world.submit('one', 'addCartLine')).rejects.toMatchObject({ code: 'queued' });
    world.clock.time -= 60_000;
    await world.outbox.send();
    await until(['one accepted']);
  });

  it.each([-2, 21])(
    'asks first when the clock is %i hours off: the store may no longer know its key',
    async (hours) => {
      world.fates = ['lost'];
      await expect(world.submit('one', 'addCartLine')).rejects.toMatchObject({ code: 'queued' });
      world.clock.time += hours * 3600_000;
      await world.outbox.send();
      await until(['one review']);
      expect((await world.outbox.read()).items[0]!.reason).toMatchObject({ code: 'unsure' });
      expect(done()).toEqual(['one']);
    },
  );

  it('is taken over from a tab that was closed, though the clock was set back since', async () => {
    const take = vi.spyOn(world.server, 'take').mockReturnValueOnce(new Promise(() => undefined));
    void world.submit('one');
    await eventually(() => expect(take).toHaveBeenCalledOnce());
    world.clock.time -= 600_000;
    await world.start({ isAlone: false });
    await until(['one accepted']);
  });

  it('is left to the tab that made it, as long as that may wait for the answer', async () => {
    const take = vi.spyOn(world.server, 'take').mockReturnValueOnce(new Promise(() => undefined));
    void world.submit('one');
    await eventually(() => expect(take).toHaveBeenCalledOnce());
    await world.start({ isAlone: false });
    await world.outbox.send();
    expect(take).toHaveBeenCalledOnce();
  });

  it.each([
    [0, 2_000],
    [0.5, 1_500],
    [1, 1_000],
  ])('is tried again by each client at a moment of its own: by chance of %f after %i ms', async (chance, pause) => {
    world.random = () => chance;
    world.fates = ['offline'];
    await expect(world.submit('one')).rejects.toMatchObject({ code: 'queued' });
    world.clock.pass(pause - 1);
    expect(await states()).toEqual(['one awaiting']);
    world.clock.pass(1);
    await until(['one accepted']);
  });

  it('goes into the cart once, or asks first, when the store may no longer know its key', async () => {
    world.fates = ['lost'];
    await expect(world.submit('one', 'addCartLine')).rejects.toMatchObject({ code: 'queued' });
    world.fates = Array.from({ length: 50 }, () => 'offline' as const);
    await world.outbox.send();
    world.fates = [];
    world.clock.time += 21 * 3600_000;
    await world.outbox.send();
    await until(['one review']);
    expect((await world.outbox.read()).items[0]!.reason).toMatchObject({ code: 'unsure' });
    expect(done()).toEqual(['one']);
  });

  it('is discarded when its member says so', async () => {
    world.fates = ['offline'];
    await world.submit('one').catch(() => undefined);
    await world.outbox.act({ type: 'discard', id: world.entries[0]!.id });
    await world.outbox.send();
    expect([world.entries, done()]).toEqual([[], []]);
  });
});
