import { expect, it } from 'vitest';
import { Outbox } from '../../../../shared/outbox/Outbox.ts';
import type { Entries, OutboxStorage } from '../../../../shared/outbox/ports.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

it.each(Array.from({ length: 12 }, (_, moments) => moments))(
  'whoever asks it to send in the %i. moment after a round has ended is not forgotten',
  async (moments) => {
    let rounds = 0;
    const entries: Entries = [];
    const askAgain = async (): Promise<void> => {
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      void outbox.send();
    };
    const storage: OutboxStorage = {
      read: () => Promise.resolve(entries),
      change: (change) => Promise.resolve(change(entries)),
      exclusive: async (work) => {
        const answer = await work();
        if (++rounds === 1) void askAgain();
        return answer;
      },
      wasLost: () => false,
    };
    const outbox = new Outbox({
      storage,
      clock: new FakeClock(),
      call: () => Promise.reject(new Error('nothing is sent')),
      who: () => Promise.resolve('ana'),
      newId: () => 'one',
      random: () => 0,
      takes: [],
    });
    await outbox.send();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(rounds).toBe(2);
  },
);

it('a round whose storage cannot be read ends quietly, and is tried again later', async () => {
  const clock = new FakeClock();
  let reads = 0;
  const storage: OutboxStorage = {
    read: () => (reads++, Promise.reject(new Error('locked'))),
    change: () => Promise.reject(new Error('locked')),
    exclusive: (work) => work(),
    wasLost: () => false,
  };
  const outbox = new Outbox({
    storage,
    clock,
    call: () => Promise.reject(new Error('nothing is sent')),
    who: () => Promise.resolve('ana'),
    newId: () => 'one',
    random: () => 0,
    takes: [],
  });
  await outbox.send();
  expect([reads, clock.waiting]).toEqual([1, 1]);
});
