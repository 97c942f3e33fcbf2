import type { ElementClasses, Layers } from './classesOnElements.ts';
import type { Declaration } from './cssClasses.ts';

/** Classes with their declarations, by CSS module and name. */
export type Classes = ReadonlyMap<string, ReadonlyMap<string, readonly Declaration[]>>;
type PassedClasses = ElementClasses['passed'];

/**
 * Conflicts between two classes of an element that set the same property, where the winner is undefined; one line each.
 * Within a CSS module the later class must come later in the file. Between two modules the order in the sheet is
 * undefined: a component's own property must not be set from outside, unless the component's classes are in the layer
 * `parts`, which unlayered classes override.
 */
export function classConflicts(modules: readonly ElementClasses[], classes: Classes): string[] {
  const passed = modules.flatMap((module) => module.passed);
  const outcomes = modules.flatMap(({ joined }) => joined).flatMap((layers) => outcomesOf(layers, passed));
  const faults = new Set<string>();
  for (const outcome of outcomes)
    for (const [under, over] of pairsIn(classesIn(outcome, classes))) {
      const contested = contestedBy(under, over);
      if (contested.length > 0) faults.add(`${over.name} does not override ${under.name}: ${contested.join(', ')}`);
    }
  return [...faults];
}

interface NamedClass {
  name: string;
  module: string;
  declarations: readonly Declaration[];
}

/** The properties that the overriding class sets in the same state, but does not certainly win. */
function contestedBy(under: NamedClass, over: NamedClass): string[] {
  const isSure = (one: Declaration, other: Declaration): boolean =>
    one.layer === other.layer ? under.module === over.module && one.position < other.position : other.layer === '';
  const lost = over.declarations.filter((mine) =>
    under.declarations.some(
      (its) => holdsWith(its, mine) && overlap(its.property, mine.property) && !isSure(its, mine),
    ),
  );
  return [...new Set(lost.map(({ property }) => property))];
}

/** Whether one applies wherever the other does: in the same state, at the same place or everywhere. */
const holdsWith = (one: Declaration, other: Declaration): boolean =>
  one.scope === other.scope || one.scope === other.scope.replace(/^@.* (?=&)/, '');

/** Shorthands whose longhands have another prefix. */
const SHORT_FOR: Record<string, RegExp> = {
  inset: /^(top|right|bottom|left)$/,
  gap: /^(row|column)-gap$/,
  flex: /^flex-(grow|shrink|basis)$/,
  font: /^(font-|line-height$)/,
  border: /^border-(top|right|bottom|left|color|style|width)/,
  'border-color': /^border-(top|right|bottom|left)(-color)?$/,
  'place-items': /^(align|justify)-items$/,
  'place-content': /^(align|justify)-content$/,
  'grid-area': /^grid-(row|column)/,
  overflow: /^overflow-[xy]$/,
};
const isShortFor = (short: string, long: string): boolean =>
  SHORT_FOR[short]?.test(long) ?? long.startsWith(`${short}-`);
const overlap = (one: string, other: string): boolean =>
  one === other || isShortFor(one, other) || isShortFor(other, one);

/** The possible classes at each place; a value does not select classes named separately. */
function classesIn(outcome: Layers, classes: Classes): NamedClass[][] {
  const all = outcome.flat();
  const isNamed = (module: string, name: string, by: RegExp): boolean =>
    all.some(
      (other) =>
        other.module === module &&
        (typeof other.name === 'string' ? other.name === name : isNarrower(other.name, by) && other.name.test(name)),
    );
  return outcome.map((choice) =>
    choice.flatMap(({ module, name: className }) =>
      [...(classes.get(module) ?? [])]
        .filter(([name]) =>
          typeof className === 'string'
            ? name === className
            : className.test(name) && !isNamed(module, name, className),
        )
        .map(([name, declarations]) => ({ name: `"${name}" of ${module}`, module, declarations })),
    ),
  );
}

const isNarrower = (one: RegExp, other: RegExp): boolean => one.source.length > other.source.length;

/** Pairs of classes of which the second overrides the first. Pairs that may come in either order are left out. */
function pairsIn(places: readonly NamedClass[][]): [NamedClass, NamedClass][] {
  const has = (place: readonly NamedClass[], { name }: NamedClass): boolean =>
    place.some((other) => other.name === name);
  return places.flatMap((upper, index) =>
    places
      .slice(0, index)
      .flatMap((lower) =>
        lower.flatMap((under) =>
          upper
            .filter((over) => over.name !== under.name && (!has(lower, over) || !has(upper, under)))
            .map((over): [NamedClass, NamedClass] => [under, over]),
        ),
      ),
  );
}

/** All combinations of layers, including classes passed in by other modules. */
function outcomesOf(layers: Layers, passed: PassedClasses): Layers[] {
  let outcomes: Layers[] = [[]];
  for (const choice of layers) {
    const ownRules = choice.filter(({ isProp }) => !isProp);
    const variants = passed
      .filter(({ to }) => choice.some((layer) => layer.isProp && layer.module === to.module && layer.name === to.name))
      .flatMap(({ layers }) => outcomesOf(layers, passed));
    outcomes = outcomes.flatMap((outcome) => [[ownRules], ...variants].map((variant) => [...outcome, ...variant]));
  }
  return outcomes;
}
