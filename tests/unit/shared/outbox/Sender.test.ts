import { expect, it } from 'vitest';
import { Outbox } from '../../../../shared/outbox/Outbox.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OutboxEntry } from '../../../../shared/outbox/entry.ts';
import type { OutboxStorage } from '../../../../shared/outbox/ports.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

/** A queued contact form. */
const queued: OutboxEntry = {
  id: 'one',
  name: 'registerContact',
  payload: {},
  owner: '',
  about: '',
  at: 0,
  state: 'awaiting',
  isKept: true,
  unsureSince: null,
  reason: null,
  result: null,
};

/** A stored outbox whose requests all fail. */
function offlineOutbox(storage: Partial<OutboxStorage>, clock = new FakeClock()): Outbox {
  return new Outbox({
    storage: {
      read: () => Promise.resolve([]),
      change: (change) => Promise.resolve(change([])),
      exclusive: (work) => work(),
      wasLost: () => false,
      ...storage,
    },
    clock,
    call: () => Promise.reject(new ApiError('offline')),
    memberId: () => Promise.resolve('ana'),
    newId: () => 'one',
    random: () => 0,
    takes: [],
  });
}

it.each(Array.from({ length: 12 }, (_, moments) => moments))(
  'whoever asks it to send in the %i. moment after a round has ended is not forgotten',
  async (moments) => {
    let rounds = 0;
    const askAgain = async (): Promise<void> => {
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      void outbox.send();
    };
    const outbox = offlineOutbox({
      read: () => Promise.resolve([queued]),
      exclusive: async (work) => {
        const answer = await work();
        if (++rounds === 1) void askAgain();
        return answer;
      },
    });
    await outbox.send();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(rounds).toBe(2);
  },
);

it('a round whose storage cannot be read ends quietly, and is tried again later', async () => {
  const clock = new FakeClock();
  let reads = 0;
  await offlineOutbox({ read: () => (reads++, Promise.reject(new Error('locked'))) }, clock).send();
  expect([reads, clock.waiting]).toEqual([1, 1]);
});

it.each<[string, readonly OutboxEntry[]]>([
  ['nothing', []],
  ['another member’s request', [{ ...queued, owner: 'li' }]],
  ['a request that waits for its owner', [{ ...queued, state: 'review' }]],
])('with %s in the outbox no lock is requested', async (_what, entries) => {
  let locks = 0;
  const exclusive: OutboxStorage['exclusive'] = (work) => (locks++, work());
  const outbox = offlineOutbox({ read: () => Promise.resolve(entries), exclusive });
  await outbox.open({ isAlone: false });
  await outbox.send();
  expect(locks).toBe(0);
});
