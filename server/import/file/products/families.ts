import type { ColumnPlan } from '../headings/columnPlan.ts';
import type { FileRow } from '../fileRow.ts';
import { type Fields, leaveOutRow, type ReadRow, checkForSale } from './notForSale.ts';
import type { Family } from './Family.ts';
import { ContinuedRows } from './ContinuedRows.ts';
import { mergeFields } from './mergeFields.ts';
import { SameNumberFamily } from './SameNumberFamily.ts';
import { withoutKind, withVariantName, withVariantNumber } from './variantNumber.ts';

const PRODUCTS_MAX = 10_000;
/** Types of a product that is sold by its variations only. */
const SOLD_BY_VARIATIONS = /^(?:variable|configurable|parent)$/i;
/** Chooses how rows are joined to products, by the columns of known shop exports; rows of other files are not joined. */
export function familyOf({ places, format }: ColumnPlan): Family {
  if (places.has('variations')) return new VariationListFamily();
  if (places.has('handle')) return new HandleFamily();
  if (places.has('parent')) return new ParentFamily(format?.hasFrames ?? false);
  if (places.has('product_kind')) return new FollowingRowsFamily();
  if (places.has('location')) return UNRELATED_ROWS;
  return new ContinuedRows(places.has('sku_code') ? UNRELATED_ROWS : new SameNumberFamily());
}

/** Each row is a variant of the product that it names. */
const UNRELATED_ROWS: Family = { take: (row) => [checkForSale(row, withoutKind(row.fields))] };

/** For an update: each row changes the variant with its number, whatever its product is. */
export const UNJOINED_ROWS: Family = {
  take(row) {
    const number = row.fields['sku_code'] || row.fields['code'] || '';
    return [
      number === ''
        ? leaveOutRow(row, 'no part number')
        : checkForSale(row, { ...row.fields, code: number, sku_code: number }),
    ];
  },
};

/**
 * Shopify, Google: rows with one handle are variants, or pictures, of the first row. So are rows below it without handle and
 * name (Squarespace).
 */
class HandleFamily implements Family {
  readonly #firsts = new Map<string, Fields>();
  #last = '';

  take(row: ReadRow): FileRow[] {
    const { fields } = row;
    const { sku_code = '' } = fields;
    const handle = fields['handle'] || (hasName(fields) ? '' : this.#last);
    const isNext = handle === this.#last;
    this.#last = handle;
    const first = this.#firsts.get(handle);
    if (!first || handle === '') {
      const number = fields['code'] || sku_code;
      const own = { ...fields, code: number || handle };
      if (handle !== '') remember(this.#firsts, handle, own);
      return [number ? checkForSale(row, withVariantName(own)) : withVariantNumber(row, own)];
    }
    const number = sku_code || fields['code'] || '';
    if (number === '' && !fields['price'] && !fields['option_1']) {
      const pictures = isNext ? fields['pictures'] : undefined;
      return [{ ...leaveOutRow(row, 'a further picture'), ...(pictures !== undefined && { pictures }) }];
    }
    return [withVariantNumber(row, { ...mergeFields(first, fields), sku_code: number })];
  }
}

/** WooCommerce, Amazon, Shopware, Tilda: a variation names its product by number or id. */
class ParentFamily implements Family {
  readonly #firsts = new Map<string, Fields>();
  readonly #hasFrames: boolean;
  /** A product whose variations may follow. */
  #waiting: ReadRow | null = null;

  /** `hasFrames`: a product with variations is not sold itself, and no column says which has them. */
  constructor(hasFrames: boolean) {
    this.#hasFrames = hasFrames;
  }

  take(row: ReadRow): FileRow[] {
    const fields = withoutKind(row.fields);
    const { parent = '', code = '', row_id = '' } = fields;
    const first = this.#firsts.get(parent.trim());
    if (parent === '' || !first) {
      if (code !== '') remember(this.#firsts, code, fields);
      if (row_id !== '') for (const key of [row_id, `id:${row_id}`]) remember(this.#firsts, key, fields);
      const complete = this.end();
      if (this.#hasFrames) this.#waiting = row;
      else
        complete.push(
          SOLD_BY_VARIATIONS.test(row.fields['product_kind'] ?? '') ? leaveOutParent(row) : checkForSale(row, fields),
        );
      return complete;
    }
    const { code: own = '', row_id: id = '' } = this.#waiting?.fields ?? {};
    const isOfWaiting = [own, id].includes(parent.trim());
    const before = isOfWaiting ? [leaveOutParent(this.#waiting!)] : this.end();
    if (isOfWaiting) this.#waiting = null;
    const sku_code = code || (fields['sku_code'] ?? '');
    const shared = this.#hasFrames ? textFields(first) : {};
    return [
      ...before,
      withVariantNumber(row, { ...mergeFields(first, fields), ...shared, sku_code, code: first['code'] || parent }),
    ];
  }

  end(): FileRow[] {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting ? [checkForSale(waiting, withoutKind(waiting.fields))] : [];
  }
}

/** Magento: a product names its variations, which stand above it as a rule, and are not visible on their own. */
class VariationListFamily implements Family {
  readonly #waiting = new Map<string, ReadRow>();
  readonly #products = new Map<string, Fields>();

  take(row: ReadRow): FileRow[] {
    // Enabled is 1, disabled is 2.
    const fields = row.fields['state'] === '2' ? { ...row.fields, state: 'disabled' } : row.fields;
    const { code = '', store_view = '', variations = '', product_kind = '', visibility = '' } = fields;
    if (store_view !== '' && store_view !== 'default') return [leaveOutRow(row, 'texts of another store view')];
    if (product_kind === 'grouped') return [leaveOutRow(row, 'sold by its members')];
    if (variations !== '') return [leaveOutParent(row), ...this.#variantsOf(fields, variations)];
    const product = this.#products.get(code);
    if (product) return [variantOf(product, row)];
    if (!/^not visible/i.test(visibility)) return [checkForSale(row, withoutKind(fields))];
    const [oldest] = this.#waiting.size >= PRODUCTS_MAX ? this.#waiting.values() : [];
    if (oldest) this.#waiting.delete(oldest.fields['code'] ?? '');
    this.#waiting.set(code, row);
    return oldest ? [leaveOutInvisible(oldest)] : [];
  }

  end(): FileRow[] {
    return [...this.#waiting.values()].map(leaveOutInvisible);
  }

  /** `sku=A-S,size=S|sku=A-M,size=M` */
  #variantsOf(product: Fields, variations: string): FileRow[] {
    return variations.split('|').flatMap((text) => {
      const [, code = '', options = ''] = /^sku=([^,]+)(.*)$/.exec(text.trim()) ?? [];
      const option_1 = [...options.matchAll(/,[^=,]+=([^,]*)/g)].map(([, value]) => value).join(' / ');
      const own = { ...product, option_1 };
      const row = this.#waiting.get(code);
      if (!row) return (remember(this.#products, code, own), []);
      this.#waiting.delete(code);
      return [variantOf(own, row)];
    });
  }
}

const leaveOutInvisible = (row: ReadRow): FileRow => leaveOutRow(row, 'not visible on its own');

function variantOf(product: Fields, row: ReadRow): FileRow {
  const { code = '', ...fields } = row.fields;
  const variant = {
    ...mergeFields(product, fields),
    ...textFields(product),
    sku_code: code,
    option_1: product['option_1']!,
  };
  return checkForSale(row, withVariantName(variant));
}

/** The names and descriptions of a product, which replace those of its variants. */
const textFields = (product: Fields): Fields =>
  Object.fromEntries(Object.entries(product).filter(([column]) => /^(?:name|summary|description)_/.test(column)));

const VARIANT_KIND = /^(?:sku|variant|product_variation)$/;

/** BigCommerce, Wix, Ecwid: the variants of a product follow it. */
class FollowingRowsFamily implements Family {
  #product: ReadRow | null = null;
  #hasVariants = false;

  take(row: ReadRow): FileRow[] {
    const kind = (row.fields['product_kind'] ?? '').trim().toLowerCase();
    if (kind === 'product') {
      const complete = this.end();
      this.#product = row;
      this.#hasVariants = false;
      return complete;
    }
    if (!VARIANT_KIND.test(kind) || !this.#product) return [leaveOutRow(row, 'a picture or a rule')];
    const complete = this.#hasVariants ? [] : [leaveOutParent(this.#product)];
    this.#hasVariants = true;
    const { code = '', ...own } = row.fields;
    // A product without a number has that of its first variant.
    const isNumbered = Boolean(this.#product.fields['code']);
    if (!isNumbered) this.#product = { ...this.#product, fields: { ...this.#product.fields, code } };
    const { fields: product } = this.#product;
    // "[S]Size=Small,[RB]Colour=Black"
    const option = [...(row.fields['name_en'] ?? '').matchAll(/(?:^|,)\[[A-Z]+\][^=]*=([^,]*)/g)]
      .map(([, value]) => value)
      .join(' / ');
    const price = own['price'] ?? withSurcharge(product['price'] ?? '', own['surcharge'] ?? '');
    const fields = {
      ...mergeFields(product, own),
      ...textFields(product),
      price,
      option_1: option || (own['option_1'] ?? ''),
    };
    return [...complete, isNumbered ? withVariantNumber(row, fields) : checkForSale(row, withVariantName(fields))];
  }

  end(): FileRow[] {
    return this.#product && !this.#hasVariants ? [checkForSale(this.#product, this.#product.fields)] : [];
  }
}

/** Wix: adds the surcharge of a variant to the price of its product; both use a decimal point. */
const withSurcharge = (price: string, surcharge: string): string =>
  Number(surcharge) > 0 && Number(price) > 0 ? (Number(price) + Number(surcharge)).toFixed(2) : price;

function remember(firsts: Map<string, Fields>, key: string, fields: Fields): void {
  if (firsts.size >= PRODUCTS_MAX) firsts.delete(firsts.keys().next().value!);
  firsts.set(key, fields);
}

const leaveOutParent = (row: ReadRow): FileRow => leaveOutRow(row, 'sold by its variations');
const hasName = (fields: Fields): boolean => Object.keys(fields).some((column) => column.startsWith('name_'));
