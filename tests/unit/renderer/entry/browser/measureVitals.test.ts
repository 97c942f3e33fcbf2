import { expect, it } from 'vitest';
import { pageKindOf } from '../../../../../renderer/src/entry/browser/measureVitals.ts';

it.each([
  ['/', 'home'],
  ['/ru', 'home'],
  ['/product/searchPage', 'search'],
  ['/es/product/productList', 'listing'],
  ['/category/linear-probes/112', 'listing'],
  ['/zh/product/convex/2', 'product'],
  ['/cart', 'cart'],
  ['/userCenter', 'member'],
  ['/shop/FAQ', 'content'],
  ['/login', 'other'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
