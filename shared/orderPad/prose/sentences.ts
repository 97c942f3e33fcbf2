import { isAmendment } from '../amendments/amendmentOf.ts';
import { corrected } from '../amendments/corrected.ts';
import { orderBesideStock } from '../quantities/stated.ts';
import { withoutRates } from '../quantities/withoutRates.ts';
import { clausesOf, hasNumber } from './prose.ts';

/** The end of a sentence. "5 pcs. A-1" and "ref. A-1" go on. */
const END = /(?<=[\p{L}\p{N})]{2}[.!?…]["')]*)\s+(?=[\p{Lu}¿¡(])|(?<=[。！？])(?=.)/u;

/** Longer lines are descriptions. */
const LINE_MAX = 600;

/**
 * The things that a line of a letter orders, a text each, with what else it says; null for a line that is one thing or none. A
 * sentence that changes what stands before it is a text of its own.
 */
export function partsOf(line: string): string[] | null {
  if (line.length > LINE_MAX) return null;
  if (corrected(line) !== null) return [line];
  const stated = orderBesideStock(line);
  if (stated !== null) return [stated];
  const [first = '', ...others] = line.split(END);
  if (!others.some(isAmendment)) return isAmendment(line) ? [line] : clausesOf(withoutRates(line));
  return others
    .reduce<string[]>(
      (said, sentence) =>
        isAmendment(sentence) || isAmendment(said.at(-1)!)
          ? [...said, sentence]
          : [...said.slice(0, -1), `${said.at(-1)!} ${sentence}`],
      [first],
    )
    .flatMap((said) => (isAmendment(said) || !hasNumber(said) ? [said] : (clausesOf(withoutRates(said)) ?? [said])));
}
