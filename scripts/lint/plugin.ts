import { numbersNotTranslated } from './numbersNotTranslated.ts';
import { oneTextPerElement } from './oneTextPerElement.ts';

/** The project's own lint rules. */
export default {
  meta: { name: 'medstore' },
  rules: { 'one-text-per-element': oneTextPerElement, 'numbers-not-translated': numbersNotTranslated },
};
