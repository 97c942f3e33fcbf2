import type { SearchQuery } from '../parseQuery.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { relationIn } from '../words/relations.ts';
import { isGeneric } from '../words/thesaurus.ts';
import { groupsNamed } from './namedGroups.ts';

const QUOTED = /["“«„]/u;

/** The words that find what a description asks for, and those of it that say nothing more. */
interface Related {
  terms: Term[];
  dropped: string[];
}

/**
 * Reads a description by what a thing does, "something to cut stitches". Null for any other text, and where the words beside
 * the description name a kind of thing: then they are what is wanted.
 */
export async function relatedTerms(
  engine: SearchEngine,
  { typed }: SearchQuery,
  terms: readonly Term[],
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
  const wanted = others.filter(({ alternatives }) => !isGeneric(alternatives[0] ?? []));
  const named = groupsNamed(wanted, groups);
  const isPurpose =
    terms.some((term) => term.isHead && !isOfRelation(term)) &&
    terms.filter(isOfRelation).every(({ isHead }) => !isHead);
  const meant = groupsNamed([thing], groups);
  // "Needle guide" is a name, and says nothing that is done.
  if (groupsNamed(terms, groups).some((id) => meant.includes(id))) return null;
  if (named.length > 0 && (!isPurpose || meant.some((id) => named.includes(id)))) return null;
  const more = wanted.filter(
    (term) => named.length === 0 && (term.names.length > 0 || term.within.length > 0 || term.token.kind === 'number'),
  );
  return {
    terms: [thing, ...more],
    dropped: wanted.filter((term) => !more.includes(term)).map(({ token }) => token.text),
  };
}
