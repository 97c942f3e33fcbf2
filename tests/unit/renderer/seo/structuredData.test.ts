import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { articleThing } from '../../../../renderer/src/seo/articleThing.ts';
import { breadcrumbList } from '../../../../renderer/src/seo/breadcrumbList.ts';
import { productThing } from '../../../../renderer/src/seo/productThing.ts';
import { scriptJson } from '../../../../renderer/src/seo/scriptJson.ts';
import { organization, webSite } from '../../../../renderer/src/seo/storeThings.ts';
import { SCHEMA, type Thing } from '../../../../renderer/src/seo/Thing.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { aWholeProduct, withPrices } from '../../../support/builders/aProductPage.ts';
import { config } from '../../../support/fixtures/storefrontReplies.ts';
import { structuredFaults } from '../../../support/checks/pages/structuredData.ts';

const ORIGIN = 'https://shop.test';
const faultsOf = (thing: Thing): string[] => structuredFaults({ '@context': SCHEMA, ...thing });
const group = { id: 12, seo_key: 'probes', parent_id: null, level: 1, product_count: 3, picture: null };
const breadcrumbs = [{ ...group, group_name: '探头', en_group_name: 'Probes', ru_group_name: 'Датчики' }];
const shown = {
  origin: ORIGIN,
  language: 'en',
  urlOf: (skuId?: number) => `${ORIGIN}/product/convex/1${skuId ? `?sku=${skuId}` : ''}`,
  pictures: ['/media/p/probe-1280.webp'],
} as const;

describe('structured data of a product', () => {
  it('is a product by its part number where it comes in one variant', () => {
    const whole = aWholeProduct({ breadcrumbs });
    const product = { ...whole, skus: [{ ...whole.skus[0]!, gtin: '4006381333931' }] };
    const thing = productThing(product, shown);
    expect(faultsOf(thing)).toEqual([]);
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Convex Ultrasound Probe',
      sku: 'CX5-2C-2',
      mpn: 'CX5-2C',
      gtin: '4006381333931',
      category: 'Probes',
      image: [`${ORIGIN}/media/p/probe-1280.webp`],
      itemCondition: 'https://schema.org/NewCondition',
      additionalProperty: [{ name: 'Frequency', value: '2–5', unitText: 'MHz' }],
    });
  });

  it('is a group of variants, and what tells them apart, where there are several', () => {
    const thing = productThing(aWholeProduct({ breadcrumbs }), shown);
    expect(faultsOf(thing)).toEqual([]);
    expect(thing).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'CX5-2C', variesBy: ['Cable'] });
    expect(thing['hasVariant']).toMatchObject([{ sku: 'CX5-2C-2', url: shown.urlOf(100) }, {}, {}, {}]);
  });

  it('is in the language of the page', () => {
    const thing = productThing(aWholeProduct({ breadcrumbs }), { ...shown, language: 'ru' });
    expect(thing).toMatchObject({ name: 'Конвексный УЗ-датчик', category: 'Датчики', inLanguage: 'ru' });
  });

  it('never tells a price, even where the page knows one', () => {
    const json = JSON.stringify(productThing(withPrices(aWholeProduct({ breadcrumbs }), 98_765), shown));
    expect(json).not.toMatch(/98765|987\.65|price|offer/i);
  });

  it('names the machines that it fits, and its condition', () => {
    const fits = [{ brand_name: 'Velamar', model: 'Orsa 40', product_id: null, seo_title_str: '' }];
    const thing = productThing(aWholeProduct({ breadcrumbs, fits, condition: 'refurbished' }), shown);
    expect(faultsOf(thing)).toEqual([]);
    expect(thing['isAccessoryOrSparePartFor']).toEqual([{ '@type': 'Product', name: 'Velamar Orsa 40' }]);
    expect(JSON.stringify(thing)).toContain('https://schema.org/RefurbishedCondition');
  });
});

describe('structured data of the store', () => {
  const about = {
    origin: ORIGIN,
    name: 'Medstore',
    config,
    contactPath: '/customer-service',
    returnsPath: '/shop/after-sales',
  };

  it.each(LANGUAGES)('is how it is reached in each language, and the 15 days, in %s', (language) => {
    const thing = organization({ ...about, language });
    expect(faultsOf(thing)).toEqual([]);
    expect(thing['contactPoint']).toMatchObject(
      ['', '/es', '/ru', '/zh'].map((prefix) => ({ url: `${ORIGIN}${prefix}/customer-service` })),
    );
    expect(thing).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: 15 } });
    expect(faultsOf(webSite({ ...about, language }))).toEqual([]);
  });
});

it('the store’s own pages elsewhere are told, not the front page of a network', () => {
  const social_links = [
    { name: 'facebook', url: 'https://facebook.com/medstore' },
    { name: 'x', url: 'https://x.com/' },
  ] as typeof config.social_links;
  const about = { origin: ORIGIN, name: 'Medstore', language: 'en', contactPath: '/c', returnsPath: '/r' } as const;
  const thing = organization({ ...about, config: { ...config, social_links } });
  expect(thing['sameAs']).toEqual(['https://facebook.com/medstore']);
});

it('the way to a page is told step by step, the page itself last', () => {
  const steps = [
    { text: 'Home', to: '/' },
    { text: 'Probes', to: '/category/probes/12' },
  ];
  const thing = breadcrumbList(steps, 'Convex', (path) => `${ORIGIN}/ru${path === '/' ? '' : path}`);
  expect(faultsOf(thing)).toEqual([]);
  expect(thing['itemListElement']).toMatchObject([
    { position: 1, name: 'Home', item: `${ORIGIN}/ru` },
    { position: 2, name: 'Probes', item: `${ORIGIN}/ru/category/probes/12` },
    { position: 3, name: 'Convex' },
  ]);
});

it('an article says when it was published, by whom, and in which language', () => {
  const article = {
    id: 4,
    seo_key: 'choosing',
    picture: null,
    published_at: '2026-10-01T00:00:00.000Z',
    related: [],
    title: '选择探头',
    en_title: 'Choosing a probe',
    summary: '摘要',
    en_summary: 'How to choose.',
    html: '',
  };
  const url = `${ORIGIN}/article/choosing/4`;
  const thing = articleThing(article, { url, origin: ORIGIN, language: 'en', publisher: 'Medstore', picture: null });
  expect(faultsOf(thing)).toEqual([]);
  expect(thing).toMatchObject({ headline: 'Choosing a probe', datePublished: article.published_at });
});

describe('data in a script element', () => {
  it('comes back as it was, and no text in it ends the element', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--<script', ']]>', '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ name: anything, note: anything })), (value) => {
        const json = scriptJson(value);
        expect(JSON.parse(json)).toEqual(value);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});
