import type * as landings from '../pages/landing/route.ts';
import type { PageParts } from './pageRoute.tsx';

type Row = readonly [
  path: PageParts['path'],
  folder: PageParts['folder'],
  namespaces: PageParts['namespaces'],
  load: PageParts['load'],
];

/** The texts of pages made of blocks. */
const BLOCKS = ['home', 'catalogue', 'rewards'];

/** One module serves several kinds of addresses. */
const landing =
  (route: keyof typeof landings): PageParts['load'] =>
  async () => ({ route: (await import('../pages/landing/route.ts'))[route] });

/** Every page of the store: its path, folder, texts and code. */
export const PAGES: readonly Row[] = [
  ['', 'home', BLOCKS, () => import('../pages/home/route.ts')],
  ['category', 'categories', ['catalogue'], () => import('../pages/categories/route.ts')],
  ['category/:detail/:id?', 'listing', ['catalogue'], () => import('../pages/listing/route.ts')],
  ['brandList', 'brands', ['catalogue'], () => import('../pages/brands/route.ts')],
  ['brandList/:detail/:id?', 'brand', ['catalogue'], () => import('../pages/brand/route.ts')],
  ['product/productList', 'products', ['catalogue'], () => import('../pages/products/route.ts')],
  ['product/searchPage', 'search', ['catalogue', 'search'], () => import('../pages/search/route.ts')],
  ['product/:detail/:id', 'product', ['product', 'catalogue', 'messages'], () => import('../pages/product/route.ts')],
  ['compare', 'compare', ['compare', 'catalogue', 'product'], () => import('../pages/compare/route.ts')],
  ['cart', 'cart', ['cart', 'catalogue', 'messages'], () => import('../pages/cart/route.ts')],
  [
    'orderPad',
    'orderpad',
    ['orderPad', 'catalogue', 'customers', 'cart', 'messages'],
    () => import('../pages/orderpad/route.ts'),
  ],
  [
    'cart/goodOffer',
    'quotationrequest',
    ['quotation', 'order', 'member', 'rewards', 'catalogue', 'outbox', 'customers', 'account', 'cart', 'messages'],
    () => import('../pages/quotationrequest/route.ts'),
  ],
  [
    'cart/goodOffer/budget',
    'budget',
    ['order', 'member', 'quotation', 'catalogue', 'customers', 'cart'],
    () => import('../pages/budget/route.ts'),
  ],
  ['cart/goodOffer/pay', 'payment', ['order', 'member', 'catalogue'], () => import('../pages/payment/route.ts')],
  [
    'quote/success',
    'quotationsuccess',
    ['quotation', 'catalogue', 'account', 'messages'],
    () => import('../pages/quotationsuccess/route.ts'),
  ],
  ['chatRoom', 'chat', ['contact', 'catalogue'], () => import('../pages/chat/route.ts')],
  ['login', 'login', ['account', 'messages'], () => import('../pages/login/route.ts')],
  ['login/welcomePage', 'welcome', ['account'], () => import('../pages/welcome/route.ts')],
  [
    'login/relationNewUser',
    'relationnewuser',
    ['account', 'messages'],
    () => import('../pages/relationnewuser/route.ts'),
  ],
  [
    'login/relationOldUser',
    'relationolduser',
    ['account', 'messages'],
    () => import('../pages/relationolduser/route.ts'),
  ],
  [
    'userCenter/userCenterBindFb',
    'linkedaccounts',
    ['account', 'member'],
    () => import('../pages/linkedaccounts/route.ts'),
  ],
  ['phoneSignIn', 'phonesignin', ['account', 'member'], () => import('../pages/phonesignin/route.ts')],
  ['register', 'register', ['account', 'messages'], () => import('../pages/register/route.ts')],
  [
    'password/forgetPassWord/:from?',
    'forgotpassword',
    ['account', 'messages'],
    () => import('../pages/forgotpassword/route.ts'),
  ],
  ['password/resetPassword', 'resetpassword', ['account', 'messages'], () => import('../pages/resetpassword/route.ts')],
  ['password/forgetPassWordSuccess', 'passwordsuccess', ['account'], () => import('../pages/passwordsuccess/route.ts')],
  ['confirmEmail', 'confirmemail', ['account'], () => import('../pages/confirmemail/route.ts')],
  [
    'password/:email?',
    'changepassword',
    ['account', 'member', 'messages'],
    () => import('../pages/changepassword/route.ts'),
  ],
  ['home/:home?/:id?', 'landing', BLOCKS, landing('homeRoute')],
  ['active/:id?', 'landing', BLOCKS, landing('activeRoute')],
  ['promotionalproducts/:id?', 'landing', BLOCKS, landing('promotionRoute')],
  ['solution/:index', 'landing', BLOCKS, landing('solutionRoute')],
  ['category/consumables', 'consumables', BLOCKS, () => import('../pages/consumables/route.ts')],
  ['article', 'articles', ['article'], () => import('../pages/articles/route.ts')],
  ['article/:detail/:id?', 'article', ['article', 'catalogue'], () => import('../pages/article/route.ts')],
  ['shop/:title?', 'publish', ['publish', 'catalogue'], () => import('../pages/publish/route.ts')],
  ['customer-service', 'customerservice', ['publish', 'catalogue'], () => import('../pages/customerservice/route.ts')],
  ['order/tracking', 'tracking', ['tracking', 'catalogue'], () => import('../pages/tracking/route.ts')],
  [
    'userCenter',
    'usercenter',
    ['member', 'order', 'rewards', 'catalogue', 'account', 'messages'],
    () => import('../pages/usercenter/route.ts'),
  ],
  ['userCenter/inquiryList', 'quotations', ['member'], () => import('../pages/quotations/route.ts')],
  [
    'userCenter/inquiryList/:id',
    'quotationdetail',
    ['member', 'order', 'quotation', 'catalogue', 'messages'],
    () => import('../pages/quotationdetail/route.ts'),
  ],
  ['userCenter/collectionList', 'favourites', ['member', 'catalogue'], () => import('../pages/favourites/route.ts')],
  [
    'userCenter/inquiryList/:id/document',
    'quotationdocument',
    ['member', 'order', 'catalogue'],
    () => import('../pages/quotationdocument/route.ts'),
  ],
  ['userCenter/orderList', 'orders', ['order', 'member'], () => import('../pages/orders/route.ts')],
  [
    'userCenter/orderList/:id',
    'order',
    ['order', 'member', 'catalogue', 'aftersale'],
    () => import('../pages/order/route.ts'),
  ],
  [
    'userCenter/orderList/:id/document',
    'invoice',
    ['order', 'member', 'catalogue'],
    () => import('../pages/invoice/route.ts'),
  ],
  ['customers', 'customers', ['customers', 'member', 'messages'], () => import('../pages/customers/route.ts')],
  ['userCenter/addressList', 'addresses', ['member', 'messages'], () => import('../pages/addresses/route.ts')],
  ['userCenter/couponList', 'coupons', ['member', 'rewards', 'messages'], () => import('../pages/coupons/route.ts')],
  [
    'userCenter/afterSale',
    'aftersales',
    ['member', 'aftersale', 'catalogue', 'messages'],
    () => import('../pages/aftersales/route.ts'),
  ],
  ['userCenter/level', 'level', ['member', 'rewards'], () => import('../pages/level/route.ts')],
  [
    'userCenter/service',
    'memberservice',
    ['member', 'publish', 'catalogue'],
    () => import('../pages/memberservice/route.ts'),
  ],
  ['userCenter/aboutUs', 'memberabout', ['member'], () => import('../pages/memberabout/route.ts')],
  ['messageCenter', 'messages', ['member', 'inbox'], () => import('../pages/messages/route.ts')],
  ['messageCenter/list', 'messagelist', ['member', 'inbox'], () => import('../pages/messagelist/route.ts')],
  ['signActive', 'checkin', ['member', 'rewards'], () => import('../pages/checkin/route.ts')],
  ['userCenter/profile', 'profile', ['member', 'account', 'messages'], () => import('../pages/profile/route.ts')],
];
