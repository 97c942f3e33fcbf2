import { isOfNames } from './columns.ts';
import { plainHeading } from './words/plainHeading.ts';
import { MODEL_SPEC, SPECS_OF_OPTIONS } from './columnKinds.ts';
import type { Placement } from './placeHeadings.ts';

/** Variants' numbers are the products' where the file has no others. */
export function numberByVariants({ places, strong }: Placement): void {
  if (!places.has('code') && !strong.has('handle')) rename(places, 'sku_code', 'code');
}

/** The second level of groups is the first where there is no other. */
export function groupByOnlyLevel({ places }: Placement): void {
  if (!places.has('group')) rename(places, 'group_2', 'group');
}

/** Sizes and colours tell the variants of one product apart, or are specifications. */
export function specifyOptions({ places, strong, ofFormat }: Placement): void {
  if (places.has('parent') || places.has('handle')) return;
  for (const [column, spec] of Object.entries(SPECS_OF_OPTIONS))
    if (!strong.has(column) && !ofFormat.has(column)) rename(places, column, spec);
}

/** An update keeps the names of goods. */
export function dropNames({ places, strong }: Placement): void {
  for (const column of [...places.keys()].filter(isOfNames)) {
    places.delete(column);
    strong.delete(column);
  }
}

function rename(places: Map<string, number[]>, from: string, to: string): void {
  const indices = places.get(from);
  if (!indices) return;
  places.set(to, indices);
  places.delete(from);
}

const SAYS_MODEL = /^(?:model|modelo|модель)$/;

/** If the part number is in a column before that of the model, shows the model as a specification. */
export function showModel({ places }: Placement, headings: readonly string[]): void {
  const [, ...others] = places.get('code') ?? [];
  const model = others.find((index) => SAYS_MODEL.test(plainHeading(headings[index]!)));
  if (model !== undefined) places.set(MODEL_SPEC, [model]);
}

/** Headings of part numbers in an update, which needs no names. */
const SAYS_GOODS = /^(?:item|material|artikel)$/;

/** An update needs no names, so "Item" is a part number there; without one it finds goods by their bar codes. */
export function identifyGoods({ places }: Placement, headings: readonly string[]): void {
  if (places.has('code')) return;
  const item = headings.findIndex((heading) => SAYS_GOODS.test(plainHeading(heading)));
  const numbers = item === -1 ? places.get('gtin') : [item];
  if (numbers) places.set('code', numbers);
  if (item === -1) places.delete('gtin');
}

/** A heading that says "name" in a language that is not known whole: "Artikelname", "Produkttitel". */
const SAYS_NAME = /name$|titel$|title$|bezeichnung$|название$|наименование$|nombre$|nom$|名$|名称$/;

/**
 * In a price list whose only text is a description, that is the name; a column called "Item" may only number the rows. Not
 * where another column may be the name.
 */
export function nameByDescription({ places }: Placement, headings: readonly string[]): void {
  const names = [...places].filter(([column]) => column.startsWith('name_')).flatMap(([, indices]) => indices);
  const used = new Set([...places.values()].flat());
  if (
    names.length === 0 &&
    headings.some((heading, index) => !used.has(index) && SAYS_NAME.test(plainHeading(heading)))
  )
    return;
  if (names.some((index) => plainHeading(headings[index]!) !== 'item')) return;
  for (const column of [...places.keys()].filter((each) => each.startsWith('description_'))) {
    const name = column.replace('description', 'name');
    places.set(name, [...places.get(column)!, ...(places.get(name) ?? [])]);
    places.delete(column);
  }
}
