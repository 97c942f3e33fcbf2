import { expect, it } from 'vitest';
import { CatalogueIndex } from '../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../shared/search/searchProducts.ts';
import { anOfflineProduct } from '../../../support/builders/desktop/anOfflineCatalogue.ts';
import { aGroup } from '../../../support/builders/aProduct.ts';

const probes = { ...aGroup(12, 'Probes'), product_count: 4 };
const cables = { ...aGroup(13, 'Cables'), product_count: 1 };
const brand = (id: number, brand_name: string) => ({ id, brand_name, seo_key: brand_name.toLowerCase() });
const [ACME, OTHER] = [brand(1, 'Acme'), brand(2, 'Other')];
const FITS = [{ brand_name: 'Acme', model: 'Nova 5', product_id: null, seo_title_str: '' }];

/** What each is of what "Acme probe Nova 5" names; every one has all of the words somewhere. */
const made = [
  { id: 1, en_product_name: 'Probe cable for an Acme Nova 5', group: cables, brand: ACME, fits: FITS },
  { id: 2, en_product_name: 'Acme probe like Nova 5', group: probes, brand: OTHER, fits: [] },
  { id: 3, en_product_name: 'Acme probe Nova 5', group: probes, brand: ACME, fits: [] },
  { id: 4, en_product_name: 'Sensor', group: probes, brand: OTHER, fits: FITS },
  { id: 5, en_product_name: 'Sensor', group: probes, brand: ACME, fits: FITS },
];

it('puts a named group first, in it what fits the machine, then what is of the brand', async () => {
  const index = new CatalogueIndex({
    stamp: '1',
    total: made.length,
    groups: [probes, cables],
    brands: [ACME, OTHER].map((each) => ({
      ...each,
      country: '',
      description: '',
      founded: null,
      logo: null,
      product_count: 2,
    })),
  });
  for (const product of made)
    index.add({ ...anOfflineProduct(product.id), ...product, product_name: product.en_product_name });
  index.finish();
  const { terms, ...named } = await searchProducts(index, 'Acme probe Nova 5');
  expect(named).toMatchObject({ groups: [12], brands: [1], machine: 'nova 5' });
  expect(await index.byWords(terms, terms, named, 10)).toEqual([5, 4, 3, 2, 1]);
});
