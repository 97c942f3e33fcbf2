import { listProducts } from '../../electron/main/catalogue/listProducts.ts';
import { catalogueFacts, judgements } from '../search/judgements/judgements.ts';
import { DEPTH, figuresByKind, type KindFigures, type Relevance, relevanceOf } from '../search/relevance.ts';
import { seededIndex } from '../support/fixtures/catalogue/seededIndex.ts';

/**
 * Asks the demonstration catalogue every judged query, as a client without a network does: a test holds that the
 * databases answer the same.
 */
export async function judgeSearch(): Promise<Relevance[]> {
  const { index, products } = seededIndex();
  const facts = new Map(catalogueFacts().map((each) => [each.id, each]));
  const file = { index, product: async (id: number) => products.get(id) ?? null };
  const judged: Relevance[] = [];
  for (const judgement of judgements) {
    const query = { keyword: judgement.query, page_size: DEPTH, facets: 0 };
    const { results } = await listProducts(file, query, 'en');
    judged.push(
      relevanceOf(
        judgement,
        results.map(({ id }) => id),
        facts,
      ),
    );
  }
  return judged;
}

const share = (value: number): string => value.toFixed(3);

/** One line a kind, and one for all, for `console.table`. */
export const relevanceLines = (judged: readonly Relevance[]) =>
  figuresByKind(judged).map(({ kind, queries, ndcg, firstHit, noHit }: KindFigures) => ({
    measured: kind,
    queries,
    'nDCG@10': share(ndcg),
    'first hit': share(firstHit),
    'no hit': share(noHit),
  }));
