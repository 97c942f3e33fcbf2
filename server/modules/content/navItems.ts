import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';
import type { NavItem } from '../../../shared/contract/schemas/content.ts';
import type { PageRecord } from './ContentRecord.ts';
import { localisedFields } from '../../../shared/text/localisedFields.ts';
import type { PageSettings } from '../company/settings/pageSettings.ts';
import { wordsInAll } from '../company/words.ts';
import { landingAddress } from './landingAddress.ts';
import { groupByKey } from './resolveBlocks.ts';
import { HOME_PAGE_ID } from './homePage.ts';
import { inAll, renameField, type Words } from './localisedWords.ts';

type Page = Omit<PageRecord, 'blocks'>;

const ARTICLES = '/article';
const CONSUMABLES = 'consumables';
const READING: [url: string, Words][] = [
  [ARTICLES, ['Articles', 'Artículos', 'Статьи', '文章']],
  ['/shop/FAQ', ['Questions and answers', 'Preguntas frecuentes', 'Вопросы и ответы', '常见问题']],
];

/** Builds the header navigation: home, a panel of groups for each root, and gathered links (S2.5). */
export const navItems = (
  tree: readonly GroupNode[],
  pages: readonly Page[],
  { own: { groups, menu } = {}, hasArticles }: { own?: PageSettings['navigation']; hasArticles: boolean },
): NavItem[] => [
  {
    type: 'link',
    ...inAll('title', ['Home', 'Inicio', 'Главная', '首页']),
    page_id: HOME_PAGE_ID,
    url_key: 'medical-equipment',
  },
  ...(groups ? groups.flatMap((key) => groupByKey(tree, key) ?? []) : tree)
    .filter((group) => group.product_count > 0)
    .map((group): NavItem => ({ type: 'classify', category: group.id, ...renameField(group, 'group_name', 'title') })),
  menu ? menuOf(menu) : ownMenu(pages, tree, hasArticles),
];

const menuOf = ({ title, links }: NonNullable<NonNullable<PageSettings['navigation']>['menu']>): NavItem => ({
  type: 'aggregationLink',
  ...inAll('title', wordsInAll(title)),
  aggregationArr: links.map((link) => ({ url: link.path, ...inAll('title', wordsInAll(link.title)) })),
});

/** The menu of the store's own pages: solutions, offers and articles. */
const ownMenu = (pages: readonly Page[], tree: readonly GroupNode[], hasArticles: boolean): NavItem => ({
  type: 'aggregationLink',
  ...inAll('title', ['Solutions', 'Soluciones', 'Решения', '解决方案']),
  aggregationArr: [
    ...pages.flatMap((page) => {
      // The header names a first-level group of this address already.
      const url =
        page.kind === CONSUMABLES && tree.some(({ seo_key }) => seo_key === CONSUMABLES)
          ? null
          : landingAddress(page, pages);
      return url === null ? [] : [{ url, ...localisedFields(page.texts, 'title') }];
    }),
    ...READING.filter(([url]) => hasArticles || url !== ARTICLES).map(([url, title]) => ({
      url,
      ...inAll('title', title),
    })),
  ],
});
