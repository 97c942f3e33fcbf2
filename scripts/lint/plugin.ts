import { numbersNotTranslated } from './numbersNotTranslated.ts';
import { oneTextPerElement } from './oneTextPerElement.ts';

/** The rules that oxlint does not bring. */
export default {
  meta: { name: 'medstore' },
  rules: { 'one-text-per-element': oneTextPerElement, 'numbers-not-translated': numbersNotTranslated },
};
