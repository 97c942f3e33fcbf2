import { expect, it } from 'vitest';
import { HAN_UNITS } from '../../../../../shared/search/measures/units.ts';

it('tries Chinese units before those that they begin with, as no blank ends them', () => {
  const hidden = HAN_UNITS.filter((unit, index) =>
    HAN_UNITS.slice(0, index).some((earlier) => unit.startsWith(earlier)),
  );
  expect(hidden).toEqual([]);
  expect(HAN_UNITS.length).toBeGreaterThan(10);
});
