import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const PATH = '/product/convex/1';
const retired: Product = aWholeProduct({
  is_retired: true,
  skus: [],
  similar: [aProduct({ id: 2, code: 'CX6-2C', en_product_name: 'Convex Probe II', en_seo_title_str: 'convex-2' })],
});
const noSku = { results: [], total: 0, page: 1, page_size: 1 };
const answers = { ...storefrontReplies, readProduct: () => retired, listSkus: () => noSku };

describe('the page of a product that is no longer sold', () => {
  it.each([
    ['en', 'No longer sold', PATH],
    ['es', 'Ya no se vende', PATH],
    ['ru', 'Больше не продаётся', '/product/konveksnyi/1'],
    ['zh', '已停售', PATH],
  ] as const)('says so in %s, and still what it was', async (language, words, path) => {
    const { address } = await openStore('/product/old-name/1', { answers, language });
    await waitFor(() => expect(address()).toBe(path));
    const page = within(await screen.findByRole('main'));
    expect(page.getByText(words)).toBeDefined();
    expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/Convex|凸阵|Конвекс/);
    expect(page.getAllByText('CX5-2C').length).toBeGreaterThan(0);
    expect(page.getAllByText(/2–5/).length).toBeGreaterThan(0);
  });

  it('sells nothing, for a line of an order that names its variant too', async () => {
    const { stores } = await openStore(`${PATH}?sku=102`, { answers });
    const offer = within(screen.getByRole('region', { name: 'No longer sold' }));
    expect(offer.queryByRole('button')).toBeNull();
    expect(offer.queryByRole('link', { name: 'Request a quotation' })).toBeNull();
    expect(screen.queryByText('Choose a variant')).toBeNull();
    expect(stores.recent.ids).toEqual([]);
  });

  it('leads to people who know a replacement, to its group and to its maker', async () => {
    await openStore(PATH, { answers });
    const mail = screen
      .getAllByRole('link', { name: 'sales@example.com' })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(mail).toContainEqual(expect.stringMatching(/subject=.*Convex Ultrasound Probe.*CX5-2C/));
    expect(screen.getByRole('link', { name: 'More in Convex Probes' }).getAttribute('href')).toBe(
      '/category/convex-probes/12',
    );
    expect(screen.getByRole('link', { name: 'More from Sonarys' }).getAttribute('href')).toBe('/brandList/sonarys/3');
    expect(await screen.findByRole('link', { name: 'Convex Probe II' })).toBeDefined();
  });

  it('is kept out of search engines', async () => {
    await openStore(PATH, { answers });
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

it('a comparison counts it among the products that are gone', async () => {
  const sold = aWholeProduct({ id: 2 });
  const readProduct = ({ id }: { id: number | string }) => (Number(id) === 2 ? sold : retired);
  await openStore('/compare?ids=1,2', { answers: { ...answers, readProduct } });
  expect(await screen.findByText(/no longer/)).toBeDefined();
});
