/** Every path of the store, without its language prefix, which the router adds. Links are made only here. */
const key = (seo: string | undefined, fallback: string): string => encodeURIComponent(seo || fallback);

export const paths = {
  home: '/',
  /** A configured page under the name it has in the navigation (S2.5). */
  homePage: (page: { page_id: number; url_key?: string | undefined }): string =>
    `/home/${key(page.url_key, 'homeDetail')}/${page.page_id}`,
  notFound: '/404',
  category: '/category',
  consumables: '/category/consumables',
  group: (group: { id: number; seo_key: string }): string =>
    `/category/${key(group.seo_key, 'categoryDetail')}/${group.id}`,
  brands: '/brandList',
  brand: (brand: { id: number; seo_key: string }): string =>
    `/brandList/${key(brand.seo_key, 'brandDetail')}/${brand.id}`,
  products: '/product/productList',
  search: (keyword?: string): string =>
    `/product/searchPage${keyword ? `?keyWord=${encodeURIComponent(keyword)}` : ''}`,
  /** A product, or one variant of it by the variant's id. */
  product: (id: number, slug: string | null | undefined, skuId?: number | null): string =>
    `/product/${key(slug ?? undefined, 'productDetail')}/${id}${skuId ? `?sku=${skuId}` : ''}`,
  /** Products side by side; one variant of a product as `product.variant`. */
  compare: (products: readonly { id: number; skuId: number | null }[], isDifferent = false): string => {
    const ids = products.map(({ id, skuId }) => (skuId ? `${id}.${skuId}` : id)).join(',');
    return `/compare${ids && `?ids=${ids}${isDifferent ? '&diff=1' : ''}`}`;
  },
  cart: '/cart',
  /** Variants for a quotation, behind the `#`, which is not sent to the server. */
  handoverCart: (lines: readonly { sku_id: number; quantity: number }[]): string =>
    `/cart#take=${lines.map(({ sku_id: id, quantity }) => `${id}:${quantity}`).join(',')}`,
  orderPad: '/orderPad',
  quotation: '/cart/goodOffer',
  /** For the lines of the order pad. */
  quotationForPad: '/cart/goodOffer?pad=1',
  quotationFor: (skuId: number, quantity: number): string => `/cart/goodOffer?sku=${skuId}&quantity=${quantity}`,
  checkout: '/cart/goodOffer?order=1',
  checkoutFor: (skuId: number, quantity: number): string => `/cart/goodOffer?order=1&sku=${skuId}&quantity=${quantity}`,
  /** An order at the prices of a quotation. */
  checkoutInquiry: (id: number): string => `/cart/goodOffer?inquiry=${id}`,
  /** Goods at list prices, as a printable document. */
  budget: '/cart/goodOffer/budget',
  budgetForPad: '/cart/goodOffer/budget?pad=1',
  budgetFor: (skuId: number, quantity: number): string => `/cart/goodOffer/budget?sku=${skuId}&quantity=${quantity}`,
  budgetForInquiry: (id: number): string => `/cart/goodOffer/budget?inquiry=${id}`,
  pay: (orderId: number): string => `/cart/goodOffer/pay?id=${orderId}`,
  quotationSuccess: (id: number): string => `/quote/success?id=${id}`,
  login: (redirect?: string): string => `/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
  /** Sign-in from the user center (S2.5), and back to it. */
  loginForUserCenter: `/login?toRedirect=0&redirect=${encodeURIComponent('/userCenter')}`,
  register: (redirect?: string): string => `/register${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
  relationNewUser: '/login/relationNewUser',
  relationOldUser: '/login/relationOldUser',
  /** On the phone of a visitor who signs in at a kiosk. */
  phoneSignIn: (code: string): string => `/phoneSignIn?code=${encodeURIComponent(code)}`,
  welcome: (redirect?: string): string =>
    `/login/welcomePage${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
  linkedAccounts: '/userCenter/userCenterBindFb',
  /** `from` names the page that the way back leads to: sign-in or the account. */
  forgotPassword: (from: 'login' | 'account'): string => `/password/forgetPassWord/${from}`,
  resetPassword: '/password/resetPassword',
  passwordSuccess: '/password/forgetPassWordSuccess',
  changePassword: '/password',
  userCenter: '/userCenter',
  favourites: '/userCenter/collectionList',
  favouritesBy: (sort: string): string => `/userCenter/collectionList?sort=${sort}`,
  inquiries: '/userCenter/inquiryList',
  inquiriesIn: (state?: string): string => `/userCenter/inquiryList${state ? `?state=${state}` : ''}`,
  inquiry: (id: number): string => `/userCenter/inquiryList/${id}`,
  /** The quotation as a printable document. */
  quotationSheet: (id: number): string => `/userCenter/inquiryList/${id}/document`,
  orders: '/userCenter/orderList',
  /** Orders in a state, or that match a number. */
  ordersIn: (state?: string, keyword = ''): string => {
    const query = new URLSearchParams({ ...(state && { state }), ...(keyword && { keyword }) }).toString();
    return `/userCenter/orderList${query ? `?${query}` : ''}`;
  },
  order: (id: number): string => `/userCenter/orderList/${id}`,
  /** The printable invoice; before payment, the pro-forma invoice. */
  invoice: (orderId: number): string => `/userCenter/orderList/${orderId}/document`,
  addresses: '/userCenter/addressList',
  addressForm: (address: number | 'new'): string => `/userCenter/addressList?edit=${address}`,
  afterSales: '/userCenter/afterSale',
  afterSaleForm: (order: number | 'new'): string => `/userCenter/afterSale?order=${order}`,
  coupons: '/userCenter/couponList',
  couponsIn: (state: string): string => `/userCenter/couponList?state=${state}`,
  level: '/userCenter/level',
  service: '/userCenter/service',
  aboutUs: '/userCenter/aboutUs',
  /** On a rep's laptop alone. */
  customers: '/customers',
  customersBy: (query: Readonly<Record<string, string>>): string => {
    const text = new URLSearchParams(query).toString();
    return `/customers${text && `?${text}`}`;
  },
  messages: '/messageCenter',
  messageList: (flag?: string): string => `/messageCenter/list${flag ? `?flag=${flag}` : ''}`,
  profile: '/userCenter/profile',
  publish: (title: string): string => `/shop/${encodeURIComponent(title)}`,
  signActive: '/signActive',
  newPack: '/signActive#new-pack',
  chat: '/chatRoom',
  customerService: '/customer-service',
  articles: '/article',
  article: (article: { id: number; seo_key: string }): string =>
    `/article/${key(article.seo_key, 'articleDetail')}/${article.id}`,
  tracking: '/order/tracking',
  trackingOf: (number: string): string => `/order/tracking?number=${encodeURIComponent(number)}`,
  solution: (index: number): string => `/solution/${index}`,
  active: (id: number): string => `/active/${id}`,
  promotion: (id: number): string => `/promotionalproducts/${id}`,
} as const;
