import type { KeyOf } from '../../../i18n/textKeys.ts';

type PageName = KeyOf<'chrome'> extends infer Key ? (Key extends `pages.${infer Name}` ? Name : never) : never;

/** The name of a path's page for the mobile bars, as a key of the texts `chrome:pages`, and the bars that it shows. */
const NAMES: readonly [RegExp, PageName][] = [
  [/^\/category(?:\/|$)/, 'category'],
  [/^\/brandList\/?$/, 'brands'],
  [/^\/brandList\//, 'brand'],
  [/^\/product\/productList/, 'products'],
  [/^\/product\/searchPage/, 'search'],
  [/^\/product\//, 'product'],
  [/^\/cart\/goodOffer\/pay/, 'payment'],
  [/^\/cart\/goodOffer\?(?:.*&)?(?:order=1|inquiry=)/, 'order'],
  [/^\/cart\/goodOffer/, 'quotation'],
  [/^\/cart\/?$/, 'cart'],
  [/^\/quote\/success/, 'success'],
  [/^\/(?:login|phoneSignIn)/, 'login'],
  [/^\/register/, 'register'],
  [/^\/password(?:\/|$)/, 'password'],
  [/^\/article\/?$/, 'articles'],
  [/^\/article\//, 'article'],
  [/^\/shop(?:\/|$)/, 'shop'],
  [/^\/customer-service/, 'service'],
  [/^\/order\/tracking/, 'tracking'],
  [/^\/userCenter/, 'userCenter'],
  [/^\/messageCenter/, 'messages'],
  [/^\/signActive/, 'checkIn'],
  [/^\/chatRoom/, 'chat'],
  [/^\/compare/, 'compare'],
  [/^\/(?:active|promotionalproducts)\//, 'offer'],
  [/^\/solution\//, 'solution'],
];

/** The page's name; two pages share a path and differ by their query. */
export function pageName(path: string, search = ''): PageName {
  const [, name] = NAMES.find(([pattern]) => pattern.test(path) || pattern.test(path + search)) ?? [];
  return name ?? 'other';
}

/** The front page, and the configured pages that stand for it (S2.7: home detail). */
export const isHome = (path: string): boolean => /^\/(?:home(?:\/.*)?)?$/.test(path);

/** The pages with a tab bar (S2.7). */
export const hasTabs = (path: string): boolean => isHome(path) || /^\/(?:category|cart|userCenter)\/?$/.test(path);

/** Sign-in pages stand alone: only the logo leads away from them. */
export const isSignIn = (path: string): boolean =>
  /^\/(?:login|register|phoneSignIn|password\/(?:forget|reset)\w+)(?:\/|$)/.test(path);

/** The chat is itself a contact; sign-in pages link nowhere else. */
export const hasContact = (path: string): boolean => !/^\/(?:login|register|phoneSignIn|chatRoom)(?:\/|$)/.test(path);

/** Pages that show products, except the comparison itself and the steps of a purchase. */
export const hasCompare = (path: string): boolean =>
  !/^\/(?:login|register|phoneSignIn|password|chatRoom|compare|cart|quote|userCenter|customers)(?:\/|$)/.test(path);

/** The steps of a purchase offer no search. */
export const hasSearch = (path: string): boolean =>
  !/^\/(?:cart|quote|login|register|phoneSignIn|password)(?:\/|$)/.test(path);
