import { computed, makeAutoObservable, observable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { PAD_LINES_MAX } from '../../../../shared/contract/limits.ts';
import type { PadOffer, ResolvedLine } from '../../../../shared/contract/schemas/orderPad.ts';
import type { ParsedList } from '../../../../shared/orderPad/parseList.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';
import { followLines, sameWords } from './followLines.ts';
import { joinDoubles } from './joinDoubles.ts';
import { keepPad, NO_ATTEMPT } from './keepPad.ts';
import { LineNumbering } from './LineNumbering.ts';
import { type PadEntry, PadLine, type PadState } from './PadLine.ts';
import {
  type AsideRow,
  type FileFacts,
  NO_FILE,
  type Reading,
  rowsAside,
  settleReading,
  startReading,
  withoutRow,
} from './Reading.ts';
import { sortLines } from './sortLines.ts';
import { addStep, type UndoStep } from './undoSteps.ts';
import { unansweredLines } from './unansweredLines.ts';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';

/** A list of part numbers and quantities, resolved against the catalogue; kept in this browser over a sign-in. */
export class OrderPadStore {
  lines: PadLine[] = [];
  /** What "Undo" restores, the newest step last. */
  past: readonly UndoStep[] = [];
  /** The outcome of the list that was read last, until it is dismissed. */
  reading: Reading | null = null;
  /** Lines that were joined with others of the same product, until it has been read. */
  joined = 0;
  /** The list that is on its way to a cart, or got no answer. */
  attempt = NO_ATTEMPT;
  readonly resolving = new Task();
  /** The store's answers, by question. */
  readonly #answers = observable.map<string, ResolvedLine>({}, { deep: false });
  /** Questions that were joined once and taken apart by "Undo". */
  readonly #apart = new Set<string>();
  /** The member whose prices the answers have, null for guests; undefined until the session is known. */
  #reader: string | null | undefined;
  /** Counts of the lines, computed in one pass: each key stroke in a quantity asks for them. */
  readonly #sorting = computed(() => sortLines(this.lines));
  readonly #call: Call;
  readonly #numbering = new LineNumbering(() => this.lines);

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(
      this,
      { lines: observableShallow, past: observableRef, reading: observableRef, attempt: observableRef },
      { autoBind: true },
    );
  }

  persistIn(persistence: StatePersistence): () => void {
    let isRestored = false;
    const stop = keepPad(persistence, this, (entries) => this.#follow(entries, isRestored));
    isRestored = true;
    return stop;
  }

  get entries(): PadEntry[] {
    return this.lines.map(({ entry }) => entry);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** How many lines still fit. */
  get room(): number {
    return PAD_LINES_MAX - this.lines.length;
  }

  stateOf(line: PadLine): PadState {
    return line.standing.state;
  }

  /** The variant that a line stands for; null while that is open. */
  offerOf(line: PadLine): PadOffer | null {
    return line.standing.offer;
  }

  /** Lines that can go into a cart. */
  get ready(): PadLine[] {
    return this.#sorting.get().ready;
  }

  /** Lines that somebody has to decide about: several fit, it is replaced by another, or the quantity is wrong. */
  get open(): PadLine[] {
    return this.#sorting.get().open;
  }

  /** Lines that a request asks for as written. */
  get asWritten(): PadLine[] {
    return this.#sorting.get().asWritten;
  }

  /** Lines that can go into a cart but have no list price. */
  get unpriced(): number {
    return this.#sorting.get().unpriced;
  }

  /** The lines of a member at list prices, in minor units. */
  get total(): number {
    return this.#sorting.get().total;
  }

  /** Adds lines at the end; returns how many did not fit. */
  add(entries: readonly PadEntry[]): number {
    if (entries.length === 0) return 0;
    this.#remember();
    const addedEntries = entries.slice(0, Math.max(0, this.room));
    const before = this.lines.length;
    this.lines.push(...addedEntries.map((entry, index) => this.#line(entry, before + index + 1)));
    void this.resolve();
    return entries.length - addedEntries.length;
  }

  /** Adds the sure lines of a list, and of its other rows those that the store turns out to know. */
  addList(list: ParsedList, facts: FileFacts = NO_FILE): void {
    this.#remember();
    const { lines, reading } = startReading(this.lines, list, facts, (entry, place) => this.#line(entry, place));
    Object.assign(this, { lines, reading });
    void this.resolve();
  }

  /** The rows of that list that are no lines: those that the store does not know, and those that were left out. */
  get aside(): [readonly AsideRow[], readonly AsideRow[]] {
    return this.reading ? rowsAside(this.reading, this.resolving.isRunning) : [[], []];
  }

  /** Makes a row that was set aside the last line. */
  takeRow(row: AsideRow): void {
    if (!this.reading || this.room <= 0) return;
    this.#remember();
    this.reading = withoutRow(this.reading, row);
    this.lines.push(this.#line(row.entry, this.lines.length + 1));
    void this.resolve();
  }

  dismissReading(): void {
    this.reading = null;
  }

  setText(line: PadLine, text: string): void {
    if (text.trim() === line.text.trim()) return;
    this.#remember();
    Object.assign(line, { text: text.trim(), skuId: null, isFree: false });
    void this.resolve();
  }

  setQuantity(line: PadLine, quantity: string): void {
    line.quantity = plainDigits(quantity);
  }

  choose(line: PadLine, offer: PadOffer): void {
    this.#remember();
    Object.assign(line, { text: offer.code, skuId: offer.sku_id, isFree: false });
    this.#answers.set(line.question, { outcome: 'found', offers: [offer] });
    this.#joinDoubles();
  }

  setFree(line: PadLine, isFree: boolean): void {
    this.#remember();
    line.isFree = isFree;
  }

  remove(lines: readonly PadLine[]): void {
    this.#remember();
    this.#remove(new Set(lines));
  }

  undo(): void {
    const before = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    if (before) {
      // The same lines as then, so that their rows stay.
      for (const { line, entry } of before.lines) Object.assign(line, entry);
      this.lines = before.lines.map(({ line }) => line);
      Object.assign(this, { reading: before.reading, joined: 0 });
      this.#numbering.start();
    }
    for (const line of this.lines) this.#apart.add(line.question);
    this.#settle();
    void this.resolve();
  }

  /** The idempotency key for these lines: a retry adds nothing twice, after a reload or in another tab, too. */
  keyFor(about: string): string {
    if (this.attempt.about !== about) this.attempt = { about, key: randomUuid() };
    return this.attempt.key;
  }

  /** The list has gone into a cart: the next one, even with the same lines, is another. */
  finishAttempt(): void {
    this.attempt = NO_ATTEMPT;
  }

  /** Sets the member whose prices are shown; for another member all lines are resolved again. */
  readAs(reader: string | null): void {
    if (this.#reader !== undefined && this.#reader !== reader) this.#answers.clear();
    this.#reader = reader;
    void this.resolve();
  }

  /** Asks for every line that has no answer, a part of the list at a time. */
  async resolve(): Promise<void> {
    // A run that goes on asks for what was added meanwhile.
    if (this.#reader === undefined || this.resolving.isRunning || this.#unanswered.length === 0) return;
    const isDone = await this.resolving.run(async () => {
      for (let unanswered = this.#unanswered; unanswered.length > 0; unanswered = this.#unanswered) {
        const reader = this.#reader;
        const questions = unanswered.map(({ question }) => question); // the lines may be changed before the answer comes
        const lines = unanswered.map(({ text, skuId }) => ({
          text: text.trim(),
          ...(skuId !== null && { sku_id: skuId }),
        }));
        const answer = await this.#call('resolveLines', { lines }, { banTips: true });
        if (reader === this.#reader) runInAction(() => this.#accept(questions, answer.lines));
      }
    });
    runInAction(() => this.#settle(!isDone));
    if (isDone) await this.resolve(); // what was added after it had looked for the last time
  }

  /** Lines of the pad, then rows that may become some. */
  get #unanswered(): PadLine[] {
    const waiting = this.reading?.waiting.map(({ line }) => line) ?? [];
    return unansweredLines([...this.lines, ...waiting], this.#answers);
  }

  #settle(hasFailed = false): void {
    const settled = this.reading && settleReading(this.lines, this.reading, hasFailed);
    if (!settled) return;
    Object.assign(this, settled);
    this.#numbering.start();
    this.#joinDoubles();
  }

  #accept(questions: readonly string[], answers: readonly ResolvedLine[]): void {
    questions.forEach((question, index) =>
      this.#answers.set(question, answers[index] ?? { outcome: 'missing', offers: [] }),
    );
    this.#settle();
    this.#joinDoubles();
  }

  /** Joins lines that ask for the same into the first of them; `joined` counts those that went. */
  #joinDoubles(): void {
    const { removedLines, quantities } = joinDoubles(this.lines, ({ question }) => this.#apart.has(question));
    if (removedLines.size === 0) return;
    this.#remember();
    for (const [line, quantity] of quantities) line.quantity = quantity;
    this.#remove(removedLines);
    this.joined = removedLines.size;
  }

  #remove(removedLines: ReadonlySet<PadLine>): void {
    this.lines = this.lines.filter((line) => !removedLines.has(line));
    this.#numbering.start();
  }

  #line(entry: PadEntry, place: number): PadLine {
    return new PadLine(entry, place, (question) => this.#answers.get(question) ?? null);
  }

  dismissJoined(): void {
    this.joined = 0;
  }

  /** Shows what another tab has changed: a step, so that "Undo" takes back no more than that. */
  #follow(entries: readonly PadEntry[], isStep: boolean): void {
    if (isStep && !sameWords(this.lines, entries)) this.#remember();
    this.lines = followLines(this.lines, entries, (entry, place) => this.#line(entry, place));
    this.#numbering.start();
    this.joined = 0;
    void this.resolve();
  }

  #remember(): void {
    this.past = addStep(this.past, this.lines, this.reading);
    this.finishAttempt(); // another list, even if it becomes the same again
  }
}
