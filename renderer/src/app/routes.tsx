import type { RouteObject } from 'react-router';
import { notFound } from '../routing/notFound.ts';
import type { RouteContext } from '../routing/RouteContext.ts';
import { chromeLoader } from './chrome/chromeLoader.ts';
import { LastResort } from './LastResort.tsx';
import { Layout } from './Layout.tsx';
import { type PageParts, pageRoute } from './pageRoute.tsx';
import { RouteError } from './RouteError.tsx';

/** The texts that every page needs. */
export const CHROME_NAMESPACES = ['chrome', 'messages', 'units'] as const;

/** What pages put together of blocks say. */
const BLOCKS = ['home', 'catalogue', 'rewards'];

export function createRoutes(context: RouteContext): RouteObject[] {
  const page = (path: string, folder: string, namespaces: string[], load: PageParts['load']): RouteObject =>
    pageRoute(context, { path, folder, namespaces, load });

  return [
    {
      path: '/',
      Component: Layout,
      ErrorBoundary: LastResort,
      ...chromeLoader(context.stores),
      children: [
        page('', 'home', BLOCKS, () => import('../pages/home/route.ts')),
        page('category', 'categories', ['catalogue'], () => import('../pages/categories/route.ts')),
        page('category/:detail/:id?', 'listing', ['catalogue'], () => import('../pages/listing/route.ts')),
        page('brandList', 'brands', ['catalogue'], () => import('../pages/brands/route.ts')),
        page('brandList/:detail/:id?', 'brand', ['catalogue'], () => import('../pages/brand/route.ts')),
        page('product/productList', 'products', ['catalogue'], () => import('../pages/products/route.ts')),
        page('product/searchPage', 'search', ['catalogue'], () => import('../pages/search/route.ts')),
        page('product/:detail/:id', 'product', ['product', 'catalogue'], () => import('../pages/product/route.ts')),
        page('compare', 'compare', ['compare', 'catalogue', 'product'], () => import('../pages/compare/route.ts')),
        page('cart', 'cart', ['cart', 'catalogue'], () => import('../pages/cart/route.ts')),
        page(
          'cart/goodOffer',
          'quotation',
          ['quotation', 'order', 'member', 'rewards', 'catalogue', 'outbox'],
          () => import('../pages/quotation/route.ts'),
        ),
        page('cart/goodOffer/pay', 'payment', ['order', 'member'], () => import('../pages/payment/route.ts')),
        page(
          'quote/success',
          'quotationsuccess',
          ['quotation', 'catalogue'],
          () => import('../pages/quotationsuccess/route.ts'),
        ),
        page('chatRoom', 'chat', ['contact', 'catalogue'], () => import('../pages/chat/route.ts')),
        page('login', 'login', ['account'], () => import('../pages/login/route.ts')),
        page('login/welcomePage', 'welcome', ['account'], () => import('../pages/welcome/route.ts')),
        page(
          'login/relationNewUser',
          'relationnewuser',
          ['account'],
          () => import('../pages/relationnewuser/route.ts'),
        ),
        page(
          'login/relationOldUser',
          'relationolduser',
          ['account'],
          () => import('../pages/relationolduser/route.ts'),
        ),
        page(
          'userCenter/userCenterBindFb',
          'linkedaccounts',
          ['account', 'member'],
          () => import('../pages/linkedaccounts/route.ts'),
        ),
        page('phoneSignIn', 'phoneSignIn', ['account', 'member'], () => import('../pages/phonesignin/route.ts')),
        page('register', 'register', ['account'], () => import('../pages/register/route.ts')),
        page(
          'password/forgetPassWord/:from?',
          'forgotpassword',
          ['account'],
          () => import('../pages/forgotpassword/route.ts'),
        ),
        page('password/resetPassword', 'resetpassword', ['account'], () => import('../pages/resetpassword/route.ts')),
        page(
          'password/forgetPassWordSuccess',
          'passwordsuccess',
          ['account'],
          () => import('../pages/passwordsuccess/route.ts'),
        ),
        page(
          'password/:email?',
          'changepassword',
          ['account', 'member'],
          () => import('../pages/changepassword/route.ts'),
        ),
        page('home/:home?/:id?', 'landing', BLOCKS, async () => ({
          route: (await import('../pages/landing/route.ts')).homeRoute,
        })),
        page('active/:id?', 'landing', BLOCKS, async () => ({
          route: (await import('../pages/landing/route.ts')).activeRoute,
        })),
        page('promotionalproducts/:id?', 'landing', BLOCKS, async () => ({
          route: (await import('../pages/landing/route.ts')).promotionRoute,
        })),
        page('solution/:index', 'landing', BLOCKS, async () => ({
          route: (await import('../pages/landing/route.ts')).solutionRoute,
        })),
        page('category/consumables', 'consumables', BLOCKS, () => import('../pages/consumables/route.ts')),
        page('article', 'articles', ['article'], () => import('../pages/articles/route.ts')),
        page('article/:detail/:id?', 'article', ['article', 'catalogue'], () => import('../pages/article/route.ts')),
        page('shop/:title?', 'publish', ['publish', 'catalogue'], () => import('../pages/publish/route.ts')),
        page(
          'customer-service',
          'customerservice',
          ['publish', 'catalogue'],
          () => import('../pages/customerservice/route.ts'),
        ),
        page('order/tracking', 'tracking', ['tracking', 'catalogue'], () => import('../pages/tracking/route.ts')),
        page(
          'userCenter',
          'usercenter',
          ['member', 'order', 'rewards', 'catalogue'],
          () => import('../pages/usercenter/route.ts'),
        ),
        page('userCenter/inquiryList', 'inquiries', ['member'], () => import('../pages/inquiries/route.ts')),
        page(
          'userCenter/inquiryList/:id',
          'inquiry',
          ['member', 'order', 'quotation'],
          () => import('../pages/inquiry/route.ts'),
        ),
        page(
          'userCenter/collectionList',
          'favourites',
          ['member', 'catalogue'],
          () => import('../pages/favourites/route.ts'),
        ),
        page(
          'userCenter/inquiryList/:id/document',
          'offer',
          ['member', 'order'],
          () => import('../pages/offer/route.ts'),
        ),
        page('userCenter/orderList', 'orders', ['order', 'member'], () => import('../pages/orders/route.ts')),
        page('userCenter/orderList/:id', 'order', ['order', 'member'], () => import('../pages/order/route.ts')),
        page(
          'userCenter/orderList/:id/document',
          'invoice',
          ['order', 'member'],
          () => import('../pages/invoice/route.ts'),
        ),
        page('customers', 'customers', ['customers', 'member'], () => import('../pages/customers/route.ts')),
        page('userCenter/addressList', 'addresses', ['member'], () => import('../pages/addresses/route.ts')),
        page('userCenter/couponList', 'coupons', ['member', 'rewards'], () => import('../pages/coupons/route.ts')),
        page(
          'userCenter/afterSale',
          'aftersales',
          ['member', 'aftersale'],
          () => import('../pages/aftersales/route.ts'),
        ),
        page('userCenter/level', 'level', ['member', 'rewards'], () => import('../pages/level/route.ts')),
        page(
          'userCenter/service',
          'memberservice',
          ['member', 'publish', 'catalogue'],
          () => import('../pages/memberservice/route.ts'),
        ),
        page('userCenter/aboutUs', 'memberabout', ['member'], () => import('../pages/memberabout/route.ts')),
        page('messageCenter', 'messages', ['member', 'inbox'], () => import('../pages/messages/route.ts')),
        page('messageCenter/list', 'messagelist', ['member', 'inbox'], () => import('../pages/messagelist/route.ts')),
        page('signActive', 'checkin', ['member', 'rewards'], () => import('../pages/checkin/route.ts')),
        page('userCenter/profile', 'profile', ['member'], () => import('../pages/profile/route.ts')),
        { path: '*', loader: notFound, ErrorBoundary: RouteError, Component: RouteError },
      ],
    },
  ];
}
