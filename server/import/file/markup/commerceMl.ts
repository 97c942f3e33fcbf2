import type { ColumnChoices } from '../headings/columnPlan.ts';
import type { Records, Table } from '../fileRow.ts';
import { UnreadableFile } from '../readLines.ts';
import { childrenOf, type Element, descendants, textOf } from './elements.ts';
import { groupPaths, type ListedGroup } from './groupPaths.ts';
import { withoutEmptyValues, type Row, rowsTable } from './rowsTable.ts';

/** A property that names the manufacturer. */
const MANUFACTURER = /^(?:производитель|изготовитель|бренд|марка|торговая марка)$/i;
/** Kinds of prices that no buyer is asked. */
const INTERNAL = /закуп|себестоим|учетн|учётн|планов/i;

/**
 * Reads a document of 1C (CommerceML 2) in one file or in several: goods with their groups and properties, and the prices
 * and stock of their offers. A product with several offers has a variant for each. Throws an UnreadableFile.
 */
export function commerceMlTable(files: readonly Element[], choices: ColumnChoices): [Table, Records] {
  const document = { ...files[0]!, children: [...files] };
  if (descendants(document, 'Товар').next().done)
    throw new UnreadableFile(
      'it has no goods, only their prices or stock: name import.xml first and this file behind it',
    );
  const offers = offersIn(document);
  const isPriced = offers.size > 0 ? '' : ', which has no offers: for prices and stock name offers.xml, too';
  return rowsTable(`XML of 1C (CommerceML)${isPriced}`, rowsOf(document, offers), choices);
}

function rowsOf(document: Element, offers: ReadonlyMap<string, readonly Element[]>): Row[] {
  const groups = groupPaths(groupsIn(document));
  const properties = propertiesIn(document);
  const kinds = new Map(
    [...descendants(document, 'ТипЦены')].map((kind) => [textOf(kind, 'Ид'), textOf(kind, 'Наименование')]),
  );
  return [...descendants(document, 'Товар')].flatMap((product) => {
    const id = childText(product, 'Ид');
    const fields = { ...goods(product, groups), ...properties(product) };
    const offered = offers.get(id) ?? [];
    if (offered.length === 0) return [withoutEmptyValues(fields)];
    return offered.map((offer) =>
      withoutEmptyValues({
        ...fields,
        ...sale(offer, kinds),
        ...(offered.length > 1 && { handle: id, 'option1 value': choice(offer) }),
      }),
    );
  });
}

/** The offers by the id of their product; prices and stock of one offer may be in files of their own. */
function offersIn(document: Element): Map<string, Element[]> {
  const byId = Map.groupBy(descendants(document, 'Предложение'), (offer) => childText(offer, 'Ид'));
  const whole = Array.from(byId.values(), ([first, ...others]): Element => ({
    ...first!,
    children: [first!, ...others].flatMap(({ children }) => children),
  }));
  return Map.groupBy(whole, (offer) => childText(offer, 'Ид').split('#')[0]!);
}

function goods(product: Element, groups: ReadonlyMap<string, string>): Record<string, string> {
  const values = new Map(
    [...descendants(product, 'ЗначениеРеквизита')].map((each) => [
      childText(each, 'Наименование'),
      childText(each, 'Значение'),
    ]),
  );
  const [group] = childrenOf(product, 'Группы');
  const [maker] = childrenOf(product, 'Изготовитель');
  return {
    Артикул: childText(product, 'Артикул') || (values.get('Код') ?? ''),
    Наименование: childText(product, 'Наименование'),
    Изготовитель: maker ? childText(maker, 'Наименование') || maker.text : '',
    Группа: groups.get(group ? childText(group, 'Ид') : '') ?? '',
    Описание: childText(product, 'Описание'),
    Штрихкод: childText(product, 'Штрихкод'),
    Статус:
      childText(product, 'ПометкаУдаления') === 'true' || product.attributes['Статус'] === 'Удален' ? 'удален' : '',
  };
}

function sale(offer: Element, kinds: ReadonlyMap<string, string>): Record<string, string> {
  const prices = [...descendants(offer, 'Цена')].filter(
    (price) => !INTERNAL.test(kinds.get(textOf(price, 'ИдТипаЦены')) ?? ''),
  );
  const isRetail = (price: Element): boolean => /розн/i.test(kinds.get(textOf(price, 'ИдТипаЦены')) ?? '');
  const price = prices.find(isRetail) ?? prices[0];
  const stocks = [...descendants(offer, 'Остаток')].map((stock) => Number(textOf(stock, 'Количество')));
  const total = stocks.length > 0 ? String(stocks.reduce((sum, each) => sum + each, 0)) : '';
  return {
    Цена: price ? textOf(price, 'ЦенаЗаЕдиницу') : '',
    Валюта: price ? textOf(price, 'Валюта') : '',
    Остаток: childText(offer, 'Количество') || total,
  };
}

/** Returns the options of a variant, such as "5 м / синий". */
const choice = (offer: Element): string =>
  [...descendants(offer, 'ХарактеристикаТовара')]
    .map((each) => childText(each, 'Значение'))
    .filter((text) => text !== '')
    .join(' / ') || childText(offer, 'Наименование');

/** The groups by id, each with the one around it. */
function groupsIn(parent: Element, above?: string, listed = new Map<string, ListedGroup>()): Map<string, ListedGroup> {
  for (const child of parent.children) {
    const isGroup = child.name === 'Группа';
    const id = isGroup ? childText(child, 'Ид') : above;
    if (isGroup && id) listed.set(id, { name: childText(child, 'Наименование'), parent: above });
    if (child.name !== 'Товар') groupsIn(child, id, listed);
  }
  return listed;
}

/** Reads the properties of a product by the classifier's names and values: its manufacturer, and specifications. */
function propertiesIn(document: Element): (product: Element) => Record<string, string> {
  const names = new Map(
    [...descendants(document, 'Свойство')].map((each) => [childText(each, 'Ид'), childText(each, 'Наименование')]),
  );
  const values = new Map(
    [...descendants(document, 'Справочник')].map((each) => [
      childText(each, 'ИдЗначения'),
      childText(each, 'Значение'),
    ]),
  );
  return (product) =>
    Object.fromEntries(
      [...descendants(product, 'ЗначенияСвойства')].flatMap((each) => {
        const name = names.get(childText(each, 'Ид')) ?? '';
        const value = childText(each, 'Значение');
        if (name === '' || value === '') return [];
        const heading = MANUFACTURER.test(name) ? 'Изготовитель' : `spec_ru:${name} | ru=${name}`;
        return [[heading, values.get(value) ?? value]];
      }),
    );
}

const childText = (element: Element, name: string): string => childrenOf(element, name)[0]?.text.trim() ?? '';
