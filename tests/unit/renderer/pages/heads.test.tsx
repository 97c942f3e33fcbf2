import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { route as articles } from '../../../../renderer/src/pages/articles/route.ts';
import type { PageRoute } from '../../../../renderer/src/routing/RouteContext.ts';
import type { Stores } from '../../../../renderer/src/stores/Stores.ts';
import { CONTENT_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import type { Article } from '../../../../shared/contract/schemas/content.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { anInquiry, shop } from '../../../support/builders/aMember.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../support/fixtures/orderRecord.ts';
import { config, home, storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

const linked = (rel: string): (string | null)[] =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) =>
    [link.getAttribute('hreflang'), link.getAttribute('href')].filter(Boolean).join(' '),
  );

const SUITE = { title: 'Surgical suite', en_title: 'Surgical suite', es_title: 'Sala de cirugía' };
const openSuite = (path: string, kind: 'solution' | 'consumables', language: Language) =>
  openStore(path, {
    language,
    answers: {
      ...storefrontReplies,
      readConfig: () => ({ ...config, landing: [{ kind, page_id: 41, ...SUITE }] }),
      readPageConfig: () => ({ ...home, id: 41, ...SUITE }),
    },
  });

it.each([
  ['/solution/1', 'solution'],
  ['/category/consumables', 'consumables'],
] as const)('%s names the languages that it is written in, and no other', async (path, kind) => {
  await openSuite(path, kind, 'es');
  expect(linked('canonical')).toEqual([`https://shop.example/es${path}`]);
  expect(linked('alternate')).toEqual([
    `en https://shop.example${path}`,
    `es https://shop.example/es${path}`,
    `x-default https://shop.example${path}`,
  ]);
});

it('a page put together of blocks leads search engines from a language it is not written in to one that it is', async () => {
  await openSuite('/solution/1', 'solution', 'ru');
  expect(linked('canonical')).toEqual(['https://shop.example/solution/1']);
  expect(linked('alternate')).toEqual([]);
});

it.each([
  ['/cart/goodOffer/pay?id=7', 'Pay for order M2026000007', 'Payment'],
  ['/userCenter/orderList/7/document', 'Pro-forma invoice M2026000007', 'Document'],
  ['/userCenter/inquiryList/7/document', 'Quotation Q-2026-000007', 'Quotation'],
])('%s is named by its number only for the member whose it is', async (path, own, other) => {
  const answers = { ...shop().answers, readOrder: () => anOrder(), readInquiry: () => anInquiry() };
  await openStore(path, { answers, user: MEMBER });
  await waitFor(() => expect(document.title).toBe(`${own} | Medstore`));
  cleanup();
  const { stores } = await openStore(path, { answers });
  await act(() =>
    Promise.all([stores.queries.load('readOrder', { id: 7 }), stores.queries.load('readInquiry', { id: 7 })]),
  );
  expect(document.title).toBe(`${other} | Medstore`);
});

it.each([
  ['/article', [], 200],
  ['/article?page=2', ['one'], 200],
  ['/article?page=2', [], 404],
])('%s with the articles %j is answered with %i', async (path, titles, status) => {
  const results = titles.map((title) => ({ title }) as Article);
  const queries = { load: () => Promise.resolve({ results }) };
  const { loader } = articles({ stores: { queries } as unknown as Stores } as Parameters<PageRoute>[0]);
  const request = new Request(`https://shop.example${path}`);
  const answer = await (loader as (args: { request: Request }) => Promise<{ init: { status: number } }>)({ request });
  expect(answer.init.status).toBe(status);
});

it.each([
  ['en', 'Articles | Medstore', 'Articles, page 2 | Medstore'],
  ['es', 'Artículos | Medstore', 'Artículos, página 2 | Medstore'],
  ['ru', 'Статьи | Medstore', 'Статьи, страница 2 | Medstore'],
  ['zh', '文章 | Medstore', '文章，第 2 页 | Medstore'],
] as const)('a further page of articles has a title of its own, in %s', async (language, first, second) => {
  const article = (id: number): Article => ({
    id,
    title: `探头 ${id}`,
    en_title: `Probes ${id}`,
    summary: '',
    seo_key: `probes-${id}`,
    picture: null,
    published_at: '2026-11-03T08:00:00.000Z',
  });
  const listArticles = ({ page = 1 }: { page?: string | number | undefined }) => ({
    results: [article(Number(page))],
    total: CONTENT_PAGE_SIZE + 1,
    page: Number(page),
    page_size: CONTENT_PAGE_SIZE,
  });
  const { go } = await openStore('/article', { language, answers: { ...storefrontReplies, listArticles } });
  expect(document.title).toBe(first);
  await go('/article?page=2');
  await waitFor(() => expect(document.title).toBe(second));
});

it.each([
  ['en', 'Pro-forma invoice M2026000007, page N of N'],
  ['es', 'Factura proforma M2026000007, página N de N'],
  ['ru', 'Счёт-проформа M2026000007, страница N из N'],
  ['zh', '形式发票 M2026000007，第 N 页，共 N 页'],
] as const)('printed pages have the number of their document in %s', async (language, footer) => {
  const answers = { ...shop().answers, readOrder: () => anOrder() };
  await openStore('/userCenter/orderList/7/document', { answers, user: MEMBER, language });
  const { style } = document.documentElement;
  const part = (name: string): string => style.getPropertyValue(`--page-${name}`).slice(1, -1);
  await waitFor(() => expect(`${part('before')}N${part('of')}N${part('after')}`).toBe(footer));
});
