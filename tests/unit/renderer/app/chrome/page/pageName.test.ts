import { expect, it } from 'vitest';
import {
  hasCompare,
  hasContact,
  hasSearch,
  hasTabs,
  isHome,
  isSignIn,
  pageName,
} from '../../../../../../renderer/src/app/chrome/page/pageName.ts';

const BARS = { home: isHome, tabs: hasTabs, contact: hasContact, compare: hasCompare, search: hasSearch };

/** The name of each page, and which bars it has, in the order of `BARS`. */
it.each([
  ['/', 'other', 'home tabs contact compare search'],
  ['/home', 'other', 'home tabs contact compare search'],
  ['/home/spring/1', 'other', 'home tabs contact compare search'],
  ['/homes', 'other', 'contact compare search'],
  ['/category', 'category', 'tabs contact compare search'],
  ['/category/', 'category', 'tabs contact compare search'],
  ['/category/probes/11', 'category', 'contact compare search'],
  ['/brandList', 'brands', 'contact compare search'],
  ['/brandList/sonora/3', 'brand', 'contact compare search'],
  ['/product/productList', 'products', 'contact compare search'],
  ['/product/searchPage', 'search', 'contact compare search'],
  ['/product/convex-probe/5', 'product', 'contact compare search'],
  ['/compare', 'compare', 'contact search'],
  ['/cart', 'cart', 'tabs contact'],
  ['/cart/', 'cart', 'tabs contact'],
  ['/cart/goodOffer', 'quotation', 'contact'],
  ['/cart/goodOffer/pay/9', 'payment', 'contact'],
  ['/quote/success', 'success', 'contact'],
  ['/login', 'login', ''],
  ['/phoneSignIn', 'login', ''],
  ['/register', 'register', ''],
  ['/password/forgetPassword', 'password', 'contact'],
  ['/article', 'articles', 'contact compare search'],
  ['/article/how-to/4', 'article', 'contact compare search'],
  ['/shop/about-us', 'shop', 'contact compare search'],
  ['/customer-service', 'service', 'contact compare search'],
  ['/order/tracking', 'tracking', 'contact compare search'],
  ['/userCenter', 'userCenter', 'tabs contact search'],
  ['/userCenter/orders', 'userCenter', 'contact search'],
  ['/messageCenter', 'messages', 'contact compare search'],
  ['/signActive', 'checkIn', 'contact compare search'],
  ['/chatRoom', 'chat', 'search'],
  ['/customers', 'other', 'contact search'],
  ['/active/spring/2', 'offer', 'contact compare search'],
  ['/solution/1', 'solution', 'contact compare search'],
  ['/nowhere', 'other', 'contact compare search'],
] as const)('%s is named %s and has: %s', (path, name, bars) => {
  expect(pageName(path)).toBe(name);
  const shown = Object.entries(BARS).filter(([, has]) => has(path));
  expect(shown.map(([bar]) => bar).join(' ')).toBe(bars);
});

it.each([
  ['?order=1', 'order'],
  ['?from=cart&order=1', 'order'],
  ['?inquiry=7', 'order'],
  ['?order=0', 'quotation'],
  ['', 'quotation'],
] as const)('the form of a request is that of an order by its query: %s', (search, name) => {
  expect(pageName('/cart/goodOffer', search)).toBe(name);
});

it.each([
  ['/login', true],
  ['/register', true],
  ['/phoneSignIn', true],
  ['/password/forgetPassword', true],
  ['/password/resetPassword', true],
  ['/password/changePassword', false],
  ['/loginHelp', false],
  ['/userCenter', false],
])('%s stands alone as a page of sign-in: %s', (path, isAlone) => {
  expect(isSignIn(path)).toBe(isAlone);
});
