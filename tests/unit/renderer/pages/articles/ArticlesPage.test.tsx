import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../../../../shared/contract/schemas/content.ts';
import { CONTENT_PAGE_SIZE } from '../../../../../shared/contract/limits.ts';
import { list } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
const article: Article = {
  id: 3,
  title: '文章',
  en_title: 'Cleaning a probe',
  summary: '短',
  en_summary: 'In short',
  seo_key: 'cleaning',
  picture: null,
  published_at: '2026-11-20T10:00:00Z',
};
const open = (query: string, results: Article[], total = results.length) =>
  openStore(`/article${query}`, { answers: { ...storefrontReplies, listArticles: () => list(results, total) } });
const linksOf = (): [string | null, string | null][] =>
  within(main().getByRole('navigation', { name: 'Pages of articles' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the articles', () => {
  it.each([
    ['', [['Older articles', '/article?page=2']]],
    [
      '?page=2',
      [
        ['Newer articles', '/article'],
        ['Older articles', '/article?page=3'],
      ],
    ],
    ['?page=3', [['Newer articles', '/article?page=2']]],
  ])('lead to the pages before and behind: %s', async (query, links) => {
    await open(query, [article], 3 * CONTENT_PAGE_SIZE);
    expect(await main().findByRole('link', { name: /Cleaning a probe/ })).toBeDefined();
    expect(linksOf()).toEqual(links);
  });

  it('have no other page where one is enough', async () => {
    await open('', [article]);
    expect(await main().findByRole('link', { name: /Cleaning a probe/ })).toBeDefined();
    expect(main().queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  });

  it.each([
    ['', 'There are no articles yet', 'Browse the catalogue', '/category'],
    ['?page=9', 'There are no more articles on this page', 'To the first page', '/article'],
  ])('lead on where there are none: %s', async (query, title, name, href) => {
    await open(query, []);
    expect(await main().findByRole('heading', { name: title })).toBeDefined();
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(main().queryByText('Meanwhile, browse the catalogue.') === null).toBe(query !== '');
  });
});
