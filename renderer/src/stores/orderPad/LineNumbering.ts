import { runInAction } from 'mobx';
import type { PadLine } from './PadLine.ts';

/** The number of lines that are renumbered at once; a thousand would delay the next press. */
const RENUMBERED = 20;

/** Gives each line of a pad its place, a part of them at a time; a later run takes over from an earlier one. */
export class LineNumbering {
  readonly #linesOf: () => readonly PadLine[];
  #run = 0;

  constructor(linesOf: () => readonly PadLine[]) {
    this.#linesOf = linesOf;
  }

  start(): void {
    const run = ++this.#run;
    const lines = this.#linesOf();
    const from = lines.findIndex(({ place }, index) => place !== index + 1);
    const goOn = (first: number): void => {
      if (run !== this.#run || lines !== this.#linesOf()) return;
      runInAction(() =>
        lines.slice(first, first + RENUMBERED).forEach((line, index) => (line.place = first + index + 1)),
      );
      if (first + RENUMBERED < lines.length) setTimeout(() => goOn(first + RENUMBERED));
    };
    if (from >= 0) goOn(from);
  }
}
