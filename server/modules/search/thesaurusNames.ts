import { phraseLexemes } from '../../../shared/search/words/concepts/phraseLexemes.ts';
import { LEADS_TO, PHRASE_MAX } from '../../../shared/search/words/concepts/thesaurus.ts';
import { tokenise } from '../../../shared/search/words/tokens.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';

const NAME_MAX = 80;

/** True of the code of a language of the store, in small or capital letters. */
export const isLanguage = (cell: string): boolean => LANGUAGES.some((supported) => supported === cell.toLowerCase());

/** Returns the faults of a thesaurus name; none for a valid one. */
export function nameFaults(rawName: string): string[] {
  const name = rawName.replace(LEADS_TO, '').trim();
  const count = tokenise(name).length;
  if (name.length > NAME_MAX) return [`"${name.slice(0, 30)}…" is longer than ${NAME_MAX} characters.`];
  if (phraseLexemes(name).length === 0) return [`"${rawName}" has no word that can be searched for.`];
  return count > PHRASE_MAX ? [`"${name}" has more than ${PHRASE_MAX} words.`] : [];
}
