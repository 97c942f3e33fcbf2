import { expect, it } from 'vitest';
import { namesPack } from '../../../../shared/catalogue/namesPack.ts';

it.each([
  ['Pack: 10', 10, true],
  ['包装：10', 10, true],
  ['Pack: 100', 10, false],
  ['Length: 10 cm', 10, false],
  ['', 10, false],
] as const)('tells whether %j says a pack of %i', (name, size, isSaid) => expect(namesPack(name, size)).toBe(isSaid));
