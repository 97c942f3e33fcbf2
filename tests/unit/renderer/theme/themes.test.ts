import { expect, it } from 'vitest';
import { themeCss } from '../../../../renderer/src/theme/themes.ts';

it('every colour of both themes has a value, and every step of the merchant’s hue that is used is there', () => {
  const css = themeCss();
  expect(css).not.toMatch(/undefined|null|NaN/);
  const stepsIn = (pattern: RegExp): Set<string> => new Set(Array.from(css.matchAll(pattern), ([, step]) => step!));
  const declared = stepsIn(/(--brand\d+):/g);
  const used = stepsIn(/var\((--brand\d+)\)/g);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((step) => !declared.has(step))).toEqual([]);
});
