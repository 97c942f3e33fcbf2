import common from '../thesaurus/common.json' with { type: 'json' };
import type { Term } from '../terms/Term.ts';
import { simplify } from './tokens.ts';

const PARTS = new Set(common.parts.map(simplify));

/** A word that any part of a machine may be called by: "accessories", "запчасти". */
export const saysAnyPart = ({ token, isRequired }: Term): boolean => !isRequired && PARTS.has(token.text);
