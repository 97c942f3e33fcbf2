import { expect, it } from 'vitest';
import { surplus } from '../../../../../renderer/src/persistence/cache/surplus.ts';

const aged = (...ages: number[]) => ages.map((age) => ({ key: `of ${age}`, at: 1_000 - age }));

it('the oldest go where there is too much', () => {
  expect(surplus(aged(3, 1, 2), 1_000, { max: 2, maxAgeMs: 100 })).toEqual(['of 3']);
  expect(surplus(aged(3, 1, 2), 1_000, { max: 3, maxAgeMs: 100 })).toEqual([]);
});

it('what is too old goes, however little there is', () => {
  expect(surplus(aged(101, 100, 1), 1_000, { max: 10, maxAgeMs: 100 })).toEqual(['of 101']);
});

it('what is spared stays, and takes its room', () => {
  const spared = new Set(['of 500']);
  expect(surplus(aged(500, 1, 2), 1_000, { max: 2, maxAgeMs: 100 }, spared)).toEqual(['of 2']);
  expect(surplus(aged(500, 1), 1_000, { max: 0, maxAgeMs: 100 }, spared)).toEqual(['of 1']);
});
