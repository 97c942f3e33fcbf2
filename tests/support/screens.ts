import type { Language } from '../../shared/text/languages.ts';
import { goods, pathOf } from './goods.ts';

export interface Screen {
  /** Its address, without the language's prefix. */
  pathIn: (language: Language) => string | Promise<string>;
  /** Made of parts that other screens show on a desk too: what a language can break there breaks on a phone first. */
  isPhoneEnough?: true;
  /** One of those before it shows the same: who comes from there sees nothing change, or has all that is asked for. */
  isLikeOneBefore?: true;
}
const at = (path: string): Screen => ({ pathIn: () => path });
const onPhone = (path: string): Screen => ({ pathIn: () => path, isPhoneEnough: true });

/** Every screen that a visitor comes to by an address alone. */
export const SCREENS: Record<string, Screen> = {
  home: at('/'),
  'all categories': at('/category'),
  'a category': at('/category/categoryDetail/3'),
  'a narrow category, filtered': at('/category/categoryDetail/137?condition=new'),
  brands: at('/brandList'),
  'a brand': at('/brandList/brandDetail/1'),
  'all products': at('/product/productList?page=2'),
  'a search with hits': at('/product/searchPage?keyWord=gel'),
  'a search without words': at('/product/searchPage'),
  'a search without hits': at('/product/searchPage?keyWord=zzqx-9981'),
  'a product with many variants': { pathIn: async (language) => pathOf(await goods.probe(), language) },
  'a product without a price': { pathIn: async (language) => pathOf(await goods.unpriced(), language) },
  'sign-in': at('/login'),
  registration: at('/register'),
  'a kiosk’s code': onPhone('/phoneSignIn?code=BCDF-GHJK'),
  'a kiosk’s code to type': { ...onPhone('/phoneSignIn'), isLikeOneBefore: true },
  'an empty cart': at('/cart'),
  'a quotation for a visitor': at('/cart/goodOffer'),
  'a request nobody may see': onPhone('/quote/success?id=1'),
  'nothing to compare': onPhone('/compare'),
  'the live chat': onPhone('/chatRoom'),
  'a page of blocks': onPhone('/home/anything/13'),
  'an offer': onPhone('/active'),
  promotions: onPhone('/promotionalproducts/31'),
  'a solution': onPhone('/solution/1'),
  consumables: onPhone('/category/consumables'),
  articles: onPhone('/article'),
  'an article': onPhone('/article/ecg-lead-colours-iec-aha/5'),
  'a page about the store': onPhone('/shop/after-sales'),
  'questions and answers': onPhone('/shop/FAQ'),
  'customer service': { ...onPhone('/customer-service'), isLikeOneBefore: true },
  'order tracking': onPhone('/order/tracking?number=MS-2026-11-0003'),
};

/** Others that a visitor comes to by an address, which journeys of their own look at in every language. */
export const OTHER_VISITOR_SCREENS: Record<string, Screen> = {
  'a comparison': {
    pathIn: async () => `/compare?ids=${(await goods.plains(2)).map(({ id }) => id).join(',')}`,
  },
  'a forgotten password': at('/password/forgetPassWord/login'),
  'a new password': at('/password/resetPassword'),
  'a password that was set': at('/password/forgetPassWordSuccess'),
  'a password to be changed': at('/password'),
  'a sign-in elsewhere that was cancelled': at('/login/welcomePage#error=cancelled'),
  'a new user from elsewhere': { ...at('/login/relationNewUser'), isLikeOneBefore: true },
  'a known user from elsewhere': { ...at('/login/relationOldUser'), isLikeOneBefore: true },
};

/** Those that a member comes to by an address alone, and that no journey of their own looks at. */
export const MEMBER_SCREENS: readonly string[] = [
  '/userCenter/couponList',
  '/userCenter/level',
  '/userCenter/service',
  '/userCenter/aboutUs',
  '/messageCenter',
  '/messageCenter/list',
  '/signActive',
];

/** Screens that take more than an address, and the journeys that look at them in every language. */
export const LOOKED_AT_ELSEWHERE: Record<string, string> = {
  'password/forgetPassWord/:from?': 'password.spec.ts',
  'password/resetPassword': 'password.spec.ts',
  'password/forgetPassWordSuccess': 'password.spec.ts',
  'password/:email?': 'password.spec.ts',
  'login/welcomePage': 'social.spec.ts',
  'login/relationNewUser': 'social.spec.ts',
  'login/relationOldUser': 'social.spec.ts',
  'userCenter/userCenterBindFb': 'social.spec.ts',
  'cart/goodOffer/pay': 'screens.spec.ts',
  'userCenter/orderList': 'screens.spec.ts',
  'userCenter/orderList/:id': 'screens.spec.ts',
  'userCenter/orderList/:id/document': 'screens.spec.ts',
  'userCenter/inquiryList/:id/document': 'screens.spec.ts',
  'userCenter/afterSale': 'aftersales.spec.ts',
  userCenter: 'member.spec.ts',
  'userCenter/inquiryList': 'member.spec.ts',
  'userCenter/inquiryList/:id': 'member.spec.ts',
  'userCenter/collectionList': 'member.spec.ts',
  'userCenter/addressList': 'member.spec.ts',
  'userCenter/profile': 'member.spec.ts',
  customers: '../desktop/customers.spec.ts',
};
