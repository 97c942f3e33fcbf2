import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { SitemapRepository } from '../../../server/modules/catalogue/SitemapRepository.ts';
import { Product } from '../../../shared/contract/schemas/catalogue.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { brands, CONVEX, groups, products } from './fixture.ts';

const GONE = 1;

onEveryDatabase('a product that is no longer sold', (database) => {
  let catalogue: CatalogueRepository;
  let writer: CatalogueWriter;
  beforeAll(async () => {
    const { db } = database().opened;
    writer = new CatalogueWriter(db);
    await writer.write({ groups, brands, products });
    await writer.retire([GONE]);
    await writer.finish();
    catalogue = new CatalogueRepository(db);
  });

  const read = () => catalogue.readProduct(GONE, { withPrices: true });

  it('can still be read, with its number, figures and papers, and says that it is not sold', async () => {
    const product = await read();
    expect(Product.parse(product)).toEqual(product);
    expect(product).toMatchObject({ id: GONE, code: 'ALV-100', is_retired: true, group: { id: CONVEX } });
    expect(product.key_specs.map(({ key }) => key)).toContain('frequency');
    expect(product.documents.length).toBeGreaterThan(0);
    expect(product.breadcrumbs.map(({ id }) => id)).toContain(CONVEX);
  });

  it('has no variant to buy and no day of delivery', async () => {
    expect((await read()).skus).toEqual([]);
    await expect(catalogue.deliveryDays(GONE)).rejects.toMatchObject({ code: 2 });
  });

  it('shows what is sold in its place, and stands beside nothing itself', async () => {
    expect((await read()).similar.map(({ id }) => id)).toEqual([2, 3]);
    expect((await catalogue.readProduct(2, { withPrices: false })).similar.map(({ id }) => id)).not.toContain(GONE);
  });

  it('is neither found nor listed nor in a map of addresses', async () => {
    const list = (query: object) => catalogue.listing.list(query, { withPrices: false, language: 'en' });
    // Other products with a similar number are offered, and named as such.
    const { results } = await list({ keyword: 'ALV-100' });
    expect(results.filter(({ id, match }) => id === GONE || match?.kind !== 'similar')).toEqual([]);
    expect((await list({ group_id: CONVEX })).results.map(({ id }) => id)).not.toContain(GONE);
    const sitemaps = new SitemapRepository(database().opened.db);
    for await (const addresses of sitemaps.products(0, 'en')) expect(addresses.map(({ id }) => id)).not.toContain(GONE);
  });

  it('is sold again under its id once a file names it again', async () => {
    await writer.write({ groups: [], brands: [], products: products.filter(({ id }) => id === GONE) });
    expect((await read()).is_retired).toBeUndefined();
    expect((await read()).skus).not.toEqual([]);
  });
});
