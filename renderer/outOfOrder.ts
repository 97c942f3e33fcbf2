import { type GriffelStyle, resolveStyleRulesForSlots } from '@griffel/core';
import type { LaidOver, Layer, Layers } from './laidOver.ts';
import type { Rule } from './styleSheet.ts';

export interface Slot {
  style: GriffelStyle;
  rules: Rule[];
}
/** By module, and there by name. */
export type Styles = ReadonlyMap<string, ReadonlyMap<string, Slot>>;
type Handed = LaidOver['handed'];

/**
 * What is to lie over something and does not, a line each: with Griffel the later of two wins, wherever it is written; in
 * a sheet it has to stand later. `ordered` are all slots as the sheet has them.
 */
export function outOfOrder(modules: readonly LaidOver[], styles: Styles, ordered: readonly Slot[]): string[] {
  const handed = modules.flatMap((module) => module.handed);
  const place = new Map(ordered.map((slot, index) => [slot, index]));
  const faults = new Set<string>();
  for (const { under, over } of modules.flatMap(({ merged }) => merged).flatMap((layers) => pairsOf(layers, handed))) {
    for (const [lower, below] of slotsOf(under, styles))
      for (const [upper, above] of slotsOf(over, styles)) {
        if (place.get(below)! <= place.get(above)!) continue;
        const contested = contestedBy(below.style, above.style);
        if (contested.length > 0)
          faults.add(`${upper} lies over ${lower}, but stands before it: ${contested.join(', ')}`);
      }
  }
  return [...faults];
}

function pairsOf(layers: Layers, handed: Handed): { under: Layer; over: Layer }[] {
  return outcomesOf(layers, handed).flatMap((outcome) =>
    outcome.flatMap((upper, index) =>
      outcome.slice(0, index).flatMap((lower) => lower.flatMap((under) => upper.map((over) => ({ under, over })))),
    ),
  );
}

/** All that layers can be, with whatever is handed there in its place. */
function outcomesOf(layers: Layers, handed: Handed): Layers[] {
  let outcomes: Layers[] = [[]];
  for (const choice of layers) {
    const own = choice.filter(({ isHanded }) => !isHanded);
    const ways = handed
      .filter(({ to }) =>
        choice.some((layer) => layer.isHanded && layer.module === to.module && layer.name === to.name),
      )
      .flatMap((way) => outcomesOf(way.layers, handed));
    outcomes = outcomes.flatMap((outcome) => [[own], ...ways].map((way) => [...outcome, ...way]));
  }
  return outcomes;
}

const slotsOf = ({ module, name }: Layer, styles: Styles): [string, Slot][] =>
  [...(styles.get(module) ?? [])]
    .filter(([slot]) => name === null || slot === name)
    .map(([slot, value]) => [`"${slot}" of ${module}`, value]);

/** The properties that two slots both give something in the same state, by Griffel's own knowledge of shorthands. */
export function contestedBy(one: GriffelStyle, other: GriffelStyle): string[] {
  const [mine, its] = [givenBy(one), givenBy(other)];
  const both = [...mine].filter(([key]) => its.has(key));
  return [...new Set(both.map(([key, property]) => property || its.get(key) || 'what both say in short'))];
}

/** By Griffel's key of a property in a state; without a name where a shorthand gives it. */
function givenBy(style: GriffelStyle): Map<string, string> {
  const [{ slot }, buckets] = resolveStyleRulesForSlots({ slot: style });
  const texts = Object.values(buckets).flat().map((entry) => (typeof entry === 'string' ? entry : entry[0])); // prettier-ignore
  const propertyOf = (atom: string): string =>
    texts.map((text) => text.split(atom)[1]?.match(/\{([\w-]+)/)?.[1]).find((property) => property !== undefined) ?? '';
  return new Map(
    Object.entries(slot).map(([key, atom]) => [
      key,
      atom === 0 ? '' : propertyOf(Array.isArray(atom) ? atom[0] : atom),
    ]),
  );
}
