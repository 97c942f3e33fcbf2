import { type GriffelStyle, resolveStyleRulesForSlots } from '@griffel/core';
import type { LaidOver, Layers } from './styleOverrides.ts';
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
export function styleOrder(modules: readonly LaidOver[], styles: Styles, ordered: readonly Slot[]): string[] {
  const handed = modules.flatMap((module) => module.handed);
  const place = new Map(ordered.map((slot, index) => [slot, index]));
  const faults = new Set<string>();
  for (const outcome of modules.flatMap(({ merged }) => merged).flatMap((layers) => outcomesOf(layers, handed))) {
    for (const [under, over] of pairsIn(slotsIn(outcome, styles))) {
      if (place.get(under.slot)! <= place.get(over.slot)!) continue;
      const contested = contestedBy(under.slot.style, over.slot.style);
      if (contested.length > 0)
        faults.add(`${over.name} lies over ${under.name}, but stands before it: ${contested.join(', ')}`);
    }
  }
  return [...faults];
}

interface NamedSlot {
  name: string;
  slot: Slot;
}

/** By place, what can be there; a value does not choose what is named beside it, whole or in part. */
function slotsIn(outcome: Layers, styles: Styles): NamedSlot[][] {
  const all = outcome.flat();
  const isNamed = (module: string, slot: string, by: RegExp): boolean =>
    all.some(
      ({ module: other, name }) =>
        other === module && (typeof name === 'string' ? name === slot : isNarrower(name, by) && name.test(slot)),
    );
  return outcome.map((choice) =>
    choice.flatMap(({ module, name }) =>
      [...(styles.get(module) ?? [])]
        .filter(([slot]) =>
          typeof name === 'string' ? slot === name : name.test(slot) && !isNamed(module, slot, name),
        )
        .map(([slot, value]) => ({ name: `"${slot}" of ${module}`, slot: value })),
    ),
  );
}

const isNarrower = (one: RegExp, other: RegExp): boolean => one.source.length > other.source.length;

/** What lies under what; of two that two values choose each can be the upper one, and which is meant nobody can tell. */
function pairsIn(places: readonly NamedSlot[][]): [NamedSlot, NamedSlot][] {
  const has = (place: readonly NamedSlot[], { slot }: NamedSlot): boolean => place.some((other) => other.slot === slot);
  return places.flatMap((upper, index) =>
    places
      .slice(0, index)
      .flatMap((lower) =>
        lower.flatMap((under) =>
          upper
            .filter((over) => !has(lower, over) || !has(upper, under))
            .map((over): [NamedSlot, NamedSlot] => [under, over]),
        ),
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
