import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { blocksOf } from '../../../../renderer/src/components/blocksOf.ts';

const rows = fc
  .uniqueArray(fc.nat({ max: 2_000 }), { maxLength: 300 })
  .map((numbers) => numbers.toSorted((a, b) => a - b));
const blocks = (numbers: readonly number[]): number[][] =>
  blocksOf(numbers, (number) => number).map(({ rows: block }) => block);

describe('rows in blocks', () => {
  it('are all there, in their order, and few in a block', () => {
    fc.assert(
      fc.property(rows, (numbers) => {
        expect(blocks(numbers).flat()).toEqual(numbers);
        for (const block of blocks(numbers)) expect(block.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('keep their blocks when another row is removed', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (numbers, seed) => {
        const gone = numbers[seed % (numbers.length || 1)];
        const others = blocks(numbers).map((block) => block.filter((number) => number !== gone));
        expect(blocks(numbers.filter((number) => number !== gone))).toEqual(others.filter((block) => block.length > 0));
      }),
    );
  });

  it('have keys of their own, which stay when a row is removed, the first one too', () => {
    const keys = (numbers: readonly number[]): string[] => blocksOf(numbers, (number) => number).map(({ key }) => key);
    expect(keys([1, 2, 21, 3, 22])).toHaveLength(new Set(keys([1, 2, 21, 3, 22])).size);
    expect(keys([2, 21, 22])).toEqual(keys([1, 2, 21, 22]));
  });
});
