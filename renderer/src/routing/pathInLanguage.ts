import { matchPath } from 'react-router-dom';
import type { Language } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import type { QueryStore } from '../stores/queries/QueryStore.ts';
import { paths } from './paths.ts';

/** The address of a page in another language, without its prefix: a product is called by another name in each. */
export function pathInLanguage(queries: QueryStore, pathname: string, language: Language): string {
  const id = matchPath('/product/:detail/:id', pathname)?.params.id;
  const product = id === undefined ? undefined : queries.peek('readProduct', { id: Number(id) });
  return product ? paths.product(product.id, localised(product, 'seo_title_str', language)) : pathname;
}
