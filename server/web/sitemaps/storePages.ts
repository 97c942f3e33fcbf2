import { type Language, LANGUAGES } from '../../../shared/text/languages.ts';
import { linkTarget } from '../../../shared/web/links.ts';
import { languagesOf } from '../../../shared/text/localised.ts';
import type { ContentRepository } from '../../modules/content/ContentRepository.ts';

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
const ACTIVE = 7;
const PROMOTION = 9;

/** Lists pages that are neither products nor articles: the storefront's own, configured pages and publish pages. */
export async function storePages(content: ContentRepository): Promise<Page[]> {
  const [configured, published] = [await content.listPages(), await content.listPublishPages()];
  const solutions = configured.filter(({ kind }) => kind === 'solution').map(({ id }) => id);
  const addressOf = ({ id, kind }: { id: number; kind: string }): string | null => {
    if (kind === 'solution') return `/solution/${solutions.indexOf(id) + 1}`;
    if (kind === 'consumables') return '/category/consumables';
    return linkTarget(kind === 'active' ? ACTIVE : kind === 'promotion' ? PROMOTION : 0, { id });
  };
  return [
    ...OWN.map((address) => ({ address, languages: LANGUAGES })),
    ...configured.flatMap((page) => {
      const address = addressOf(page);
      return address === null ? [] : [{ address, languages: languagesOf(page.texts, 'title') }];
    }),
    ...published.map((page) => ({
      address: `/shop/${encodeURIComponent(page.key)}`,
      changed: page.updated_at,
      languages: languagesOf(page, 'title'),
    })),
  ];
}
