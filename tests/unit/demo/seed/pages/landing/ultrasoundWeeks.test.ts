import { expect, it } from 'vitest';
import { ultrasoundWeeks } from '../../../../../../demo/seed/pages/landing/ultrasoundWeeks.ts';
import { Block } from '../../../../../../shared/contract/schemas/content.ts';

it('the sample landing page has one page on which every kind of block can be seen', () => {
  const kinds = Block.def.options.map(({ shape }) => shape.kind.def.values[0]);
  expect(new Set(ultrasoundWeeks.blocks.map(({ kind }) => kind))).toEqual(new Set(kinds));
});
