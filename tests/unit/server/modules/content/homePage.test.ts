import { expect, it } from 'vitest';
import { homePage, type HomeParts } from '../../../../../server/modules/content/homePage.ts';
import type { Article } from '../../../../../shared/contract/schemas/content.ts';
import { aBrand, aProduct } from '../../../../support/builders/aProduct.ts';
import { tree as groups } from '../../../../support/fixtures/storefrontReplies.ts';

const [root] = groups;
const group = root!.child_set[0]!;
const treeOf = (...counts: number[]): HomeParts['tree'] => [
  { ...root!, child_set: counts.map((product_count, index) => ({ ...group, id: index + 1, product_count })) },
];
const NOTHING: HomeParts = { tree: [], newest: [], soonest: [], brands: [], articles: [] };
const anArticle: Article = {
  id: 1,
  title: '指南',
  en_title: 'Guide',
  summary: '如何选购',
  en_summary: 'How to choose',
  seo_key: 'guide',
  picture: null,
  published_at: '2026-01-06T09:00:00Z',
};
const ONE: HomeParts = {
  tree: treeOf(1),
  newest: [aProduct()],
  soonest: [aProduct({ id: 2 })],
  brands: [aBrand(3, 'Sonarys')],
  articles: [anArticle],
};
const kindsOf = (parts: HomeParts): string[] => homePage(parts).blocks.map(({ kind }) => kind);
const ALL = ['hero', 'tiles', 'shelf', 'promises', 'shelf', 'brands', 'articles'];

it('the front page has each part that has something to show, if only one thing', () => {
  expect(kindsOf(ONE)).toEqual(ALL);
  expect(kindsOf(NOTHING)).toEqual(['hero', 'promises']);
});

it.each<[keyof HomeParts, string[]]>([
  ['tree', ALL.filter((kind) => kind !== 'tiles')],
  ['newest', ALL.toSpliced(2, 1)],
  ['soonest', ALL.toSpliced(4, 1)],
  ['brands', ALL.filter((kind) => kind !== 'brands')],
  ['articles', ALL.filter((kind) => kind !== 'articles')],
])('the front page leaves out a part whose list is empty: %s', (missing, kinds) => {
  expect(kindsOf({ ...ONE, [missing]: [] })).toEqual(kinds);
});

it('the groups with the most products come first, twelve at most, and none without products', () => {
  const tilesOf = (...counts: number[]) =>
    homePage({ ...ONE, tree: treeOf(...counts) }).blocks.flatMap((block) =>
      block.kind === 'tiles' ? block.groups.map(({ id, product_count }) => [id, product_count]) : [],
    );
  expect(tilesOf(3, 0, 9, 3)).toEqual([
    [3, 9],
    [1, 3],
    [4, 3],
  ]);
  expect(tilesOf(...Array.from({ length: 14 }, () => 1))).toHaveLength(12);
});

it('the first part invites to search, unless there is no product yet, or the merchant has written their own', () => {
  const heroOf = (parts: HomeParts) => homePage(parts).blocks.find((block) => block.kind === 'hero')!;
  const stocked: HomeParts = { ...NOTHING, tree: [{ ...root!, product_count: 1 }] };
  expect(heroOf(stocked)).toMatchObject({ en_title: 'Half a part number is enough', link: { url: '/category' } });
  const empty: HomeParts = { ...NOTHING, tree: [{ ...root!, product_count: 0 }] };
  expect(heroOf(empty)).toMatchObject({ en_title: 'Tell us what you need', link: { url: '/customer-service' } });
  const words = { en: 'Own words', es: 'Propias', ru: 'Свои', zh: '自己的' };
  const hero = { title: words, text: words, button: { title: words, path: '/brands' } };
  expect(heroOf({ ...stocked, own: { hero } })).toMatchObject({ en_title: 'Own words', link: { url: '/brands' } });
});

it('the parts stand in the order that the merchant has named', () => {
  const own: HomeParts['own'] = { blocks: ['articles', 'soonest', 'hero'] };
  expect(kindsOf({ ...ONE, own })).toEqual(['articles', 'shelf', 'hero']);
});
