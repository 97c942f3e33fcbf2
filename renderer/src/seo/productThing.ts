import type { Condition, Product, Sku, Spec } from '../../../shared/contract/schemas/catalogue.ts';
import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import { SCHEMA, type Thing } from './Thing.ts';

interface Shown {
  /** The canonical address of the product, or of one variant. */
  urlOf: (skuId?: number) => string;
  origin: string;
  language: Language;
  pictures: readonly string[];
}

const CONDITIONS: Record<Condition, string> = {
  new: `${SCHEMA}/NewCondition`,
  refurbished: `${SCHEMA}/RefurbishedCondition`,
  used: `${SCHEMA}/UsedCondition`,
};

/** A product, or a group of its variants. Without offers: visitors and crawlers see no price (D2). */
export function productThing(product: Product, shown: Shown): Thing {
  const { language } = shown;
  const url = shown.urlOf();
  const common = commonOf(product, shown);
  const [only, ...others] = product.skus;
  if (others.length === 0)
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      ...common,
      sku: only?.code ?? product.code,
      mpn: product.code,
      ...(only?.gtin && { gtin: only.gtin }),
      itemCondition: CONDITIONS[product.condition],
      additionalProperty: product.specs.map((spec) => propertyOf(spec, language)),
    };
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    ...common,
    productGroupID: product.code,
    mpn: product.code,
    variesBy: varyingLabels(product.skus, language),
    additionalProperty: product.specs.map((spec) => propertyOf(spec, language)),
    hasVariant: product.skus.map((sku) => variantOf(sku, product, shown)),
  };
}

function commonOf(product: Product, { urlOf, origin, language, pictures }: Shown) {
  const description = localised(product, 'summary', language) || localised(product, 'description', language);
  return {
    name: localised(product, 'product_name', language),
    url: urlOf(),
    inLanguage: htmlLanguage(language),
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures.map((path) => new URL(path, origin).href) }),
    brand: { '@type': 'Brand', name: product.brand.brand_name },
    category: product.breadcrumbs.map((group) => localised(group, 'group_name', language)).join(' > '),
    ...(product.origin && { countryOfOrigin: { '@type': 'Country', name: product.origin } }),
    ...(product.fits.length > 0 && {
      isAccessoryOrSparePartFor: product.fits.map(({ brand_name, model }) => ({
        '@type': 'Product',
        name: `${brand_name} ${model}`,
      })),
    }),
  };
}

function variantOf(sku: Sku, product: Product, { urlOf, language }: Shown) {
  const name = localised(product, 'product_name', language);
  const skuName = localised(sku, 'sku_name', language);
  return {
    '@type': 'Product',
    name: skuName ? `${name}, ${skuName}` : `${name} ${sku.code}`,
    sku: sku.code,
    url: urlOf(sku.id),
    itemCondition: CONDITIONS[product.condition],
    ...(sku.gtin && { gtin: sku.gtin }),
    additionalProperty: sku.specs.map((spec) => propertyOf(spec, language)),
  };
}

const propertyOf = (spec: Spec, language: Language) => ({
  '@type': 'PropertyValue',
  propertyID: spec.key,
  name: localised(spec, 'label', language),
  value: localised(spec, 'value', language),
  ...(spec.unit && { unitText: spec.unit }),
});

/** The properties in which variants differ, in the page's language. */
function varyingLabels(skus: readonly Sku[], language: Language): string[] {
  const values = new Map<string, Set<string>>();
  for (const spec of skus.flatMap(({ specs }) => specs)) {
    const label = localised(spec, 'label', language);
    values.set(label, (values.get(label) ?? new Set()).add(`${spec.value} ${spec.unit ?? ''}`));
  }
  return [...values].filter(([, different]) => different.size > 1).map(([label]) => label);
}
