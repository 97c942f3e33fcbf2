import type { Language } from '../../../shared/text/languages.ts';
import type { Fact } from './layout/Letter.ts';
import { letterTexts } from './letterTexts.ts';

/** The member's own numbers, as far as there are any. */
export function ownNumbers(row: { purchaseOrder: string; reference: string }, language: Language): Fact[] {
  const { purchaseOrder, yourReference } = letterTexts(language).labels;
  const facts: Fact[] = [
    [purchaseOrder, row.purchaseOrder],
    [yourReference, row.reference],
  ];
  return facts.filter(([, value]) => value !== '');
}
