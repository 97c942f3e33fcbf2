import { type ColumnChoices, planColumns } from '../headings/columnPlan.ts';
import type { Records, Table } from '../fileRow.ts';
import { UnreadableFile } from '../readLines.ts';
import { type Element, descendants } from './elements.ts';
import { groupPaths } from './groupPaths.ts';
import { rowsTable } from './rowsTable.ts';

/** The table of the elements of one path, and how many of their own values have a heading that is known. */
interface Products {
  list: [Table, Records];
  count: number;
  recognised: number;
}

/** Reads the products of an XML catalogue or feed: the elements of one path whose values have most of the headings. */
export function productElements(root: Element, choices: ColumnChoices): [Table, Records] {
  const groups = groupNames(root);
  const candidates = [...byPath(root).values()].map((elements) => productsOf(elements, groups, choices));
  const [best] = candidates.toSorted((one, other) => other.recognised - one.recognised || other.count - one.count);
  if (!best || best.recognised === 0)
    throw new UnreadableFile(
      'it is XML without elements such as code, brand, group or name: save the list as .xlsx or as CSV UTF-8',
    );
  return best.list;
}

function productsOf(
  elements: readonly Element[],
  groups: ReadonlyMap<string, string>,
  choices: ColumnChoices,
): Products {
  const rows = elements.map((element) => valuesOf(element, groups));
  // Those of elements further in do not count: an element around the products has all of theirs.
  const own = new Set(elements.flatMap((element) => Object.keys(valuesOf(withoutInner(element), groups))));
  const recognised = planColumns([...own], choices).usedColumns.length;
  return { list: rowsTable(`XML, elements <${elements[0]!.name}>`, rows, choices), count: rows.length, recognised };
}

const withoutInner = (element: Element): Element => ({
  ...element,
  children: element.children.filter(({ children }) => children.length === 0),
});

/** The elements by their path from the root: products may be listed below several groups. */
function byPath(parent: Element, path = '', elementsByPath = new Map<string, Element[]>()): Map<string, Element[]> {
  for (const child of parent.children) {
    const own = `${path}/${child.name}`;
    if (hasValues(child))
      elementsByPath
        .set(own, elementsByPath.get(own) ?? [])
        .get(own)!
        .push(child);
    byPath(child, own, elementsByPath);
  }
  return elementsByPath;
}

const hasValues = ({ children, attributes }: Element): boolean =>
  children.length > 0 || Object.keys(attributes).length > 0;

/** The values of a product by heading: those of its attributes, its elements, and the elements in those. */
function valuesOf(product: Element, groups: ReadonlyMap<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  const add = (heading: string, text: string): void => {
    const value = text.trim();
    if (value !== '') values[heading] = values[heading] === undefined ? value : `${values[heading]} | ${value}`;
  };
  for (const [name, value] of Object.entries(product.attributes)) add(name, value);
  // A price or a text names its currency or language beside it: <Money currency="USD">, <Name xml:lang="ru">.
  const addElement = (heading: string, { text, attributes }: Element): void => {
    const { lang: language, type: kind } = attributes;
    const typed = kind !== undefined && /^price$/i.test(heading) ? `${kind} ${heading}` : heading;
    add(...withGroup(language === undefined ? typed : `${typed} (${language})`, text, groups));
    for (const [name, value] of Object.entries(attributes)) if (/^currency/i.test(name)) add('currency', value);
  };
  for (const element of product.children) {
    const { name, text, children, attributes } = element;
    const label = attributes['name'];
    // A characteristic with a name of its own (Yandex Market): <param name="Length" unit="m">3</param>.
    if (label !== undefined) add(`spec:${label}${attributes['unit'] ? ` [${attributes['unit']}]` : ''}`, text);
    else if (children.length === 0) addElement(name, element);
    else
      for (const inner of children)
        addElement(isListOf(name, inner.name) ? inner.name : `${name} ${inner.name}`, inner);
  }
  return values;
}

/** True for `categories` around `category`, `<Images><Image>`. */
const isListOf = (outer: string, inner: string): boolean =>
  outer.toLowerCase().replace(/(?:ies|s)$/, '') === inner.toLowerCase().replace(/y$/, '');

const withGroup = (name: string, text: string, groups: ReadonlyMap<string, string>): [string, string] => {
  const path = /^categoryId$/i.test(name) ? groups.get(text.trim()) : undefined;
  return path === undefined ? [name, text] : ['category', path];
};

/** The paths of the groups that a catalogue lists by number: <category id="2" parentId="1">Cuffs</category>. */
const groupNames = (root: Element): Map<string, string> =>
  groupPaths(
    new Map(
      [...descendants(root, 'category')].flatMap(({ attributes: { id, parentId }, text }) =>
        id ? [[id, { name: text.trim(), parent: parentId }]] : [],
      ),
    ),
  );
