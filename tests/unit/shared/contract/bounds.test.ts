import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { contract, type Shape } from '../../../../shared/contract/contract.ts';

/** The bounds that the contract uses: a field with another one is a slip, or a new size for this list. */
const SIZES: Record<string, readonly number[]> = {
  minLength: [1, 6],
  // The longest e-mail address is RFC 5321's; the longest photo is 5 MiB in base64.
  maxLength: [18, 20, 40, 60, 64, 80, 100, 120, 200, 240, 254, 500, 512, 1_000, 2_000, 8_000, 6_990_508],
  minItems: [1, 16],
  maxItems: [3, 5, 16, 30, 50, 60, 200, 1_000],
  minimum: [0, 1],
  // The largest are prices, the goods of an order (in hundredths), and milliseconds of a page.
  maximum: [5, 365, 730, 999, 120_000, 1_000_000, 1_000_000_000_000, 90_000_000_000_000],
};
/** Of any integer. */
const UNBOUNDED = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

type Bound = [field: string, keyword: string, value: number];

function boundsIn(node: unknown, field: string): Bound[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): Bound[] =>
    key in SIZES && typeof value === 'number' ? [[field, key, value]] : boundsIn(value, `${field}/${key}`),
  );
}

const boundsOf = (name: string, shape: Shape): Bound[] =>
  (['request', 'reply'] as const).flatMap((side) =>
    boundsIn(z.toJSONSchema(shape[side], { io: 'input', unrepresentable: 'any' }), `${name}.${side}`),
  );

it('bounds texts, lists and numbers by the sizes in use', () => {
  const bounds = Object.entries(contract).flatMap(([name, shape]) => boundsOf(name, shape));
  const isUsual = ([, keyword, value]: Bound) => SIZES[keyword]!.includes(value) || UNBOUNDED.includes(value);
  expect(bounds.length).toBeGreaterThan(500);
  expect(bounds.filter((bound) => !isUsual(bound))).toEqual([]);
  for (const [keyword, sizes] of Object.entries(SIZES))
    expect(sizes.filter((size) => !bounds.some(([, key, value]) => key === keyword && value === size))).toEqual([]);
});
