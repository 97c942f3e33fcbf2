import { useEffect, useRef, useState } from 'react';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../shared/contract/limits.ts';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';

/** Long enough to type a second digit. */
const TYPING_MS = 500;

/** The error of the typed quantity, as a key of the messages. */
type Problem = 'wholeNumber' | 'quantityMin' | 'quantityMax';

interface Quantity {
  text: string;
  problem: Problem | null;
  type: (typed: string) => void;
  /** Adds one piece, or removes one. */
  step: (by: 1 | -1) => void;
  /** Commits the typed quantity now. */
  finish: () => void;
}

/** The state of a quantity field: commits typing once it pauses (debounce), a step at once, and nothing twice. */
export function useQuantity(value: number, onChange: (quantity: number) => void): Quantity {
  const [text, setText] = useState(String(value));
  const [problem, setProblem] = useState<Problem | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    // Leaving or reloading the page within the pause commits the typed quantity.
    const flush = (): void => waiting.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      // So does a line whose cart is replaced by another customer's.
      flush();
    };
  }, []);

  const rest = (): void => {
    clearTimeout(typing.current);
    waiting.current = null;
  };
  const commit = (quantity: number): void => {
    rest();
    if (quantity !== value) onChange(quantity);
  };
  const type = (typed: string): void => {
    const next = plainDigits(typed);
    rest();
    setText(next);
    const isEmpty = next.trim() === '';
    const wrong = isEmpty ? null : problemOf(next);
    setProblem(wrong);
    if (isEmpty || wrong) return;
    waiting.current = () => commit(Number(next));
    typing.current = setTimeout(waiting.current, TYPING_MS);
  };
  /** An invalid quantity is not committed: the last valid one returns, and the message stays. */
  const finish = (): void => {
    rest();
    if (problemOf(text)) setText(String(value));
    else commit(Number(text));
  };
  const step = (by: 1 | -1): void => {
    const next = (problemOf(text) ? value : Number(text)) + by;
    const wrong = problemOf(String(next));
    setProblem(wrong);
    if (wrong) return;
    setText(String(next));
    commit(next);
  };
  return { text, problem, type, step, finish };
}

/** Null for a good one. */
function problemOf(text: string): Problem | null {
  if (!/^-?\d+$/.test(text.trim())) return 'wholeNumber';
  if (Number(text) < CART_QUANTITY_MIN) return 'quantityMin';
  return Number(text) > CART_QUANTITY_MAX ? 'quantityMax' : null;
}
