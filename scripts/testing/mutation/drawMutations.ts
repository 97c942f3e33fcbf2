import { lineOf } from './sources.ts';
import { findMutations, type Mutation } from './findMutations.ts';

export interface Source {
  path: string;
  text: string;
}

export interface Drawn {
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
 * Draws mutations at random lines of all sources, so that files are weighted by length: at the drawn line, or at the
 * next mutable one in the file. Each is drawn once; there may be fewer than requested.
 */
export function drawMutations(sources: readonly Source[], count: number, seed: number): Drawn[] {
  const random = randomFrom(seed);
  const lengths = sources.map(({ text }) => text.split('\n').length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const drawnMutations = new Map<string, Drawn>();
  for (let tries = 0; drawnMutations.size < count && tries < count * 50; tries++) {
    let line = Math.floor(random() * total);
    const index = lengths.findIndex((length) => (line -= length) < 0);
    const { path, text } = sources[index]!;
    const drawnLine = line + lengths[index]! + 1;
    const near = findMutations(path, text).filter(({ start }) => lineOf(text, start) >= drawnLine);
    const first = near[0];
    if (!first) continue;
    const onLine = near.filter(({ start }) => lineOf(text, start) === lineOf(text, first.start));
    const mutation = onLine[Math.floor(random() * onLine.length)]!;
    const key = `${path}:${mutation.start}:${mutation.becomes}`;
    if (!drawnMutations.has(key)) drawnMutations.set(key, { path, line: lineOf(text, mutation.start), mutation });
  }
  return [...drawnMutations.values()];
}
