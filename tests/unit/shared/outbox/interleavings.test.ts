import { expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OutboxOperation } from '../../../../shared/outbox/operations.ts';
import { OUTCOMES, OutboxSimulation } from '../../../support/fakes/OutboxSimulation.ts';

const ASKED: Record<string, OutboxOperation> = {
  quotation: 'createInquiry',
  contact: 'registerContact',
  favourite: 'setCollected',
  cart: 'addCartLine',
};
const EVENTS = ['quotation', 'contact', 'favourite', 'cart', 'crash', 'now', 'later', 'ana', 'ben', 'nobody'] as const;
type Event = (typeof EVENTS)[number];

/** A request and its caller's result: `nothing` while it is pending, and for ever if the process died. */
interface Submission {
  owner: string;
  outcome: 'nothing' | 'queued' | 'done' | 'not done';
}

class Play {
  readonly world: OutboxSimulation;
  readonly submissions = new Map<string, Submission>();
  reviewed = new Set<string>();

  constructor(step: (label: string) => Promise<unknown>) {
    this.world = new OutboxSimulation(step);
  }

  perform(event: Event): void {
    const { world } = this;
    if (event in ASKED) this.#ask(ASKED[event]!);
    // Not awaited: a call right after the start finds it unfinished.
    else if (event === 'crash') void world.start();
    else if (event === 'now') void world.outbox.act({ type: 'send', id: null });
    else if (event === 'later') world.clock.pass(60_000);
    else {
      world.user = event === 'nobody' ? null : event;
      void world.outbox.send();
    }
  }

  #ask(name: OutboxOperation): void {
    const owner = name === 'registerContact' ? '' : this.world.user;
    if (owner === null) return; // the API would report it at once
    const label = String(this.submissions.size + 1).padStart(3, '0');
    const submission: Submission = { owner, outcome: 'nothing' };
    this.submissions.set(label, submission);
    this.world.submit(label, name).then(
      () => (submission.outcome = 'done'),
      (error: unknown) =>
        (submission.outcome = error instanceof ApiError && error.code === 'queued' ? 'queued' : 'not done'),
    );
  }

  /** Everything is online again for good, every member signs in once and resends refused entries. */
  async finish(drive: (work: Promise<unknown>) => Promise<void>): Promise<void> {
    const { world } = this;
    world.fates = [];
    await drive(world.start());
    for (const user of ['ana', 'ben']) {
      world.user = user;
      await drive(world.outbox.send());
      const reviews = (await world.outbox.read()).items.filter(({ state }) => state === 'review');
      for (const { id } of reviews) await drive(world.outbox.act({ type: 'send', id }));
      await drive(world.outbox.send());
    }
  }
}

it('failures and crashes in any order lose nothing, send nothing twice and keep the order', async () => {
  const plays = [
    fc.scheduler(),
    fc.array(fc.constantFrom(...OUTCOMES), { maxLength: 12 }),
    fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 14 }),
  ] as const;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(...plays, async (scheduler, fates, events) => {
      runs += 1;
      const play = new Play((label) => scheduler.schedule(Promise.resolve(), label));
      const { world, submissions } = play;
      const drive = async (work: Promise<unknown>): Promise<void> => {
        const state = { isOver: false };
        const end = (): void => void (state.isOver = true);
        work.then(end, end);
        while (!state.isOver) {
          await settled();
          if (scheduler.count() > 0) await scheduler.waitNext(1);
          else if (!state.isOver) expect(world.clock.ringNext(), 'waits for nothing').toBe(true);
        }
      };
      await drive(world.start());
      world.fates = [...fates];
      const { task } = scheduler.scheduleSequence(
        events.map((event) => ({ label: event, builder: async () => play.perform(event) })),
      );
      await drive(task);
      const wasKept = new Set(world.entries.map(({ about }) => about));
      await play.finish(drive);

      const labels = world.server.done.map(({ label }) => label);
      expect(new Set(labels).size, 'doubled').toBe(labels.length);
      for (const [label, { owner, outcome }] of submissions) {
        if (outcome === 'queued' || outcome === 'done') expect(labels, `lost: ${label}`).toContain(label);
        if (wasKept.has(label) && outcome !== 'not done') expect(labels, `kept, and lost: ${label}`).toContain(label);
        for (const arrival of world.server.done.filter((each) => each.label === label))
          expect(arrival.owner, 'sent by another').toBe(owner);
      }
      for (const owner of ['', 'ana', 'ben']) {
        const inOrder = world.server.done
          .filter((each) => each.owner === owner && !world.server.refused.has(each.label))
          .map(({ label }) => label);
        expect(inOrder, 'the order').toEqual(inOrder.toSorted());
      }
    }),
    { interruptAfterTimeLimit: 4_000, numRuns: Number(process.env['OUTBOX_RUNS'] ?? 3_000) },
  );
  // On a slow machine the time limit may end it early, but not before a minimum.
  expect(runs).toBeGreaterThan(50);
});

/** Lets everything run that is not waiting for a timer or an answer. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
