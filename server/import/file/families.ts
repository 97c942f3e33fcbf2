import type { ColumnPlan } from './columnPlan.ts';

type Fields = Record<string, string>;

/** What a row is when it is read beside those above it. */
type Taken = { fields: Fields } | { leftOut: string };

/** The rows of a product: exports of shops name what variants share in the first one alone. */
export interface Family {
  take(fields: Fields): Taken;
}

const PRODUCTS_MAX = 10_000;
const NOT_SOLD = /^(?:0|-1|false|no|n|draft|archived|unlisted|disabled|inactive|private|pending|trash|hidden|нет|неактивен|черновик|в архиве|borrador|inactivo|否|下架|草稿)$/i; // prettier-ignore
/** Kinds of products of WooCommerce and Magento, which are no groups. */
const KINDS = new Set(['simple', 'variable', 'variation', 'configurable', 'grouped', 'external', 'bundle', 'virtual', 'downloadable']); // prettier-ignore
/** Columns that belong to a variant alone. */
const OWN = new Set(['sku_code', 'price', 'stock', 'gtin', 'handle', 'parent', 'row_id', 'product_kind', 'option_1', 'option_2', 'option_3']); // prettier-ignore

/** Joins rows to products by what an export of a shop has for it; other files are taken as they are. */
export function familyOf({ places }: ColumnPlan): Family {
  if (places.has('handle')) return new Handles();
  if (places.has('parent')) return new Parents();
  return { take: (fields) => soldOf(withoutKind(fields)) };
}

/** Shopify: rows with one handle are variants, or pictures, of the row that has the title. */
class Handles implements Family {
  readonly #firsts = new Map<string, Fields>();

  take(fields: Fields): Taken {
    const { handle = '', sku_code = '' } = fields;
    const first = this.#firsts.get(handle);
    if (!first) {
      const own = { ...fields, code: fields['code'] || sku_code || handle };
      remember(this.#firsts, handle, own);
      return soldOf(named(own));
    }
    if (sku_code === '' && !fields['price'] && !fields['option_1']) return { leftOut: 'a further picture' };
    return soldOf(named({ ...shared(first), ...fields, code: first['code']! }));
  }
}

/** WooCommerce: a variation names its product by number or id. */
class Parents implements Family {
  readonly #firsts = new Map<string, Fields>();

  take(given: Fields): Taken {
    const fields = withoutKind(given);
    const { parent = '', code = '', row_id = '' } = fields;
    const first = this.#firsts.get(parent.trim());
    if (parent === '' || !first) {
      if (code !== '') remember(this.#firsts, code, fields);
      if (row_id !== '') remember(this.#firsts, `id:${row_id}`, fields);
      // The product of variations is not sold itself.
      return /^(?:variable|configurable)$/i.test(given['product_kind'] ?? '')
        ? { leftOut: 'sold by its variations' }
        : soldOf(fields);
    }
    const sku_code = code || (fields['sku_code'] ?? '');
    return soldOf(named({ ...shared(first), ...fields, sku_code, code: first['code'] || parent }));
  }
}

function remember(firsts: Map<string, Fields>, key: string, fields: Fields): void {
  if (firsts.size >= PRODUCTS_MAX) firsts.delete(firsts.keys().next().value!);
  firsts.set(key, fields);
}

const shared = (first: Fields): Fields => Object.fromEntries(Object.entries(first).filter(([column]) => !OWN.has(column))); // prettier-ignore

/** The name of a variant is what it is chosen by. */
function named(fields: Fields): Fields {
  const options = ['option_1', 'option_2', 'option_3'].map((option) => fields[option] ?? '');
  const name = options.filter((text) => text !== '' && text !== 'Default Title').join(' / ');
  return name === '' || fields['sku_name_en'] ? fields : { ...fields, sku_name_en: name };
}

function withoutKind(fields: Fields): Fields {
  if (!KINDS.has(fields['group']?.toLowerCase() ?? '')) return fields;
  const { group: _kind, ...others } = fields;
  return others;
}

function soldOf(fields: Fields): Taken {
  const state = ['state', 'published']
    .map((column) => fields[column]?.trim() ?? '')
    .find((text) => NOT_SOLD.test(text));
  return state === undefined ? { fields } : { leftOut: `not for sale ("${state}")` };
}
