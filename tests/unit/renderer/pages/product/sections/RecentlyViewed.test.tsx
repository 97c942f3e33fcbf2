import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import styles from '../../../../../../renderer/src/components/product/shelf/ProductShelf.module.css';
import { RecentlyViewed } from '../../../../../../renderer/src/pages/product/sections/RecentlyViewed.tsx';
import { aPage, aProduct } from '../../../../../support/builders/aProduct.ts';
import { type Answers, renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { eventually } from '../../../../../support/checks/eventually.ts';

afterEach(cleanup);

const shown = (id: number) => aProduct({ id, en_product_name: `Probe ${id}` });
async function open(seen: [id: number, skuId: number | null][], listProducts: Answers['listProducts']) {
  const opened = await renderPart(<RecentlyViewed besides={1} />, { answers: listProducts ? { listProducts } : {} });
  act(() => {
    for (const [id, skuId] of seen.toReversed()) opened.stores.recent.see(id, skuId);
  });
  const listRequests = () => opened.calls.filter(({ name }) => name === 'listProducts');
  return { ...opened, listRequests };
}
const placeholders = () => document.querySelectorAll(`.${styles.card}`).length;
const links = () => screen.getAllByRole('link', { name: /^Probe/ }).map((link) => link.getAttribute('href'));

describe('products seen last', () => {
  it.each([
    ['none was visited', []],
    ['only the shown one was', [[1, null]]],
  ] as [string, [number, number | null][]][])('have no section where %s', async (_case, seen) => {
    const { listRequests } = await open(seen, undefined);
    expect([placeholders(), listRequests(), screen.queryByRole('heading')]).toEqual([0, [], null]);
  });

  it('take as much room as they will fill, up to a shelf, until they are read', async () => {
    const { stores } = await open(
      [
        [2, null],
        [1, null],
        [3, null],
      ],
      () => new Promise(() => undefined),
    );
    expect(placeholders()).toBe(2);
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
    act(() => {
      for (let id = 4; id < 20; id++) stores.recent.see(id);
    });
    expect(placeholders()).toBe(12);
  });

  it('stand with the last visited first, each with the variant chosen, without those no longer sold', async () => {
    const { listRequests } = await open(
      [
        [9, 900],
        [1, null],
        [2, null],
        [5, null],
      ],
      () => aPage([shown(2), shown(9)]),
    );
    await eventually(() => expect(links()).toEqual(['/product/convex/9?sku=900', '/product/convex/2']));
    expect(screen.getByRole('heading', { name: 'Recently viewed' })).toBeDefined();
    expect(listRequests().map(({ payload }) => payload)).toEqual([{ ids: [2, 5, 9], page_size: 12, facets: 0 }]);
  });

  it.each([
    ['all are gone', () => aPage([])],
    ['they cannot be read', () => Promise.reject(new Error('away'))],
  ] as [string, Answers['listProducts']][])('leave no section where %s', async (_case, answer) => {
    const { listRequests } = await open([[2, null]], answer);
    await eventually(() => expect([placeholders(), listRequests().length]).toEqual([0, 1]));
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
  });
});
