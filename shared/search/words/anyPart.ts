import common from '../thesaurus/common.json' with { type: 'json' };
import type { Term } from '../terms/Term.ts';
import { simplify, type Token } from './tokens.ts';

const PARTS = new Set(common.parts.map(simplify));

export const isPartWord = ({ text }: Pick<Token, 'text'>): boolean => PARTS.has(text);

/** A word that any part of a machine may be called by: "accessories", "запчасти". */
export const saysAnyPart = ({ token, isRequired }: Term): boolean => !isRequired && isPartWord(token);
