import { expect, it } from 'vitest';
import { PAGES } from '../../../../renderer/src/app/pages.ts';
import { canonicalPath } from '../../../../renderer/src/routing/canonicalPath.ts';

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
])('%s, shown by “%s”, is %s', (requested, pattern, written) => {
  expect(canonicalPath(requested, pattern)).toBe(written);
  expect(canonicalPath(written, pattern)).toBe(written);
});

it.each(PAGES.map(([path]) => path))('leaves the addresses of “%s” as they are', (path) => {
  const address = `/${path.replaceAll('?', '').replaceAll(/:\w+/g, 'Any-1')}`;
  expect(canonicalPath(address, path)).toBe(address);
});
