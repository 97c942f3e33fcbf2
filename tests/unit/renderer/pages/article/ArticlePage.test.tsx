import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { route } from '../../../../../renderer/src/pages/article/route.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { ArticleDetail } from '../../../../../shared/contract/schemas/content.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { type Answers, renderPages } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const HTML = ['First', 'Second', 'Third &amp; last']
  .map((part, index) => `<h2 id="part-${index}">${part}</h2><p>x</p>`)
  .join('');

const article = (id: number, changes: Partial<ArticleDetail> = {}): ArticleDetail => ({
  id,
  title: `Guide ${id}`,
  en_title: `Guide ${id}`,
  summary: 'In short',
  en_summary: 'In short',
  seo_key: `guide-${id}`,
  picture: null,
  published_at: '2026-11-18T12:00:00.000Z',
  html: HTML,
  en_html: HTML,
  related: [],
  ...changes,
});
const all = [1, 2, 3, 4, 5].map((id) => article(id));
const open = (path: string, changes: Partial<ArticleDetail> = {}, answers: Answers = {}) =>
  renderPages(
    { '/article/:detail/:id': route, '/guides/:detail': route },
    {
      at: path,
      answers: {
        readArticle: ({ id }) => article(Number(id), changes),
        listArticles: ({ page_size: size }) => ({
          results: all.slice(0, Number(size)),
          total: 5,
          page: 1,
          page_size: 5,
        }),
        ...answers,
      },
    },
  );
const addressOf = async (path: string, changes: Partial<ArticleDetail> = {}): Promise<string> =>
  (await open(path, changes)).addressOf();

it('shows when it appeared, what it says, where its parts are, its products, and other articles', async () => {
  await open('/article/guide-2/2', { related: [aProduct({ id: 9, en_product_name: 'Probe 9' })] });
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Guide 2');
  const date = main.getByText('Published Nov 18, 2026');
  expect(date.getAttribute('datetime')).toBe('2026-11-18T12:00:00.000Z');
  expect(main.getAllByText('In short')[0]).toBeDefined();
  const parts = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(parts.map((part) => [part.textContent, part.getAttribute('href')])).toEqual([
    ['First', '#part-0'],
    ['Second', '#part-1'],
    ['Third & last', '#part-2'],
  ]);
  expect(main.getByRole('link', { name: 'Contact us' })).toBeDefined();
  expect(within(main.getByRole('region', { name: 'Products in this article' })).getByText('Probe 9')).toBeDefined();
  const more = within(main.getByRole('region', { name: 'More articles' }));
  expect(more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Guide 1',
    'Guide 3',
    'Guide 4',
  ]);
  const steps = within(main.getByRole('navigation', { name: /breadcrumb/i }));
  expect(steps.getByRole('link', { name: 'Articles' })).toBeDefined();
  expect(document.title).toContain('Guide 2');
});

it('has no empty part for products, or for other articles where they cannot be read', async () => {
  const failing: Answers = { listArticles: () => Promise.reject(new ApiError('offline')) };
  await open('/article/guide-2/2', {}, failing);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Guide 2');
  expect(screen.queryByText('Products in this article')).toBeNull();
  expect(screen.queryByText('More articles')).toBeNull();
});

it('an address that is older or shorter leads to the article’s own, with its query', async () => {
  expect(await addressOf('/article/guide-2/2')).toBe('/article/guide-2/2');
  cleanup();
  expect(await addressOf('/article/an-older-name/2?from=mail')).toBe('/article/guide-2/2?from=mail');
  cleanup();
  expect(await addressOf('/guides/guide-3')).toBe('/article/guide-3/3');
  cleanup();
  expect(await addressOf('/article/articleDetail/2', { seo_key: '' })).toBe('/article/articleDetail/2');
});

it.each([
  ['/article/x/9', { readArticle: () => Promise.reject(new ApiError(Code.notFound)) }],
  ['/guides/none', {}],
])('%s is no article', async (path, answers: Answers) => {
  await open(path, {}, answers);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText(/^Guide/)).toBeNull();
});
