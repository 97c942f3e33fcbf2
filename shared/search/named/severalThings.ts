import { parseQuery, type Term } from '../parseQuery.ts';
import { groupsNamed, type NameableGroup, onlyGroupWith } from './namedGroups.ts';

/** One of the things that a query asks for at once. */
export interface Thing {
  terms: Term[];
  /** The groups that its words name. */
  groups: number[];
  /** They name them by a whole name; else they say only a kind of them, and may go with the next thing. */
  isNamed: boolean;
}

const THINGS_MAX = 5;
/** What parts two things: a comma that is no decimal point, a plus, an "and". In 饱和度 (saturation) 和 is no word. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*(?:[;、；&]|(?<!\d)[,，]|[,，](?!\d))\s*`,
    String.raw`(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})`,
    String.raw`\s+\+\s+`,
    String.raw`\s+(?:and|or|plus|y|e|o|и|или|плюс)\s+`,
    String.raw`(?<=\p{Script=Han}.*)(?:以及|(?<![饱中温缓柔共])和|与|及)`,
  ].join('|'),
  'iu',
);

/** The things that a text names one after another, each of groups of its own: "probe and gel"; else none. */
export function thingsNamed(typed: string, groups: readonly NameableGroup[]): Thing[] {
  if (/["“«„]/u.test(typed)) return [];
  const texts = typed.split(BETWEEN).filter((text) => text.trim() !== '');
  if (texts.length < 2 || texts.length > THINGS_MAX) return [];
  const things = texts.map((text): Thing => {
    const terms = parseQuery(text).terms.filter(({ state }) => state === undefined);
    const named = groupsNamed(terms, groups);
    const isNamed = named.length > 0;
    return { terms, groups: isNamed ? named : onlyGroupWith(terms, groups), isNamed };
  });
  const named = things.flatMap((thing) => thing.groups);
  const isEachNamed = things.every((thing) => thing.groups.length > 0);
  return isEachNamed && new Set(named).size === named.length ? things : [];
}

/** One term that any of the things meets. */
export const termOfThings = (typed: string, things: readonly Thing[]): Term => ({
  token: { kind: 'word', text: typed.trim().toLowerCase() },
  alternatives: [],
  names: [],
  within: [],
  grams: [],
  isPrefix: false,
  isHead: true,
  isRequired: false,
  anyOf: things.map(({ terms }) => terms),
});

/** What is in several lists in turn: the first of each, then the second of each; each once. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(all.flat())];
}
