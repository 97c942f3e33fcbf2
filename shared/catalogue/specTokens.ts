import type { Spec } from '../contract/schemas/catalogue.ts';
import { isSpecKey } from './specKey.ts';

const SPEC_VALUE_MAX = 120;

/**
 * A specification value as filters name it: in English if it is words, so that addresses are the same in every
 * language.
 */
const specValue = (spec: Spec): string => spec.en_value ?? spec.value;

/** The index token of a specification and its value: `frequency=2–5`. */
export const specToken = (spec: Spec): string => `${spec.key}=${specValue(spec)}`;

/** The filter tokens of a product and its variants. */
export const specTokens = (parts: readonly { specs: readonly Spec[] }[]): string[] => [
  ...new Set(
    parts
      .flatMap(({ specs }) => specs)
      .filter((spec) => isSpecKey(spec.key) && specValue(spec).length <= SPEC_VALUE_MAX)
      .map(specToken),
  ),
];
