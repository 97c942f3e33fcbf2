import { describe, expect, it } from 'vitest';
import { partNumberKey } from '../../../../../shared/catalogue/partNumberKey.ts';
import type { ProductRecord } from '../../../../../server/modules/catalogue/writing/records.ts';
import { brands } from '../../../../../demo/seed/outline/brands.ts';
import { generateProducts, PRODUCT_COUNT } from '../../../../../demo/seed/products/generate.ts';
import { labels } from '../../../../../demo/seed/products/labels.ts';
import { brandRecords, groupRecords } from '../../../../../demo/seed/outline/outline.ts';
import { readSpecLine } from '../../../../../demo/seed/products/specs.ts';
import { branches, leafId, leaves } from '../../../../../demo/seed/outline/taxonomy.ts';
import { wordsOf } from '../../../../../demo/seed/products/terms.ts';

// Three thousand products twice over, on a machine that may be busy.
const products = generateProducts();
const CYRILLIC = /\p{Script=Cyrillic}/u;
const HAN = /\p{Script=Han}/u;
// Three words of plain lower-case Latin in a row are a sentence that nobody translated.
const LATIN_SENTENCE = /\b[a-z]{3,} [a-z]{3,} [a-z]{3,}\b/;

/** Whether a text stands in the language that its field is named by. */
function isWritten(key: string, text: string): boolean {
  if (!text || /undefined|NaN|\.\.|;\s*;|, $/.test(text)) return false;
  const language = /^(en|es|ru)_/.exec(key)?.[1] ?? 'zh';
  if (language === 'en' || language === 'es') return !CYRILLIC.test(text) && !HAN.test(text);
  return (language === 'ru' ? CYRILLIC : HAN).test(text) && !LATIN_SENTENCE.test(text);
}

const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const firstPicture = (product: ProductRecord): string => product.pictures[0]?.src ?? '';

describe('the demonstration catalogue', () => {
  it('is the same in every run', () => {
    const again = generateProducts();
    const different = products.filter((product, index) => JSON.stringify(product) !== JSON.stringify(again[index]));
    expect(different.map(({ code }) => code)).toEqual([]);
    expect(again).toHaveLength(products.length);
  });

  it('has the size of a real shop', () => {
    expect(products).toHaveLength(PRODUCT_COUNT);
    expect(products.flatMap((product) => product.skus).length).toBeGreaterThan(4_800);
    expect(leaves.length).toBeGreaterThanOrEqual(60);
    expect(brands).toHaveLength(24);
    expect(new Set(products.map((product) => product.group_id)).size).toBe(leaves.length);
    expect(new Set(products.map((product) => product.brand_id)).size).toBe(brands.length);
  });

  it('gives no number, id or address twice', () => {
    const skus = products.flatMap((product) => product.skus);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ code }) => partNumberKey(code))).size).toBe(products.length);
    expect(new Set(skus.map(({ id }) => id)).size).toBe(skus.length);
    expect(new Set(skus.map(({ code }) => code)).size).toBe(skus.length);
    for (const field of ['seo_title_str', 'en_seo_title_str', 'es_seo_title_str', 'ru_seo_title_str'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
      expect(products.filter((product) => !/^[a-z0-9-]+$/.test(product[field] ?? ''))).toEqual([]);
    }
    const documents = products.flatMap((product) => product.documents.map(({ id }) => id));
    expect(new Set(documents).size).toBe(documents.length);
  });

  it('takes prices from ranges with round ends', () => {
    const ends = leaves.flatMap(({ price }) => price);
    expect(ends.length).toBeGreaterThan(120);
    expect(ends.filter((end) => end % (end < 100 ? 1 : end < 1_000 ? 5 : 50) !== 0)).toEqual([]);
    expect(leaves.filter(({ price: [from, to] }) => from >= to)).toEqual([]);
  });

  it('names and describes every product in four languages', () => {
    const faults = products.flatMap((product) => {
      const fields = Object.entries(product).filter(([key]) => /(product_name|summary|description)$/.test(key));
      const wrong = fields
        .filter(([key, text]) => !isWritten(key, String(text)))
        .map(([key]) => `${product.code} ${key}`);
      return fields.length === 12 ? wrong : [...wrong, product.code];
    });
    expect(faults).toEqual([]);
  });

  it('gives each product six specifications or more, each with a label and a value in four languages', () => {
    const faulty = products.filter((product) => {
      const specs = [...product.specs, ...(product.skus[0]?.specs ?? [])];
      const isFull = specs.every((spec) => Object.values(spec).every(Boolean));
      return specs.length < 6 || repeated(specs.map(({ key }) => key)).length > 0 || !isFull;
    });
    expect(faulty.map(({ code }) => code)).toEqual([]);
  });

  it('knows every word that a specification uses', () => {
    const figures = leaves.flatMap((leaf) => leaf.specs.map(readSpecLine).flatMap(({ choices }) => choices.flat()));
    expect(figures.filter(({ key }) => key !== 'type' && !labels.has(key))).toEqual([]);
    const untranslated = figures.filter(
      ({ key, value }) => key !== 'type' && /^[A-Z][a-z]+ ?[a-z]+/.test(value) && wordsOf(value)[2] === value,
    );
    // Names of systems and radios read alike everywhere.
    expect(new Set(untranslated.map(({ value }) => value))).toEqual(new Set(['Android, Windows', 'Full HD']));
  });

  it('never shows two neighbours of a list alike, by place, by name or by newness', () => {
    const byGroup = Map.groupBy(products, (product) => product.group_id);
    const name = (product: ProductRecord): string => product.en_product_name?.toLowerCase() ?? '';
    const orders = [
      products,
      products.toSorted((a, b) => (name(a) < name(b) ? -1 : 1)),
      ...byGroup.values(),
      ...Array.from(byGroup.values(), (group) => group.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))),
    ];
    for (const order of orders) {
      const alike = order.filter(
        (product, index) => index > 0 && firstPicture(product) === firstPicture(order[index - 1] ?? product),
      );
      expect(alike.map(({ code }) => code)).toEqual([]);
    }
  });

  it('fits parts to machines that the store sells, and offers accessories that exist', () => {
    const ids = new Set(products.map(({ id }) => id));
    const fits = products.flatMap((product) => product.fits.flatMap(({ product_id }) => product_id ?? []));
    expect(fits.length).toBeGreaterThan(1_000);
    expect(fits.filter((id) => !ids.has(id))).toEqual([]);
    expect(
      products.flatMap((product) => product.accessory_ids.filter((id) => !ids.has(id) || id === product.id)),
    ).toEqual([]);
    for (const leaf of leaves.filter((entry) => entry.fits?.length)) {
      const parts = products.filter((product) => product.group_id === leafId(leaf.key));
      expect(parts.filter((part) => part.fits.length === 0).map(({ code }) => code)).toEqual([]);
    }
  });

  it('prices in whole cents, and leaves some to a quotation', () => {
    const prices = products.flatMap((product) => product.skus.map(({ market_price }) => market_price));
    expect(prices.filter((price) => price !== null && (!Number.isInteger(price) || price <= 0))).toEqual([]);
    expect(prices.filter((price) => price === null).length).toBeGreaterThan(100);
  });
});

describe('names in their language', () => {
  const probe = products.find(({ group_id, brand_id }) => group_id === leafId('convex-probes') && brand_id === 1);

  it('reads like the trade', () => {
    expect(probe?.code).toMatch(/^CX\d-\d[A-Z]{1,2}$/);
    expect(probe?.en_product_name).toMatch(
      /^Sonarys CX\d-\d[A-Z]{1,2} (Convex|Micro-convex) Ultrasound Probe, \d–\d MHz$/,
    );
    expect(probe?.es_product_name).toMatch(/^Sonda ecográfica (convexa|microconvexa) Sonarys CX.+, \d–\d MHz$/);
    expect(probe?.ru_product_name).toMatch(/^(Конвексный|Микроконвексный) УЗ-датчик Sonarys CX.+, \d–\d МГц$/);
    expect(probe?.product_name).toMatch(/^Sonarys CX.+ (凸阵|微凸阵)超声探头 \d–\d MHz$/);
  });

  it('names a variant only where there are several', () => {
    const misnamed = products.filter(({ skus }) =>
      skus.some(({ sku_name }) => (sku_name === '') !== (skus.length === 1)),
    );
    expect(misnamed.map(({ code }) => code)).toEqual([]);
  });

  it('writes decimals with a comma in Spanish and Russian, with a point in English and Chinese', () => {
    expect(wordsOf('2.5')).toEqual(['2.5', '2,5', '2,5', '2.5']);
    expect(wordsOf('IEC 60601-1')).toEqual(['IEC 60601-1', 'IEC 60601-1', 'IEC 60601-1', 'IEC 60601-1']);
  });

  it('puts a wide colon between Chinese words, in the names of products and of variants', () => {
    const names = products.flatMap(({ product_name: name, skus }) => [name, ...skus.map((sku) => sku.sku_name)]);
    expect(names.filter((name) => /: /.test(name))).toEqual([]);
    expect(names.some((name) => name.includes('：'))).toBe(true);
  });
});

describe('groups and brands', () => {
  it('makes three levels whose parents stand first', () => {
    const known = new Set<number>();
    for (const { id, parent_id } of groupRecords()) {
      if (parent_id !== null) expect(known.has(parent_id)).toBe(true);
      expect(known.has(id)).toBe(false);
      known.add(id);
    }
    expect(branches.filter(({ parent }) => parent === null).map(({ key }) => key)).toEqual([
      'surgical',
      'monitoring',
      'ultrasound',
      'radiology',
      'consumables',
    ]);
    expect(
      branches
        .filter(({ parent }) => parent !== null)
        .flatMap(({ leaves: keys }) => keys)
        .toSorted(),
    ).toEqual(leaves.map(({ key }) => key).toSorted());
  });

  it('describes them in four languages', () => {
    for (const record of [...groupRecords(), ...brandRecords()]) {
      expect(CYRILLIC.test(record.ru_description ?? '')).toBe(true);
      expect(HAN.test(record.description)).toBe(true);
      expect(record.en_description && record.es_description).toBeTruthy();
    }
  });
});
