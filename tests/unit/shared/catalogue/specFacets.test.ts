import { expect, it } from 'vitest';
import { specFacets } from '../../../../shared/catalogue/specFacets.ts';
import type { Spec } from '../../../../shared/contract/schemas/catalogue.ts';

const aSpec = (value: string, unit?: string): Spec => ({ key: 'weight', label: '重量', value, ...(unit && { unit }) });
const counted = (value: string, sample: number) => ({ key: 'weight', value, total: 1, sample });

it('names the unit of each value where a specification has several, and of all of them where it has one', () => {
  const wording = new Map([
    [1, [aSpec('250', 'g')]],
    [2, [aSpec('2.5', 'kg')]],
    [3, [aSpec('90', 'kg')]],
    [4, [aSpec('light')]],
  ]);
  const values = [counted('2.5', 2), counted('250', 1), counted('90', 3), counted('light', 4)];
  const [mixed] = specFacets([['weight', values]], wording, new Map());
  expect(mixed).not.toHaveProperty('unit');
  expect(mixed?.values.map(({ label, unit }) => [label, unit])).toEqual([
    ['2.5', 'kg'],
    ['90', 'kg'],
    ['250', 'g'],
    ['light', undefined],
  ]);
  const [one] = specFacets([['weight', [counted('90', 3), counted('2.5', 2)]]], wording, new Map());
  expect(one).toMatchObject({ unit: 'kg', values: [{ label: '2.5' }, { label: '90' }] });
  expect(one?.values[0]).not.toHaveProperty('unit');
});

it.each([' ', '\u00a0', '\u202f'])('sorts sizes by value if thousands are separated by a blank (%j)', (blank) => {
  const sizes = [`16${blank}000`, '512', `1${blank}024`, '256 × 2', '64'];
  const wording = new Map(sizes.map((size, sample) => [sample, [aSpec(size, 'Hz')]]));
  const [facet] = specFacets([['weight', sizes.map(counted)]], wording, new Map());
  expect(facet?.values.map(({ label }) => label)).toEqual(['64', '256 × 2', '512', `1${blank}024`, `16${blank}000`]);
});

it('sorts values that are sizes and others that are texts in one way, in whatever order they come', () => {
  const values = [
    { ...counted('luer slip', 0), total: 14 },
    { ...counted('9 × 7', 1), total: 12 },
    { ...counted('10 × 8', 2), total: 13 },
    { ...counted('blunt', 3), total: 11 },
  ];
  const wording = new Map(values.map(({ value, sample }) => [sample, [aSpec(value)]]));
  const orders = [values, values.toReversed(), [...values.slice(2), ...values.slice(0, 2)]];
  for (const some of orders) {
    const [facet] = specFacets([['weight', some]], wording, new Map());
    expect(facet?.values.map(({ label }) => label)).toEqual(['9 × 7', '10 × 8', 'luer slip', 'blunt']);
  }
});
