import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import type { QueryStore } from './QueryStore.ts';

/** A product as a cached list, shelf or article shows it; undefined where none does. The latest reply comes first. */
export function listedProduct(queries: Pick<QueryStore, 'replies'>, id: number): ProductItem | undefined {
  const lists: (readonly ProductItem[])[] = [
    ...queries.replies('listProducts').map(({ results }) => results),
    ...queries.replies('readProduct').flatMap(({ accessories, similar }) => [accessories, similar]),
    ...queries.replies('recommendWithProduct'),
    ...queries.replies('recommendByUser'),
    ...queries.replies('readArticle').map(({ related }) => related),
  ];
  for (const list of lists) {
    const item = list.find((product) => product.id === id);
    if (item) return item;
  }
  return undefined;
}
