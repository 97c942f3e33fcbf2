import { parseQuery } from '../parseQuery.ts';
import type { Term } from '../terms/Term.ts';
import { groupsNamed, type NameableGroup, onlyGroupWith } from './namedGroups.ts';

/** One of the things that a query asks for at once. */
export interface Thing {
  terms: Term[];
  /** The groups that its words name. */
  groups: number[];
  /** They name them by a whole name; else they say only a kind of them, and may go with the next thing. */
  isNamed: boolean;
  /** Nothing but a blank is between it and the others. */
  isInRow?: true;
}

const THINGS_MAX = 5;
const WITH = /(?<=\p{L}\s)(?:with|w\/|con|incl(?:uding|uye|\.)?)(?=\s+\p{L})|(?<=\p{L}\s)(?:с|со)(?=\s+\p{L})/iu;
/** Separators between two things: a comma that is no decimal point, a plus, an "and". In 饱和度 (saturation) 和 is no word. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*(?:[;、；&]|(?<!\d)[,，]|[,，](?!\d))\s*`,
    String.raw`(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})`,
    String.raw`\s+\+\s+`,
    String.raw`\s+(?:and|or|y|e|o|и|или)\s+`,
    // "Suzu 10 Plus" is a model.
    String.raw`(?<!\d)\s+(?:plus|плюс)\s+`,
    String.raw`(?<=\p{Script=Han}.*)(?:以及|(?<![饱中温缓柔共])和|与|及)`,
  ].join('|'),
  'iu',
);

/**
 * The things that a text names one after another, at least two of them groups of their own: "probe and gel"; else none.
 * One that names no group may be nothing that the catalogue has.
 */
export function thingsNamed(typed: string, groups: readonly NameableGroup[]): Thing[] {
  if (/["“«„]/u.test(typed)) return [];
  const texts = typed.split(BETWEEN).filter((text) => text.trim() !== '');
  if (texts.length > THINGS_MAX) return [];
  if (texts.length < 2) return namedInARow(typed, groups);
  // "Defibrillator with SpO2 and printer": what follows "with" is what the thing has.
  if (WITH.test(typed)) return [];
  const things = texts.map((text) => thingOf(parseQuery(text).terms, groups));
  const namedThings = things.filter((thing) => thing.groups.length > 0);
  return namedThings.length > 1 && areApart(namedThings) ? things : [];
}

function thingOf(typed: readonly Term[], groups: readonly NameableGroup[]): Thing {
  const terms = typed.filter(({ state }) => state === undefined);
  // "C-arm, power of 15 kW at least": a detail of the thing before it.
  if (terms.every(({ isQuality, token }) => isQuality || token.kind === 'number'))
    return { terms, groups: [], isNamed: false };
  const groupIds = groupsNamed(terms, groups);
  const isNamed = groupIds.length > 0;
  return { terms, groups: isNamed ? groupIds : onlyGroupWith(terms, groups), isNamed };
}

const IN_A_ROW_MIN = 3;

/** "Gloves masks gowns": with nothing between them, three things or more that a name of each names. Of two one may be for the other. */
function namedInARow(typed: string, groups: readonly NameableGroup[]): Thing[] {
  const { terms } = parseQuery(typed);
  if (terms.length < IN_A_ROW_MIN || terms.length > THINGS_MAX || terms.some(({ isHead }) => !isHead)) return [];
  const things = terms.map((term) => thingOf([term], groups));
  return things.every(({ isNamed }) => isNamed) && areApart(things)
    ? things.map((thing) => ({ ...thing, isInRow: true }))
    : [];
}

function areApart(things: readonly Thing[]): boolean {
  const thingGroups = things.flatMap(({ groups }) => groups);
  return new Set(thingGroups).size === thingGroups.length;
}

/** Returns one term that matches products of any of the things. */
export const termOfThings = (typed: string, things: readonly Pick<Thing, 'terms'>[]): Term => ({
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
