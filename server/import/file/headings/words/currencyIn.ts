import { isAnyCurrency } from '../../../rows/values/currencyWords.ts';

/** The currency that a heading names beside other words: "Price (USD)", "Цена, руб."; null without one. */
export function currencyIn(heading: string): string | null {
  const words = heading.normalize('NFKC').split(/[^\p{L}\p{Sc}.]+/u);
  return words.find((word) => word !== '' && isAnyCurrency(word)) ?? null;
}
