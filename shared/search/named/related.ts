import type { SearchQuery } from '../parseQuery.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { relationIn } from '../words/concepts/relations.ts';
import { splitPurpose } from '../words/query/splitPurpose.ts';
import { isGeneric } from '../words/concepts/thesaurus.ts';
import { groupsNamed } from './namedGroups.ts';

/** From this many words on, a description counts more than a neighbouring word that names another thing. */
const SURE_MIN = 3;

const wordsIn = (terms: readonly Term[]): number =>
  terms.reduce((sum, { token }) => sum + token.text.split(' ').length, 0);

const hasWord = (text: string, word: string): boolean =>
  /\p{Script=Han}/u.test(word) ? text.includes(word) : text.split(' ').includes(word);

const QUOTED = /["“«„]/u;

/** The words that find what a description asks for, and those of it that say nothing more. */
interface Related {
  terms: Term[];
  dropped: string[];
}

/**
 * Reads a description by what a thing does, "something to cut stitches". Null for any other text, and where the words beside
 * the description name a kind of thing: then they are what is wanted, unless the description has more words than these.
 * `isSure`: only such a description.
 */
export async function relatedTerms(
  engine: SearchEngine,
  { typed }: SearchQuery,
  terms: readonly Term[],
  isSure = false,
): Promise<Related | null> {
  if (QUOTED.test(typed) || terms.some(({ anyOf }) => anyOf)) return null;
  const relation = relationIn(typed);
  if (!relation || (await engine.isFound([...terms]))) return null;
  const groups = await engine.groups();
  const thing: Term = {
    token: { kind: 'word', text: [...relation.words].join(' ') },
    alternatives: relation.names,
    names: relation.names,
    within: [],
    grams: [],
    isPrefix: false,
    isHead: true,
    isRequired: false,
  };
  const isOfRelation = ({ token }: Term): boolean =>
    token.kind === 'han'
      ? [...relation.words].some((word) => token.text.includes(word) || word.includes(token.text))
      : token.text.split(' ').every((word) => relation.words.has(word));
  const others = terms.filter((term) => !isOfRelation(term));
  const specificTerms = others.filter(({ alternatives }) => !isGeneric(alternatives[0] ?? []));
  const groupIds = groupsNamed(specificTerms, groups);
  const isPurpose =
    terms.some((term) => term.isHead && !isOfRelation(term)) &&
    terms.filter(isOfRelation).every(({ isHead }) => !isHead);
  const relationGroups = groupsNamed([thing], groups);
  const naming = terms
    .map((term) => ({ term, ids: groupsNamed([{ ...term, isHead: true }], groups) }))
    .filter(({ ids }) => ids.length > 0 && !ids.every((id) => relationGroups.includes(id)))
    .map(({ term }) => term);
  // "4K laparoscope": a value beside a name says nothing that is done.
  const relationWords = [...relation.words].filter(
    (word) => !/\p{N}/u.test(word) && !naming.some(({ token }) => hasWord(token.text, word)),
  );
  const heads = groupsNamed(
    terms.filter(({ isHead }) => isHead),
    groups,
  );
  // "Needle guide" is a name, and says nothing that is done.
  if (relationWords.length === 0 && splitPurpose(typed).purpose === '') return null;
  // "Printer for scans of babies" is a printer. A "forceps to hold needles" may be anything beside forceps.
  const parentOf = (id: number | undefined): unknown => groups.find((group) => group.id === id)?.parent_id;
  const isOfHead =
    heads.length === 1 &&
    !relationGroups.some((id) => parentOf(id) === parentOf(heads[0])) &&
    !terms.some(({ isHead, token }) => isHead && relationWords.some((word) => hasWord(token.text, word)));
  // "Paper that doctors wear over clothes" names a kind by one word, and describes another by three.
  const isSurer = relationWords.length >= SURE_MIN && relationWords.length >= wordsIn(naming) && !isOfHead;
  if (isSure && !isSurer) return null;
  const asNamed = groupsNamed(terms, groups);
  const isNamed = isSurer
    ? asNamed.every((id) => relationGroups.includes(id))
    : asNamed.some((id) => relationGroups.includes(id));
  if (asNamed.length > 0 && isNamed) return null;
  const isInHead = naming.some(
    ({ isHead, token }) => isHead && [...relation.words].some((word) => hasWord(token.text, word)),
  );
  const isApart = isPurpose && !isOfHead && !isInHead;
  if (!isSurer && groupIds.length > 0 && (!isApart || relationGroups.some((id) => groupIds.includes(id)))) return null;
  const more = specificTerms.filter(
    (term) =>
      groupIds.length === 0 && (term.names.length > 0 || term.within.length > 0 || term.token.kind === 'number'),
  );
  return {
    terms: [thing, ...more],
    dropped: specificTerms.filter((term) => !more.includes(term)).map(({ token }) => token.text),
  };
}
