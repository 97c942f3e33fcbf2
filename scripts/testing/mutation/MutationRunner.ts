import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTask as Task, type RunnerTestCase as Test, TestRunner, type TestTryOptions } from 'vitest';
import { parseEvents, readResult, type Sweep, type SweepEvent } from './sweepFiles.ts';

// The real clock, in tests with fake timers too.
const { now } = Date;
/** A try that takes longer ends with an error, as a mutated loop may not end by itself. */
const TRY_MAX_MS = 5000;
/** Asking for the time at each call would slow the tests down. */
const CALLS_PER_CHECK = 1000;
/** The share of the remaining time that one test may take. */
const TEST_SHARE = 1 / 8;

const sweep = JSON.parse(readFileSync(process.env['SWEEP_FILE']!, 'utf8')) as Sweep;
const constants = new Set(sweep.constants);
const write = (event: SweepEvent): void => appendFileSync(sweep.events, `${JSON.stringify(event)}\n`);

/**
 * Runs each test once as it is, and then once with each mutation that it has reached and no test has detected. A test
 * that has failed with a mutation must pass without it: else the failure does not count, and the test ends.
 */
export default class MutationRunner extends TestRunner {
  /** The mutation that the test runs with; null for none. */
  #mutation: number | null = null;
  /** What the test has reached in its last run without a mutation. */
  #reached = new Set<number>();
  /** What this process has reported as reached. */
  #written = new Set<number>();
  /** The mutations that the test is still to run with. */
  #waiting: number[] = [];
  /** The mutation with which the test has failed; it runs without now. */
  #suspect: number | null = null;
  /** Times in ms since 1970. */
  #tryEndsAt = 0;
  #testEndsAt = 0;
  /** How often the code has asked for a mutation in this try. */
  #calls = 0;

  override onCollectStart(...args: Parameters<TestRunner['onCollectStart']>): void {
    super.onCollectStart(...args);
    Object.assign(globalThis, { isMutated: (id: number) => this.#isMutated(id) });
  }

  #isMutated(id: number): boolean {
    if (this.#mutation === null) this.#reached.add(id);
    else if (++this.#calls % CALLS_PER_CHECK === 0 && now() > this.#tryEndsAt) throw new Error('The loop does not end');
    return this.#mutation === id;
  }

  override async onBeforeRunTask(task: Task): Promise<void> {
    if (now() > sweep.endsAt) task.mode = 'skip';
    await super.onBeforeRunTask(task);
    Object.assign(task, { repeats: Number.MAX_SAFE_INTEGER, retry: 0 });
    this.#suspect = null;
    this.#waiting = [];
    // One slow test must not use up the time of the others.
    this.#testEndsAt = now() + (sweep.endsAt - now()) * TEST_SHARE;
  }

  override onBeforeTryTask(task: Task, options: TestTryOptions): void {
    super.onBeforeTryTask(task, options);
    this.#mutation = this.#suspect === null ? (this.#waiting.pop() ?? null) : null;
    this.#calls = 0;
    this.#tryEndsAt = now() + TRY_MAX_MS;
  }

  /** Notes the outcome of a try, and ends the repetitions when nothing is left to try. The result is always `pass`. */
  override async onAfterRetryTask(test: Test, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const mutation = this.#mutation;
    this.#mutation = null;
    const isFailed = test.result!.state === 'fail';
    Object.assign(test.result!, { state: 'pass', errors: undefined });
    if (mutation !== null) {
      write({ tried: mutation });
      if (isFailed) this.#suspect = mutation;
    } else if (isFailed) {
      write({ leftOut: `${test.file.name}: ${test.name}` });
      this.#suspect = null;
      this.#waiting = [];
    } else if (this.#suspect === null) this.#collectReached();
    else {
      write({ detected: this.#suspect });
      this.#suspect = null;
    }
    const isDone = this.#suspect === null && (this.#waiting.length === 0 || now() > this.#testEndsAt);
    // Ends the repetitions.
    if (isDone) Object.assign(test.result!, { pending: true });
  }

  /** Notes what the test has reached, and what of it remains to be tried. */
  #collectReached(): void {
    const events = parseEvents(readFileSync(sweep.events, 'utf8'));
    const { detected } = readResult(events);
    const tries = Map.groupBy(events, (event) => event.tried ?? null);
    const isWaiting = (id: number): boolean =>
      !constants.has(id) && !detected.has(id) && (tries.get(id)?.length ?? 0) < sweep.tries;
    const reached = [...this.#reached].filter((id) => !this.#written.has(id));
    if (reached.length > 0) write({ reached });
    for (const id of reached) this.#written.add(id);
    this.#waiting = [...this.#reached].filter(isWaiting);
    this.#reached.clear();
  }
}
