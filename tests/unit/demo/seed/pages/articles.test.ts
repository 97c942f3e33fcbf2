import { expect, it } from 'vitest';
import type { ArticleText } from '../../../../../demo/seed/pages/ArticleText.ts';
import { offers } from '../../../../../demo/seed/pages/landing/offers.ts';
import { solutions } from '../../../../../demo/seed/pages/landing/solutions.ts';
import { branches, leafId } from '../../../../../demo/seed/outline/taxonomy.ts';

const modules = import.meta.glob<Record<string, ArticleText>>('../../../../../demo/seed/pages/articles/*.ts', {
  eager: true,
});
const articles = Object.values(modules).flatMap((module) => Object.values(module));

it.each([
  ['articles', articles],
  ['landing pages', [...solutions, ...offers]],
])('%s have ids of their own: a second one would overwrite the first', (_, pages) => {
  const ids = pages.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
});

it.each(articles.map((article) => [article.key, article] as const))(
  '%s has an address and groups of the store',
  (key, article) => {
    expect(articles.filter((other) => other.key === key)).toEqual([article]);
    const groups = article.groups.map((group) => branches.find((branch) => branch.key === group)?.id ?? leafId(group));
    expect(groups.every((id) => id > 0)).toBe(true);
    expect(new Date(article.published).getTime()).toBeLessThan(Date.now());
  },
);
