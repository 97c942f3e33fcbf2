import { stripLanguage } from '../../../../shared/text/languages.ts';
import type { Services } from '../../../services.ts';
import { landingAddress } from '../landingAddress.ts';

/** Pages of the storefront that need nothing of the database. */
const FIXED: ReadonlySet<string> = new Set([
  '/',
  '/category',
  '/brandList',
  '/product/productList',
  '/product/searchPage',
  '/compare',
  '/article',
  '/shop',
  '/cart',
  '/orderPad',
  '/cart/goodOffer',
  '/cart/goodOffer/budget',
  '/cart/goodOffer/pay',
  '/quote/success',
  '/chatRoom',
  '/login',
  '/login/welcomePage',
  '/login/relationNewUser',
  '/login/relationOldUser',
  '/register',
  '/phoneSignIn',
  '/confirmEmail',
  '/password',
  '/password/forgetPassWord',
  '/password/resetPassword',
  '/password/forgetPassWordSuccess',
  '/customer-service',
  '/order/tracking',
  '/customers',
  '/signActive',
  '/home',
  '/userCenter',
  '/userCenter/userCenterBindFb',
  '/userCenter/inquiryList',
  '/userCenter/collectionList',
  '/userCenter/orderList',
  '/userCenter/addressList',
  '/userCenter/couponList',
  '/userCenter/afterSale',
  '/userCenter/level',
  '/userCenter/service',
  '/userCenter/aboutUs',
  '/userCenter/profile',
  '/messageCenter',
  '/messageCenter/list',
]);
/** A file, which the merchant's proxy may serve, such as `/files/terms.pdf`. */
const FILE = /\/[^/]+\.[a-z\d]{2,5}$/i;
const ARTICLES_MAX = 1_000;

type PathServices = Pick<Services, 'catalogue' | 'content'>;

/** Knows which paths of this store lead to a page now. */
export class StorePaths {
  readonly #services: PathServices;

  constructor(services: PathServices) {
    this.#services = services;
  }

  /** True for a path that leads to a page. Query and language do not matter. */
  async isKnown(path: string): Promise<boolean> {
    const plain = bareOf(path);
    if (FIXED.has(plain) || FILE.test(plain)) return true;
    const [, root = '', detail = '', id, ...more] = plain.split('/').map(decoded);
    return more.length === 0 && (await this.#isKnown(root, detail, id));
  }

  async #isKnown(root: string, detail: string, id: string | undefined): Promise<boolean> {
    const { catalogue, content } = this.#services;
    const isOneOf = (all: readonly { id: number; seo_key: string }[]): boolean =>
      all.some((one) => (id === undefined ? one.seo_key === detail : String(one.id) === id));
    switch (root) {
      case 'category':
        return (
          isOneOf(await catalogue.groups.all()) || (id === undefined && (await this.#isLanding(`/${root}/${detail}`)))
        );
      case 'brandList':
        return isOneOf(await catalogue.brands.all());
      case 'article':
        return isOneOf((await content.listArticles(1, ARTICLES_MAX)).results);
      case 'product':
        return isId(id) && (await catalogue.namedItems([Number(id)], { withPrices: false })).length > 0;
      case 'shop':
        return id === undefined && (await content.listPublishPages()).some(({ key }) => key === detail);
      case 'solution':
      case 'active':
      case 'promotionalproducts':
        return id === undefined && (await this.#isLanding(detail === '' ? `/${root}` : `/${root}/${detail}`));
      default:
        return false;
    }
  }

  /** `/active` shows the first campaign. */
  async #isLanding(path: string): Promise<boolean> {
    const pages = await this.#services.content.listPages();
    const addresses = pages.map((page) => landingAddress(page, pages));
    return addresses.some((address) => address === path || (address?.startsWith(`${path}/`) && !path.includes('/', 1)));
  }
}

/** A path without its language, query and slash at the end. */
export function bareOf(path: string): string {
  const [bare = '/'] = stripLanguage(path).split(/[?#]/, 1);
  return bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
}

const isId = (text: string | undefined): boolean => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
