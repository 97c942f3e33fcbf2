import { expect, it } from 'vitest';
import { entriesToEvict } from '../../../../../renderer/src/persistence/cache/ExpiringCache.ts';

const aged = (...ages: number[]) => ages.map((age) => ({ key: `of ${age}`, at: 1_000 - age }));

it('evicts the oldest if there are too many', () => {
  expect(entriesToEvict(aged(3, 1, 2), 1_000, { max: 2, maxAgeMs: 100 })).toEqual(['of 3']);
  expect(entriesToEvict(aged(3, 1, 2), 1_000, { max: 3, maxAgeMs: 100 })).toEqual([]);
});

it('evicts entries that are too old, however few there are', () => {
  expect(entriesToEvict(aged(101, 100, 1), 1_000, { max: 10, maxAgeMs: 100 })).toEqual(['of 101']);
});

it('never evicts spared entries, which count', () => {
  const spared = new Set(['of 500']);
  expect(entriesToEvict(aged(500, 1, 2), 1_000, { max: 2, maxAgeMs: 100 }, spared)).toEqual(['of 2']);
  expect(entriesToEvict(aged(500, 1), 1_000, { max: 0, maxAgeMs: 100 }, spared)).toEqual(['of 1']);
});
