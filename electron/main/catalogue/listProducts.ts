import { countProducts } from '../../../shared/catalogue/fixedFacets.ts';
import { type ParsedProductQuery, selectionOf } from '../../../shared/catalogue/selection.ts';
import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import type { ProductItem, ProductPage } from '../../../shared/contract/schemas/catalogue.ts';
import { matchOf } from '../../../shared/search/matchOf.ts';
import { nearestPart, nearestTo } from '../../../shared/search/nearest.ts';
import { readingOf } from '../../../shared/search/readingOf.ts';
import type { SearchHits } from '../../../shared/search/SearchEngine.ts';
import { searchProducts } from '../../../shared/search/searchProducts.ts';
import { withVariantMeant } from '../../../shared/search/variantMeant.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OpenFile } from './CatalogueFile.ts';
import { groupOf } from './CatalogueIndex.ts';
import { orderProducts } from './orderProducts.ts';
import { countCells, productFacets } from './productFacets.ts';
import { selectProducts, withChoices, withSpecs } from './selectProducts.ts';

type OfflineFile = Pick<OpenFile, 'index' | 'product'>;

/** Lists products by the server's rules: keyword, filters, order, paging and facets. */
export async function listProducts(
  file: OfflineFile,
  query: ParsedProductQuery,
  language: Language,
): Promise<ProductPage> {
  const catalogue = file.index;
  const selection = selectionOf(query, catalogue.tree);
  const hits = query.keyword ? await searchProducts(catalogue, query.keyword) : null;
  const base = selectProducts(catalogue, query, selection, hits);
  const withinSpecs = base.filter(withSpecs(selection));
  const cells = countCells(withinSpecs);
  const total = countProducts(cells, selection);
  const matching = withinSpecs.filter(withChoices(selection));
  const { page = 1, page_size = LISTING_PAGE_SIZE } = query;
  const sorted = orderProducts(matching, catalogue, query, { hits, total, language });
  const pageProducts = sorted.slice((page - 1) * page_size, page * page_size);
  const results = await Promise.all(
    pageProducts.map(async ({ item }) => (hits ? hitOf(file, item, hits, language) : item)),
  );
  const reading = readingOf(hits);
  const nearest =
    hits && total === 0 && query.keyword
      ? nearestPart(await nearestTo(catalogue, query.keyword), catalogue.details.map(groupOf))
      : undefined;
  const shownPage = {
    results,
    total,
    page,
    page_size,
    ...(reading && { reading }),
    ...(nearest && { nearest }),
  };
  const facets = query.facets === 0 ? [] : await productFacets(file, base, selection, { cells, total });
  return { ...shownPage, facets };
}

/** A product with why it was found, and the variant that was. */
async function hitOf(
  { product }: OfflineFile,
  item: ProductItem,
  hits: SearchHits,
  language: Language,
): Promise<ProductItem> {
  const skus = item.sku_count > 1 ? ((await product(item.id))?.skus ?? []) : [];
  return withVariantMeant({ ...item, match: matchOf(item, hits, language) }, skus, hits);
}
