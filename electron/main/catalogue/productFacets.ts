import { type FacetCell, fixedFacets } from '../../../shared/catalogue/fixedFacets.ts';
import { READ_MAX, type Selection } from '../../../shared/catalogue/selection.ts';
import {
  type CountedSpec,
  offeredSpecs,
  samplesOf,
  specFacets,
  VALUES_MAX,
} from '../../../shared/catalogue/specFacets.ts';
import type { Facet } from '../../../shared/contract/schemas/catalogue.ts';
import type { OpenFile } from './CatalogueFile.ts';
import type { CatalogueIndex, IndexedProduct } from './CatalogueIndex.ts';
import { withChoices, withSpecs } from './selectProducts.ts';

/** The filters of a list, with the number of products of each value. Long lists have no specifications among them. */
export async function productFacets(
  file: Pick<OpenFile, 'index' | 'product'>,
  products: readonly IndexedProduct[],
  selection: Selection,
  { cells, total }: { cells: readonly FacetCell[]; total: number },
): Promise<Facet[]> {
  const { index } = file;
  const facets = await fixedFacets(cells, selection, { tree: index.tree, brands: brandsOf(index) });
  if (total > READ_MAX) return facets;
  return [...facets, ...(await specFacetsOf(file, products.filter(withChoices(selection)), selection))];
}

const brandsOf = (catalogue: CatalogueIndex) => (ids: readonly number[]) =>
  Promise.resolve(catalogue.allBrands.filter(({ id }) => ids.includes(id)));

/** Products counted by group, brand and condition. */
export function countCells(products: readonly IndexedProduct[]): FacetCell[] {
  const cells = new Map<string, FacetCell>();
  for (const { item } of products) {
    const key = `${item.group.id} ${item.brand.id} ${item.condition}`;
    const cell = cells.get(key) ?? {
      group_id: item.group.id,
      brand_id: item.brand.id,
      condition: item.condition,
      total: 0,
    };
    cells.set(key, { ...cell, total: cell.total + 1 });
  }
  return [...cells.values()];
}

async function specFacetsOf(
  { product }: Pick<OpenFile, 'product'>,
  hits: readonly IndexedProduct[],
  selection: Selection,
): Promise<Facet[]> {
  const counts = countSpecs(hits.filter(withSpecs(selection)));
  const choiceByKey = new Map(
    [...selection.specs.keys()].map((key) => [key, countSpecs(hits.filter(withSpecs(selection, key)), key)] as const),
  );
  const specs = offeredSpecs({ counted: counts, chosen: choiceByKey });
  const wording = samplesOf(specs).map(async (id) => {
    const sample = await product(id);
    return [id, sample ? [sample, ...sample.skus].flatMap(({ specs }) => specs) : []] as const;
  });
  return specFacets(specs, new Map(await Promise.all(wording)), selection.specs);
}

function countSpecs(hits: readonly IndexedProduct[], only?: string): CountedSpec[] {
  const totals = new Map<string, CountedSpec>();
  for (const { tokens, item } of hits) {
    for (const token of tokens) {
      const cut = token.indexOf('=');
      const key = token.slice(0, cut);
      if (only !== undefined && key !== only) continue;
      const countedToken = totals.get(token);
      if (countedToken) countedToken.total += 1;
      else totals.set(token, { key, value: token.slice(cut + 1), total: 1, sample: item.id });
    }
  }
  const values = Map.groupBy(totals.values(), ({ key }) => key);
  return [...values.values()].filter(({ length }) => length <= VALUES_MAX).flat();
}
