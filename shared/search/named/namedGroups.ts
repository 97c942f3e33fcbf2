import { phraseKey } from '../words/concepts/phraseKeys.ts';
import type { Localised } from '../../text/localised.ts';
import { localisedTexts } from '../../text/localisedFields.ts';
import type { Term } from '../terms/Term.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import { tokenise } from '../words/tokens.ts';

/** A group of the catalogue's tree, as a query may name it. */
export interface NameableGroup extends Localised<'group_name'> {
  id: number;
  parent_id: number | null;
}

/** Some part of one group fits some machine of another, which the store sells, too. */
export interface GroupFit {
  part: number;
  machine: number;
}

/** The words of a group's names: of each language, and of each of two things that one name joins. */
interface GroupNames {
  id: number;
  names: string[][];
  /** Names that join two things: one word of a query cannot mean both. */
  joined: ReadonlySet<readonly string[]>;
}

/** Parts a name into the things that it joins: "Syringes and Needles". */
const JOINED = /,|、|与|和|(?<=\s)(?:and|y|e|и|или|or|&)(?=\s)/u;
/** Taking names apart takes time; the groups are the same until the catalogue changes. */
const namesOfGroups = new WeakMap<readonly NameableGroup[], GroupNames[]>();
const knownKinds = new WeakMap<readonly NameableGroup[], Kinds>();

function namesOf(groups: readonly NameableGroup[]): GroupNames[] {
  const groupNames = namesOfGroups.get(groups) ?? groups.map((group) => ({ id: group.id, ...namesOfGroup(group) }));
  namesOfGroups.set(groups, groupNames);
  return groupNames;
}

function namesOfGroup(group: NameableGroup): Omit<GroupNames, 'id'> {
  const texts = localisedTexts(group, 'group_name');
  const isNamed = (lexemes: string[]): boolean => lexemes.length > 0;
  const joined = texts
    .filter((name) => JOINED.test(name))
    .map(phraseLexemes)
    .filter(isNamed);
  const names = texts
    .flatMap((name) => name.split(JOINED))
    .map(phraseLexemes)
    .filter(isNamed);
  return { names: [...joined, ...names], joined: new Set(joined) };
}

/**
 * The groups that a query names, with all below them: those whose name has the most of its words, by any of the names
 * of the trade. What a part is for names no group: "battery for a monitor" is a battery.
 */
export function groupsNamed(terms: readonly Term[], groups: readonly NameableGroup[]): number[] {
  const { words } = kindsIn(groups);
  const heads = terms.filter((term) => term.isHead && isWrittenSo(term, words));
  const phrases = waysInNames(heads, groups);
  const whole = bestNamed(groups, (name, least) =>
    scoreOf(
      name,
      phrases.map((each) => wholePhrases(each, name)),
      least,
    ),
  );
  if (whole.length > 0) return withBelow(groups, new Set(innermost(groups, whole)));
  const pools = heads.map((term) => new Set([...term.alternatives, ...term.names.filter(isOneWord)].flat()));
  return withBelow(
    groups,
    new Set(
      innermost(
        groups,
        bestNamed(groups, (name, least) => scoreOf(name, pools, least)),
      ),
    ),
  );
}

/** The groups with a name of the highest score; none where all are 0. */
function bestNamed(
  groups: readonly NameableGroup[],
  score: (name: readonly string[], least: number) => number,
): number[] {
  const scored = namesOf(groups).map(({ id, names, joined }) => ({
    id,
    score: Math.max(0, ...names.map((name) => score(name, joined.has(name) ? 2 : 1))),
  }));
  const best = Math.max(0, ...scored.map((each) => each.score));
  return best === 0 ? [] : scored.filter((each) => each.score === best).map(({ id }) => id);
}

const isOneWord = ({ length }: readonly string[]): boolean => length === 1;

/** True where one name of a group, which joins no two things, takes several of the words. */
export function isOneName(terms: readonly Term[], groups: readonly NameableGroup[]): boolean {
  const phrases = waysInNames(terms, groups);
  return namesOf(groups).some(({ names, joined }) =>
    names.some(
      (name) =>
        !joined.has(name) &&
        scoreOf(
          name,
          phrases.map((each) => wholePhrases(each, name)),
          2,
        ) > 0,
    ),
  );
}

/** The lexemes of those ways to say a word that consist of words of the name only: "sonda de ecógrafo" does not name "Ecógrafos". */
const wholePhrases = (ways: readonly string[][], name: readonly string[]): ReadonlySet<string> =>
  new Set(ways.filter((way) => way.every((lexeme) => name.includes(lexeme))).flat());

/** For each term, the ways to say it that consist of words of group names only: usually a few of dozens. */
function waysInNames(terms: readonly Term[], groups: readonly NameableGroup[]): string[][][] {
  const { lexemes } = kindsIn(groups);
  return terms.map((term) => waysOf(term).filter((way) => way.every((lexeme) => lexemes.has(lexeme))));
}

/** The groups in whose own names a word is: "x-ray" in "X-ray Systems". */
export const groupsCalled = (term: Term, groups: readonly NameableGroup[]): number[] =>
  namesOf(groups)
    .filter(({ names }) => names.some((name) => waysOf(term).some((way) => way.every((one) => name.includes(one)))))
    .map(({ id }) => id);

/** Returns the ids of the groups that a term names, with all groups below them. */
export const groupsWith = (term: Term, groups: readonly NameableGroup[]): number[] =>
  withBelow(groups, new Set(groupsCalled(term, groups)));

/** The group that alone has, in its names, all words that say of a kind of thing: "Sonarys convex" asks for convex probes. */
export function onlyGroupWith(terms: readonly Term[], groups: readonly NameableGroup[]): number[] {
  const kinds = kindsIn(groups);
  const kindTerms = terms.filter((term) => saysKind(term, kinds));
  if (kindTerms.length === 0) return [];
  const matching = namesOf(groups).filter(({ id, names }) => {
    const own = new Set(names.flat());
    return (
      kinds.leaves.has(id) && kindTerms.every((term) => waysOf(term).some((way) => way.every((one) => own.has(one))))
    );
  });
  return matching.length === 1 ? matching.map(({ id }) => id) : [];
}

/** How many words a name has, where the query has all of them; most of all how many of the query's words it takes. */
function scoreOf(name: readonly string[], pools: readonly ReadonlySet<string>[], least: number): number {
  if (!name.every((lexeme) => pools.some((pool) => pool.has(lexeme)))) return 0;
  const used = pools.filter((pool) => name.some((lexeme) => pool.has(lexeme))).length;
  return used < least ? 0 : 10 * used + name.length;
}

/** A word of three letters names a group only as written, or in the plural: light stemming makes "tub" of "tube". */
const isWrittenSo = ({ token: { kind, text }, names }: Term, words: ReadonlySet<string>): boolean =>
  kind !== 'word' || names.length > 0 || !/^[a-z]{3}$/.test(text) || words.has(text) || words.has(`${text}s`);

/** Words by which group names tell kinds of things apart. */
export interface Kinds {
  /** The words of the names of all groups, as they are written, in small letters. */
  words: ReadonlySet<string>;
  /** The lexemes of the names of all groups. */
  lexemes: ReadonlySet<string>;
  /** The whole names of the groups that have none below them. */
  names: ReadonlySet<string>;
  /** These groups. */
  leaves: ReadonlySet<number>;
}

/** True where all of a word, or of a name for it, is in the names of groups. */
export const saysKind = (term: Term, { lexemes, words }: Kinds): boolean =>
  term.isHead &&
  isWrittenSo(term, words) &&
  term.token.kind !== 'number' &&
  waysOf(term).some((way) => way.every((lexeme) => lexemes.has(lexeme)));

const waysOf = ({ alternatives, names }: Term): string[][] => [...alternatives, ...names];

/** What the names of these groups say of kinds of things; computed once for each list of groups. */
export function kindsIn(groups: readonly NameableGroup[]): Kinds {
  const kindsOfGroups = knownKinds.get(groups) ?? readKinds(groups);
  knownKinds.set(groups, kindsOfGroups);
  return kindsOfGroups;
}

function readKinds(groups: readonly NameableGroup[]): Kinds {
  const parents = new Set(groups.map(({ parent_id }) => parent_id));
  const all = namesOf(groups);
  const leaves = all.filter(({ id }) => !parents.has(id));
  return {
    words: new Set(
      groups.flatMap((group) => localisedTexts(group, 'group_name').flatMap(tokenise)).map(({ text }) => text),
    ),
    lexemes: new Set(all.flatMap(({ names }) => names.flat())),
    names: new Set(leaves.flatMap(({ names }) => names.map(phraseKey))),
    leaves: new Set(leaves.map(({ id }) => id)),
  };
}

/** Keeps groups without a descendant among them: where a group and its subgroup have the same name, the subgroup is meant. */
function innermost(groups: readonly NameableGroup[], ids: readonly number[]): number[] {
  const parents = new Map(groups.map(({ id, parent_id }) => [id, parent_id]));
  const above = new Set<number>();
  for (const id of ids)
    for (let groupId = parents.get(id) ?? null; groupId !== null; groupId = parents.get(groupId) ?? null)
      above.add(groupId);
  return ids.filter((id) => !above.has(id));
}

/** Keeps groups without an ancestor among them. */
export function outermost(groups: readonly NameableGroup[], ids: readonly number[]): number[] {
  const parents = new Map(groups.map(({ id, parent_id }) => [id, parent_id]));
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id) ?? null;
    return parent !== null && (ids.includes(parent) || isBelow(parent));
  };
  return ids.filter((id) => !isBelow(id));
}

/** A group with all below it. */
export const groupsBelow = (id: number, groups: readonly NameableGroup[]): number[] => withBelow(groups, new Set([id]));

function withBelow(groups: readonly NameableGroup[], groupIds: ReadonlySet<number>): number[] {
  const parents = new Map(groups.map(({ id, parent_id }) => [id, parent_id]));
  const isNamed = (id: number | null | undefined): boolean =>
    id !== null && id !== undefined && (groupIds.has(id) || isNamed(parents.get(id)));
  return groups.filter(({ id }) => isNamed(id)).map(({ id }) => id);
}
