import { type Language, LANGUAGES } from '../../../shared/text/languages.ts';
import { languagesOf } from '../../../shared/text/localised.ts';
import type { ContentRepository } from '../../modules/content/ContentRepository.ts';
import { landingAddress } from '../../modules/content/landingAddress.ts';

interface Page {
  address: string;
  changed?: string;
  languages: readonly Language[];
}

/** The storefront's own pages to index; private pages carry `noindex` and are omitted. */
const OWN = [
  '/',
  '/category',
  '/brandList',
  '/product/productList',
  '/article',
  '/customer-service',
  '/signActive',
  '/order/tracking',
];

/** Lists pages that are neither products nor articles: the storefront's own, configured pages and publish pages. */
export async function storePages(content: ContentRepository): Promise<Page[]> {
  const [configured, published] = [await content.listPages(), await content.listPublishPages()];
  return [
    ...OWN.map((address) => ({ address, languages: LANGUAGES })),
    ...configured.flatMap((page) => {
      const address = landingAddress(page, configured);
      return address === null ? [] : [{ address, languages: languagesOf(page.texts, 'title') }];
    }),
    ...published.map((page) => ({
      address: `/shop/${encodeURIComponent(page.key)}`,
      changed: page.updated_at,
      languages: languagesOf(page, 'title'),
    })),
  ];
}
