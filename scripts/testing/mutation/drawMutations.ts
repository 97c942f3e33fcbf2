import { lineOf } from './sources.ts';
import { findMutations, type Mutation } from './findMutations.ts';

/** A source file by its path from the root. */
export interface Source {
  path: string;
  text: string;
}

/** A mutation that was drawn, and where it is. */
export interface DrawnMutation {
  path: string;
  /** The line number, from 1. */
  line: number;
  mutation: Mutation;
}

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws mutations at random lines of all sources, so that a file's chance grows with its length: a mutation of the drawn line,
 * or of the next line that has any. None is drawn twice; there may be fewer than `count`.
 */
export function drawMutations(sources: readonly Source[], count: number, seed: number): DrawnMutation[] {
  const random = randomFrom(seed);
  const lengths = sources.map(({ text }) => text.split('\n').length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const drawnMutations = new Map<string, DrawnMutation>();
  for (let tries = 0; drawnMutations.size < count && tries < count * 50; tries++) {
    // The lines of all sources are numbered through; `rest` is negative from the source of the drawn line on.
    let rest = Math.floor(random() * total);
    const index = lengths.findIndex((length) => (rest -= length) < 0);
    const { path, text } = sources[index]!;
    const drawnLine = rest + lengths[index]! + 1;
    const following = findMutations(path, text).filter(({ start }) => lineOf(text, start) >= drawnLine);
    const first = following[0];
    if (!first) continue;
    const onLine = following.filter(({ start }) => lineOf(text, start) === lineOf(text, first.start));
    const mutation = onLine[Math.floor(random() * onLine.length)]!;
    const key = `${path}:${mutation.start}:${mutation.becomes}`;
    if (!drawnMutations.has(key)) drawnMutations.set(key, { path, line: lineOf(text, mutation.start), mutation });
  }
  return [...drawnMutations.values()];
}
