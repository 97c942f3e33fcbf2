import { expect, it } from 'vitest';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

/** Public lists that are read page by page. */
const LISTS: OperationName[] = [
  'listProducts',
  'listSkus',
  'listBrands',
  'listArticles',
  'listCountries',
  'selectCountry',
];

onAnyServer('a list in pages', (store) => {
  const read = async (name: OperationName, page: number, page_size: number) => {
    const { code, data, raw } = await store().ask(name, { page, page_size });
    expect(code, raw).toBe(0);
    return data as { results: { id: number }[]; total: number; page: number; page_size: number };
  };

  it.each(LISTS)('%s gives each entry once, in the order of the whole list', async (name) => {
    const whole = await read(name, 1, 999);
    const ids = whole.results.map(({ id }) => id);
    expect(whole).toMatchObject({ total: ids.length, page: 1, page_size: 999 });
    const size = Math.max(1, Math.ceil(ids.length / 3));
    const pages = await Promise.all([1, 2, 3].map((page) => read(name, page, size)));
    expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(ids);
    for (const [index, page] of pages.entries())
      expect(page).toMatchObject({ total: ids.length, page: index + 1, page_size: size });
  });

  it.each(LISTS)('%s is empty behind its last page, and knows its length', async (name) => {
    const { total } = await read(name, 1, 999);
    expect(await read(name, 1_000, 10)).toMatchObject({ results: [], total });
  });
});
