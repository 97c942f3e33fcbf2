import { expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { createApiClient } from '../../../../shared/client/createApiClient.ts';
import type { Call, Tokens } from '../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeSession } from '../../../support/fakes/FakeSession.ts';
import { FATES, RandomServer, type Fates } from './RandomServer.ts';
import { settled } from './world.ts';

const EVENTS = [
  'call',
  'call',
  'callInOtherTab',
  'leave',
  'expire',
  'otherTabRenews',
  'otherTabSignsOut',
  'otherTabSignsIn',
] as const;
type Event = (typeof EVENTS)[number];
type Start = 'visitor' | 'member' | 'restarted';
type Turn = (label: string) => Promise<unknown>;

/** A session with scheduled answers, which detects violations. */
class SlowSession extends FakeSession {
  readonly #turn: Turn;

  constructor(storedTokens: Tokens | null, turn: Turn) {
    super(storedTokens);
    this.#turn = turn;
  }

  override async read(): Promise<Tokens | null> {
    await this.#turn('read');
    return super.read();
  }

  override async end(reason: 'signed-out' | 'expired', message: string): Promise<void> {
    expect(this.tokens, 'a session that is being ended').not.toBeNull();
    return super.end(reason, message);
  }
}

class Play {
  readonly clock = new FakeClock();
  readonly server: RandomServer;
  readonly session: SlowSession;
  readonly outcomes = new Map<string, unknown>();
  #calls: { id: string; leaving: AbortController }[] = [];
  readonly #tabs: Call[];

  constructor(fates: Fates, start: Start, turn: Turn) {
    this.server = new RandomServer(fates, this.clock, turn);
    const { access, refresh } = this.server.tokens;
    const storedTokens = { visitor: null, member: { access, refresh }, restarted: { access: null, refresh } }[start];
    this.session = new SlowSession(storedTokens, turn);
    this.#tabs = [this.#openTab(), this.#openTab()];
  }

  #openTab(): Call {
    return createApiClient({
      transport: this.server.transport,
      session: this.session,
      clock: this.clock,
      secret: 'secret',
      language: () => 'en',
    }).call;
  }

  get open(): number {
    return this.#calls.length - this.outcomes.size;
  }

  perform(event: Event): void {
    if (event === 'call') this.#begin(this.#tabs[0]!);
    if (event === 'callInOtherTab') this.#begin(this.#tabs[1]!);
    if (event === 'leave') this.#calls.at(-1)?.leaving.abort();
    if (event === 'expire') this.server.expire();
    if (event === 'otherTabSignsOut') this.session.tokens = null;
    if (event === 'otherTabSignsIn') this.session.tokens = this.server.rotate();
    if (event === 'otherTabRenews')
      void this.session.exclusive(async () => {
        if (this.session.tokens) this.session.tokens = this.server.rotate();
      });
  }

  #begin(call: Call): void {
    const id = String(this.#calls.length + 1);
    const leaving = new AbortController();
    this.#calls.push({ id, leaving });
    const settle = (outcome: unknown): void => {
      expect(this.outcomes.has(id)).toBe(false);
      this.outcomes.set(id, outcome);
    };
    call('listProducts', { page: Number(id) }, { signal: leaving.signal }).then(settle, settle);
  }
}

const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 6 });
const plays = [
  fc.scheduler(),
  fc.record({
    time: fc.array(fc.constantFrom('well', 'offline', 'hangs', 'trouble'), { maxLength: 3 }),
    refresh: fates,
    call: fates,
  }),
  fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 16 }),
  fc.constantFrom<Start>('visitor', 'member', 'restarted'),
] as const;

it('any order of events: no two renewals at once, no call lost, none replayed twice, no deadlock', async () => {
  await fc.assert(
    fc.asyncProperty(...plays, async (scheduler, fate, events, start) => {
      const play = new Play(fate, start, (label) => scheduler.schedule(Promise.resolve(), label));
      const { task } = scheduler.scheduleSequence(
        events.map((event) => ({ label: event, builder: async () => play.perform(event) })),
      );
      let isOver = false;
      void task.then(() => (isOver = true));
      for (;;) {
        await settled();
        if (scheduler.count() > 0) await scheduler.waitNext(1);
        else if (isOver && play.open === 0) break;
        else expect(play.clock.ringNext(), 'calls that wait for nothing').toBe(true);
      }
      judge(play);
    }),
    { numRuns: 2_000 },
  );
});

function judge({ outcomes, server, session }: Play): void {
  for (const [id, outcome] of outcomes) {
    if (outcome instanceof Error && !(outcome instanceof ApiError)) throw outcome;
    if (!(outcome instanceof ApiError)) expect(outcome, 'the answer of another call').toBe(id);
  }
  for (const codes of server.answerCodes.values()) {
    expect(codes.filter((code) => code === Code.tokenExpired).length, 'replays').toBeLessThanOrEqual(2);
    expect(codes.join(' '), 'what a call heard').toMatch(/^(10 )?(7 (10 )?)?\d+$/);
  }
  expect(session.endings.length, 'sessions ended without a ground').toBeLessThanOrEqual(server.grounds);
}
