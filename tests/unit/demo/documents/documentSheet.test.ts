import { describe, expect, it } from 'vitest';
import { documentSheet } from '../../../../demo/documents/documentSheet.ts';
import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import type { ProductDocument } from '../../../../shared/contract/schemas/productParts.ts';
import { aWholeProduct } from '../../../support/builders/aProductPage.ts';

const paper = (fields: Partial<ProductDocument> = {}): ProductDocument => ({
  id: 1,
  kind: 'datasheet',
  language: 'en',
  title: '数据表',
  en_title: 'Datasheet <A4>',
  url: '/media/documents/1',
  size_bytes: 1,
  media_type: 'text/html',
  ...fields,
});
const sheet = (product: Partial<Product> = {}, document: Partial<ProductDocument> = {}): string =>
  documentSheet(aWholeProduct(product), paper(document));
const facts = (html: string): string[][] =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [name, value]);

describe('a sample document', () => {
  it.each([
    ['DE', [['Country of origin', 'Germany']]],
    ['Made in the EU', [['Country of origin', 'Made in the EU']]],
    ['', []],
  ])('names the country of origin %j', (origin, expected) => {
    expect(facts(sheet({ origin }))).toEqual([
      ['Part number', 'CX5-2C'],
      ['Brand', 'Sonarys'],
      ['Category', 'Convex Probes'],
      ...expected,
      ['Warranty, months', '12'],
    ]);
  });

  it('has the picture of the product, or none', () => {
    expect(sheet()).toContain('<img src="/media/p/probe-640.webp"');
    expect(sheet({ picture: null })).not.toContain('<img');
  });

  it.each([
    ['datasheet', ['Specifications', 'Versions', 'Fits']],
    ['manual', ['Specifications']],
    ['cleaning_guide', []],
  ] as const)('of the kind %s ends with its tables', (kind, expected) => {
    const fits = [{ brand_name: 'Ekhova', model: '<E9>', product_id: null, seo_title_str: '' }];
    const html = sheet({ fits }, { kind });
    const tables = ['Specifications', 'Versions', 'Fits'].filter((title) => html.includes(`<h2>${title}</h2>`));
    expect(tables).toEqual(expected);
    expect(html.includes('Ekhova &lt;E9&gt;')).toBe(kind === 'datasheet');
  });

  it('lists machines only where the product fits some', () => {
    expect(sheet()).not.toContain('<h2>Fits</h2>');
  });

  it('escapes what the catalogue holds', () => {
    const html = sheet({ en_product_name: `<b>"Convex" & 'linear'</b>` });
    expect(html).toContain('<h1>&lt;b&gt;&quot;Convex&quot; &amp; &#39;linear&#39;&lt;/b&gt;</h1>');
    expect(html).toContain('<title>Datasheet &lt;A4&gt;: CX5-2C</title>');
  });

  it('is written in its own language', () => {
    const html = sheet({}, { language: 'ru' });
    expect(html).toContain('<html lang="ru');
    expect(facts(html).map(([, value]) => value)).toContain('Германия');
  });
});
