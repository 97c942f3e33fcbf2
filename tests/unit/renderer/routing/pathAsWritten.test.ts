import { expect, it } from 'vitest';
import { PAGES } from '../../../../renderer/src/app/pages.ts';
import { pathAsWritten } from '../../../../renderer/src/routing/pathAsWritten.ts';

it.each([
  ['/category/', 'category', '/category'],
  ['/category//', 'category', '/category'],
  ['/CATEGORY', 'category', '/category'],
  ['/brandlist/Sonarys/1/', 'brandList/:detail/:id?', '/brandList/Sonarys/1'],
  ['/brandlist', 'brandList', '/brandList'],
  ['/shop/FAQ', 'shop/:title?', '/shop/FAQ'],
  ['/Category/Consumables', 'category/consumables', '/category/consumables'],
  ['/%63ategory/%D0%B0/3', 'category/:detail/:id?', '/category/%D0%B0/3'],
  ['/', '', '/'],
])('%s, shown by “%s”, is %s', (asked, pattern, written) => {
  expect(pathAsWritten(asked, pattern)).toBe(written);
  expect(pathAsWritten(written, pattern)).toBe(written);
});

it.each(PAGES.map(([path]) => path))('leaves the addresses of “%s” as they are', (path) => {
  const address = `/${path.replaceAll('?', '').replaceAll(/:\w+/g, 'Any-1')}`;
  expect(pathAsWritten(address, path)).toBe(address);
});
