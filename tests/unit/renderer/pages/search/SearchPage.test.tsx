import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { route as search } from '../../../../../renderer/src/pages/search/route.ts';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { aConfig, aPage, aProduct, aTree } from '../../../../support/builders/aProduct.ts';
import { renderPages } from '../../../../support/drivers/renderPages.tsx';

const open = (path: string, results = aPage([])) =>
  renderPages(
    { 'product/searchPage': search },
    { at: path, answers: { readConfig: () => aConfig, listProducts: () => results } },
  );

afterEach(cleanup);

describe('the search page', () => {
  it('puts a part number met whole first, in a part of its own, and says why it was found', async () => {
    const hit = aProduct({ match: { kind: 'exact', field: 'code', value: 'CX5-2C' } });
    const other = aProduct({
      id: 2,
      en_product_name: 'Probe cover',
      match: { kind: 'words', field: 'group', value: 'Probe covers' },
    });
    await open('/product/searchPage?keyWord=cx5-2c', aPage([other, hit]));
    const exact = screen.getByRole('region', { name: 'Exact part number' });
    expect(within(exact).getByRole('article').textContent).toContain('Convex Ultrasound Probe');
    expect(within(exact).getByText('CX5-2C', { selector: 'mark' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Other matches' })).getByRole('article').textContent).toContain(
      'Category: Probe covers',
    );
  });

  it('does not repeat a name in which no word of the query is found', async () => {
    const hit = aProduct({ match: { kind: 'words', field: 'name', value: 'Convex Ultrasound Probe' } });
    await open('/product/searchPage?keyWord=УЗИ', aPage([hit]));
    expect(within(screen.getByRole('article')).getAllByText(/Convex Ultrasound Probe/)).toHaveLength(1);
  });

  it('takes a part number with other separators for the whole one', async () => {
    await open(
      '/product/searchPage?keyWord=cx52c',
      aPage([aProduct({ match: { kind: 'normalised', field: 'code', value: 'CX5-2C' } })]),
    );
    expect(screen.getByRole('region', { name: 'Exact part number' })).toBeDefined();
  });

  it('leads to the variant whose number was typed, by name and by “Choose a variant”', async () => {
    const match = { kind: 'exact' as const, field: 'sku' as const, value: 'CX5-2C-25', sku_id: 125 };
    await open('/product/searchPage?keyWord=cx5-2c-25', aPage([aProduct({ sku_count: 4, match })]));
    const links = within(screen.getByRole('article')).getAllByRole('link', { name: /Convex|Choose a variant/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/product/convex/1?sku=125'));
  });

  it.each([
    ['?keyWord=cx5-2c', 'Search: “cx5-2c”'],
    ['?keyWord=%20', 'Search'],
    ['', 'Search'],
  ])('is named after what is searched for: %s', async (query, title) => {
    await open(`/product/searchPage${query}`, aPage([aProduct()]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toMatch(new RegExp(`^${title}(?: \\||$)`));
  });

  it('keeps the keyword while filters change', async () => {
    await open('/product/searchPage?keyWord=a%26b', aPage([aProduct(), aProduct({ id: 2 })]));
    expect(screen.getByRole('checkbox', { name: /Sonarys/ }).getAttribute('href')).toBe(
      '/product/searchPage?keyWord=a%26b&brand=3',
    );
  });

  it('asks nothing without a keyword, and shows what others look for', async () => {
    const { calls } = await open('/product/searchPage?keyWord=%20');
    expect(calls.map(({ name }) => name)).not.toContain('listProducts');
    expect(screen.getByRole('link', { name: 'Probes' }).getAttribute('href')).toBe(
      '/product/searchPage?keyWord=Probes',
    );
  });

  it('offers shorter searches and people to ask where nothing was found', async () => {
    await open('/product/searchPage?keyWord=FW-90-024', { ...aPage([]), nearest: { broader: ['FW-90'] } });
    expect(screen.getByRole('heading', { name: 'No results for “FW-90-024”' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'FW-90' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'sales@example.com' }).getAttribute('href')).toContain(
      encodeURIComponent('FW-90-024'),
    );
  });

  it('is kept out of search engines', async () => {
    await open('/product/searchPage?keyWord=probe', aPage([aProduct()]));
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('strikes words that nothing has, and puts each back in quotation marks', async () => {
    const reading = { dropped: ['ge', 'logiq'], corrected: [{ from: 'prbe', to: 'probe' }] };
    await open('/product/searchPage?keyWord=GE+logiq+prbe', { ...aPage([aProduct()]), reading });
    expect(screen.getByText('GE', { selector: 's' })).toBeDefined();
    expect(screen.getByText('Showing results for “probe”.')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Must include logiq' });
    expect(back.getAttribute('href')).toBe(`/product/searchPage?keyWord=${encodeURIComponent('GE "logiq" prbe')}`);
    expect(screen.getByRole('link', { name: 'Must include prbe' })).toBeDefined();
  });

  it('offers of nothing the nearest group, another spelling, and a request for these very words', async () => {
    const nearest = { group: aTree[0]!.child_set[0]!, spelling: 'convex probe' };
    const { stores } = await open('/product/searchPage?keyWord=konvecs+prbe', { ...aPage([]), nearest });
    expect(screen.getByRole('link', { name: 'convex probe' }).getAttribute('href')).toBe(
      '/product/searchPage?keyWord=convex%20probe',
    );
    expect(screen.getByRole('link', { name: 'See Convex Probes' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Request these words' }));
    const linesOf = () => stores.pageStore(OrderPadStore).lines.map(({ text, isFree }) => [text, isFree]);
    await waitFor(() => expect(linesOf()).toEqual([['konvecs prbe', true]]));
  });

  it('says that only used products are shown, and leads to all', async () => {
    const reading = { dropped: [], corrected: [], states: [{ state: 'used' as const, word: 'second hand' }] };
    const page = { ...aPage([aProduct()]), reading };
    await open('/product/searchPage?keyWord=Second%20hand%20probe', page);
    expect(screen.getByText('Only used products are shown.')).toBeDefined();
    expect(screen.queryByText(/No results for/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/product/searchPage?keyWord=probe',
    );
  });

  it('says nothing about words where all of them were searched for', async () => {
    await open('/product/searchPage?keyWord=probe', aPage([aProduct()]));
    expect(screen.queryByText(/No results for/)).toBeNull();
  });

  it.each(['probe repair', 'калибровка монитора', 'reparación de sondas', '探头维修'])(
    'leads from “%s” to the people who do it',
    async (keyword) => {
      await open(`/product/searchPage?keyWord=${encodeURIComponent(keyword)}`, aPage([aProduct()]));
      expect(screen.getByRole('link', { name: 'Ask our service team' }).getAttribute('href')).toBe('/customer-service');
    },
  );

  it('offers no service where a product is looked for', async () => {
    await open('/product/searchPage?keyWord=probe', aPage([aProduct()]));
    expect(screen.queryByRole('link', { name: 'Ask our service team' })).toBeNull();
  });
});
