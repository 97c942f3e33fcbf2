import { computed, makeAutoObservable, observable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { PAD_LINES_MAX, PAD_RESOLVED_MAX } from '../../../../shared/contract/limits.ts';
import type { PadOffer, ResolvedLine } from '../../../../shared/contract/schemas/orderPad.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';
import { type PadEntry, PadLine, type PadState, parseEntry } from './PadLine.ts';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';

/** The steps that "Undo" goes back. */
const UNDO_MAX = 30;
/** As many lines get another place at once; a thousand would hold up what is pressed next. */
const RENUMBERED = 20;

/** The lines as they were at a time. */
type Step = readonly { line: PadLine; entry: PadEntry }[];

/** A list of part numbers and quantities, resolved against the catalogue; kept in this browser over a sign-in. */
export class OrderPadStore {
  lines: PadLine[] = [];
  /** Earlier lists, for "Undo". */
  past: readonly Step[] = [];
  /** Lines that were joined with others of the same product, until it has been read. */
  joined = 0;
  readonly resolving = new Task();
  /** What the store has answered, by question. */
  readonly #answers = observable.map<string, ResolvedLine>({}, { deep: false });
  /** Questions that were joined once and taken apart by "Undo". */
  readonly #apart = new Set<string>();
  /** Whose prices the answers have; undefined until the session is known. */
  #reader: string | null | undefined;
  /** What is counted of the lines, in one pass: each key stroke in a quantity asks again. */
  readonly #sorting = computed(() => sort(this.lines));
  readonly #call: Call;
  /** The run that gives lines their places. */
  #numbering = 0;
  /** For a list that is put into the cart: the same for the same lines. */
  #attempt = { about: '', key: '' };

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { lines: observableShallow, past: observableRef }, { autoBind: true });
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'orderPad',
      parsePad,
      () => this.entries,
      (entries) => {
        this.#replace(entries);
        void this.resolve();
      },
    );
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

  answerOf(line: PadLine): ResolvedLine | null {
    return line.answer;
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
    const taken = entries.slice(0, Math.max(0, this.room));
    const before = this.lines.length;
    this.lines.push(...taken.map((entry, at) => this.#line(entry, before + at + 1)));
    void this.resolve();
    return entries.length - taken.length;
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
    this.#keep(new Set(lines));
  }

  undo(): void {
    const before = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    if (before) {
      // The same lines as then, so that their rows stay.
      for (const { line, entry } of before) Object.assign(line, entry);
      this.lines = before.map(({ line }) => line);
      this.joined = 0;
      this.#number();
    }
    for (const line of this.lines) this.#apart.add(line.question);
    void this.resolve();
  }

  /** The idempotency key for these lines: a retry adds nothing twice. */
  keyFor(about: string): string {
    if (this.#attempt.about !== about) this.#attempt = { about, key: randomUuid() };
    return this.#attempt.key;
  }

  /** The list has gone into a cart: the next one, even with the same lines, is another. */
  finishAttempt(): void {
    this.#attempt = { about: '', key: '' };
  }

  /** Whose prices are shown; with another reader everything is asked anew. */
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
      for (let asked = this.#unanswered; asked.length > 0; asked = this.#unanswered) {
        const reader = this.#reader;
        const questions = asked.map(({ question }) => question); // the lines may be changed before the answer comes
        const lines = asked.map(({ text, skuId }) => ({ text: text.trim(), ...(skuId !== null && { sku_id: skuId }) }));
        const answer = await this.#call('resolveLines', { lines }, { banTips: true });
        if (reader === this.#reader) runInAction(() => this.#accept(questions, answer.lines));
      }
    });
    if (isDone) await this.resolve(); // what was added after it had looked for the last time
  }

  get #unanswered(): PadLine[] {
    const byQuestion = new Map<string, PadLine>();
    for (const line of this.lines) {
      if (line.text.trim() !== '' && !line.isFree && !this.#answers.has(line.question))
        byQuestion.set(line.question, line);
      if (byQuestion.size === PAD_RESOLVED_MAX) break;
    }
    // The first lines are on the screen: they are answered first.
    const questions = [...byQuestion.values()];
    return this.#answers.size === 0 ? questions.slice(0, FIRST_ASKED) : questions;
  }

  #accept(questions: readonly string[], answers: readonly ResolvedLine[]): void {
    questions.forEach((question, at) => this.#answers.set(question, answers[at] ?? { outcome: 'missing', offers: [] }));
    this.#joinDoubles();
  }

  /** Joins lines that ask for the same into the first of them; `joined` counts those that went. */
  #joinDoubles(): void {
    const first = new Map<string, PadLine>();
    const gone = new Set<PadLine>();
    for (const line of this.lines) {
      const wanted = line.wanted;
      if (wanted === null || line.problem === 'wholeNumber' || this.#apart.has(line.question)) continue;
      const other = first.get(wanted);
      if (!other) first.set(wanted, line);
      else {
        if (gone.size === 0) this.#remember();
        other.quantity = String(other.pieces + line.pieces);
        gone.add(line);
      }
    }
    if (gone.size === 0) return;
    this.#keep(gone);
    this.joined = gone.size;
  }

  /** Leaves these out. */
  #keep(gone: ReadonlySet<PadLine>): void {
    this.lines = this.lines.filter((line) => !gone.has(line));
    this.#number();
  }

  /** Gives each line its place, a part of them at a time; a later run takes over from an earlier one. */
  #number(): void {
    const run = ++this.#numbering;
    const [lines, from] = [this.lines, this.lines.findIndex(({ place }, at) => place !== at + 1)];
    const goOn = (first: number): void => {
      if (run !== this.#numbering || lines !== this.lines) return;
      runInAction(() => lines.slice(first, first + RENUMBERED).forEach((line, at) => (line.place = first + at + 1)));
      if (first + RENUMBERED < lines.length) setTimeout(() => goOn(first + RENUMBERED));
    };
    if (from >= 0) goOn(from);
  }

  #line(entry: PadEntry, place: number): PadLine {
    return new PadLine(entry, place, (question) => this.#answers.get(question) ?? null);
  }

  dismissJoined(): void {
    this.joined = 0;
  }

  #replace(entries: readonly PadEntry[]): void {
    this.lines = entries.map((entry, at) => this.#line(entry, at + 1));
    this.joined = 0;
  }

  #remember(): void {
    const step = this.lines.map((line) => ({ line, entry: line.entry }));
    this.past = [...this.past, step].slice(-UNDO_MAX);
  }
}

interface Sorted {
  ready: PadLine[];
  open: PadLine[];
  asWritten: PadLine[];
  unpriced: number;
  total: number;
}

function sort(lines: readonly PadLine[]): Sorted {
  const sorted: Sorted = { ready: [], open: [], asWritten: [], unpriced: 0, total: 0 };
  for (const line of lines) {
    const { state, offer, problem, pieces } = line.standing;
    if (problem !== null || state === 'several' || state === 'replaced') sorted.open.push(line);
    if (state === 'free' || state === 'missing' || state === 'gone') sorted.asWritten.push(line);
    if (!offer || problem !== null) continue;
    sorted.ready.push(line);
    if (offer.market_price === null) sorted.unpriced += 1;
    sorted.total += (offer.market_price ?? 0) * pieces;
  }
  return sorted;
}

/** As many as a window shows. */
const FIRST_ASKED = 50;

const parsePad = (value: unknown): PadEntry[] | null =>
  Array.isArray(value) ? value.slice(0, PAD_LINES_MAX).flatMap((entry) => parseEntry(entry) ?? []) : null;
