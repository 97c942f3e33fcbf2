import type { Brand, GroupNode, ProductItem, Sort } from '../../../shared/contract/schemas/catalogue.ts';
import type { Article, Block, PageConfig } from '../../../shared/contract/schemas/content.ts';
import { sceneAt } from '../media/pictureAt.ts';
import { FRONT_BLOCKS, type PageSettings } from '../company/settings/pageSettings.ts';
import { wordsInAll } from '../company/words.ts';
import { promises } from './promises.ts';
import { inAll, type Words } from './localisedWords.ts';

export const HOME_PAGE_ID = 1;
export const HOME_BRANDS = 12;
export const SHELF_PRODUCTS = 12;
const TILES = 12;
const LINK_URL = 8;

export interface HomeParts {
  tree: readonly GroupNode[];
  /** Products of the two shelves, one per group: the newest, and those with the shortest delivery time. */
  newest: readonly ProductItem[];
  soonest: readonly ProductItem[];
  brands: Brand[];
  articles: Article[];
  /** The merchant's own texts and order of parts. */
  own?: PageSettings['front_page'];
}

/** Builds the front page from the catalogue; blocks without content are omitted. */
export const homePage = (parts: HomeParts): PageConfig => ({
  id: HOME_PAGE_ID,
  ...inAll('title', [
    'Medical equipment and parts for hospitals and clinics',
    'Equipos médicos y recambios para hospitales y clínicas',
    'Медицинское оборудование и запчасти для больниц и клиник',
    '面向医院与诊所的医疗设备和配件',
  ]),
  ...inAll('summary', parts.own?.summary === undefined ? SUMMARY : wordsInAll(parts.own.summary)),
  blocks: (parts.own?.blocks ?? FRONT_BLOCKS).map((name) => BLOCKS[name](parts)).filter(hasContent),
});

const SUMMARY: Words = [
  'Medical equipment, parts and consumables, with a quotation within 24 hours.',
  'Equipos médicos, recambios y consumibles, con presupuesto en 24 horas.',
  'Медицинское оборудование, запчасти и расходные материалы; предложение — за 24 часа.',
  '医疗设备、配件与耗材，24 小时内报价。',
];

const BLOCKS: Record<(typeof FRONT_BLOCKS)[number], (parts: HomeParts) => Block> = {
  hero: ({ own, tree }) => (own?.hero ? ownHero(own.hero) : tree.some(hasProducts) ? searchHero() : openingHero()),
  groups: ({ tree }) => tiles(tree),
  newest: ({ newest }) => shelf(NEW, newest, 'newest'),
  promises: () => promises,
  soonest: ({ soonest }) => shelf(SOON, soonest, 'delivery'),
  brands: ({ brands }) => brandWall(brands),
  articles: ({ articles }) => articleList(articles),
};

const hasProducts = ({ product_count: count }: GroupNode): boolean => count > 0;

const ownHero = ({ title, text, button }: NonNullable<NonNullable<HomeParts['own']>['hero']>): Block => ({
  kind: 'hero',
  ...inAll('title', wordsInAll(title)),
  ...inAll('text', wordsInAll(text)),
  ...inAll('action', wordsInAll(button.title)),
  link: { link_type: LINK_URL, url: button.path },
  picture: sceneAt('7'),
});

/** For a store without products: offers contact instead of the search. */
const openingHero = (): Block => ({
  kind: 'hero',
  ...inAll('title', ['Tell us what you need', 'Díganos qué necesita', 'Скажите, что вам нужно', '告诉我们您需要什么']),
  ...inAll('text', [
    'Our catalogue opens soon. Until then, write to us and get a quotation within 24 hours.',
    'Nuestro catálogo se abre en breve. Mientras tanto, escríbanos y reciba un presupuesto en 24 horas.',
    'Каталог скоро откроется. А пока напишите нам и получите предложение за 24 часа.',
    '产品目录即将上线。在此之前请联系我们，24 小时内获得报价。',
  ]),
  ...inAll('action', ['Contact us', 'Contáctenos', 'Связаться с нами', '联系我们']),
  link: { link_type: LINK_URL, url: '/customer-service' },
  picture: sceneAt('7'),
});

const searchHero = (): Block => ({
  kind: 'hero',
  ...inAll('title', [
    'Half a part number is enough',
    'Basta con media referencia',
    'Достаточно половины артикула',
    '只需半个部件号，即可找到配件',
  ]),
  ...inAll('text', [
    'Search by part number, system or use. Prices for members, quotations within 24 hours.',
    'Busque por referencia, equipo o uso. Precios para clientes registrados y presupuestos en 24 horas.',
    'Ищите по артикулу, аппарату или назначению. Цены — для зарегистрированных клиентов, предложение — за 24 часа.',
    '按部件号、机型或用途搜索。会员可查看价格，24 小时内获得报价。',
  ]),
  ...inAll('action', ['Browse the catalogue', 'Ver el catálogo', 'Открыть каталог', '浏览产品目录']),
  link: { link_type: LINK_URL, url: '/category' },
  picture: sceneAt('7'),
});

function tiles(tree: readonly GroupNode[]): Block {
  const groups = tree
    .flatMap((root) => root.child_set)
    .filter((group) => group.product_count > 0)
    .toSorted((a, b) => b.product_count - a.product_count || a.id - b.id)
    .slice(0, TILES)
    .map(({ child_set: _children, ...group }) => group);
  return {
    kind: 'tiles',
    ...inAll('title', ['Shop by category', 'Comprar por categoría', 'Категории', '按分类选购']),
    groups,
  };
}

const NEW: Words = ['New in the store', 'Novedades', 'Новинки', '新品上架'];
const SOON: Words = ['Fastest delivery', 'Entrega más rápida', 'Самая быстрая доставка', '最快交付'];

const shelf = (title: Words, products: readonly ProductItem[], sort: Sort): Block => ({
  kind: 'shelf',
  ...inAll('title', title),
  products: [...products],
  link: { link_type: LINK_URL, url: `/product/productList?sort=${sort}` },
});

const brandWall = (brands: Brand[]): Block => ({
  kind: 'brands',
  ...inAll('title', ['Brands', 'Marcas', 'Бренды', '品牌']),
  brands,
});

const articleList = (articles: Article[]): Block => ({
  kind: 'articles',
  ...inAll('title', ['Guides', 'Guías', 'Полезные статьи', '选购指南']),
  articles,
});

function hasContent(block: Block): boolean {
  if (block.kind === 'tiles') return block.groups.length > 0;
  if (block.kind === 'shelf') return block.products.length > 0;
  if (block.kind === 'articles') return block.articles.length > 0;
  return block.kind !== 'brands' || block.brands.length > 0;
}
