import type { Term } from '../terms/Term.ts';
import { termOf } from '../terms/termOf.ts';
import { phrasesIn } from '../words/concepts/phrases.ts';
import { namesService, withoutService } from '../words/serviceWords.ts';
import { tokenise } from '../words/tokens.ts';

/** "Ремонт узи датчика, кабель": where a text asks for a service and names a part of the thing, the part is wanted. */
export function withPartOfServed(terms: readonly Term[]): readonly Term[] {
  const served = terms.length < 2 ? undefined : terms.find(isServed);
  if (!served) return terms;
  const thing = withoutService(served.token.text);
  for (const part of terms) {
    if (part === served || part.names.length === 0 || part.token.kind === 'number') continue;
    const [phrase, another] = phrasesIn([...tokenise(part.token.text), ...thing]);
    if (!phrase || another || phrase.concepts.length === 0) continue;
    const partOfThing = { ...part, ...termOf(phrase, false) };
    return terms.flatMap((term) => (term === served ? [] : term === part ? [partOfThing] : [term]));
  }
  return terms;
}

/** A name of the trade with a service in it, "probe repair". */
const isServed = ({ names, token: { text } }: Term): boolean =>
  names.length > 0 && text.includes(' ') && namesService(text);
