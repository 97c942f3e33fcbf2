import type { Language } from '../../../shared/text/languages.ts';
import type { Fact } from './layout/Letter.ts';
import { letterTexts } from './letterTexts.ts';

/** The member's own numbers, as far as there are any, for a letter to them or to staff. */
export function ownNumbers(
  row: { purchaseOrder: string; reference: string },
  language: Language,
  reader: 'member' | 'staff' = 'member',
): Fact[] {
  const { purchaseOrder, yourReference, customerReference } = letterTexts(language).labels;
  const facts: Fact[] = [
    [purchaseOrder, row.purchaseOrder],
    [reader === 'member' ? yourReference : customerReference, row.reference],
  ];
  return facts.filter(([, value]) => value !== '');
}
