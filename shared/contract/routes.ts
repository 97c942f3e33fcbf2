/** The address of each operation of the API (S7, D2); the only table of addresses. Schemas are in `contract.ts`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/`; `{id}` and `{pk}` are path parameters from the payload. */
  path: string;
  /** The effect of a successful answer on the session: starts one, renames its member, or ends it. */
  session?: 'start' | 'rename' | 'end';
  /** True only for the time stamp, which is not signed. */
  unsigned?: true;
}

const get = (path: string): Route => ({ method: 'GET', path });
const post = (path: string): Route => ({ method: 'POST', path });
const put = (path: string): Route => ({ method: 'PUT', path });
const patch = (path: string): Route => ({ method: 'PATCH', path });
const del = (path: string): Route => ({ method: 'DELETE', path });
const starts = (route: Route): Route => ({ ...route, session: 'start' });
const renames = (route: Route): Route => ({ ...route, session: 'rename' });
const ends = (route: Route): Route => ({ ...route, session: 'end' });

const routes = {
  // product
  listBrands: get('product/brands/'),
  readBrand: get('product/brands/{id}/'),
  listGroups: get('product/groups/'),
  readGroupTree: get('product/groups/fetch_root_tree/'),
  readGroup: get('product/groups/{id}/'),
  listGroupChildren: get('product/groups/{id}/children/'),
  listGroupBrands: get('product/groups/{id}/brand/'),
  listBreadcrumbs: get('product/groups/{id}/bread_crumbs/'),
  listGroupSiblings: get('product/groups/{pk}/brother/'),
  listProducts: get('product/products/'),
  readProduct: get('product/products/{id}/'),
  listSkus: get('product/skus/'),
  readDeliveryDays: get('product/products/{id}/delivery_days/'),
  setCollected: post('product/products/{id}/collect_record/'),
  suggest: get('product/suggest/'),
  resolveLines: post('product/lines/'),
  readCatalogueState: get('product/catalogue/state/'),
  listCatalogue: get('product/catalogue/'),

  // cart
  addCartLine: post('carts/cart/'),
  readCart: get('carts/cart/'),
  countCart: get('carts/cart/count_cart/'),
  updateCartLine: put('carts/cart/{id}/'),
  acknowledgeCart: put('carts/cart/shown/'),
  removeCartLine: del('carts/cart/{id}/'),
  mergeCart: post('carts/cart/merge/'),
  addCartLines: post('carts/cart/lines/'),
  listCustomerCarts: get('carts/cart/customers/'),
  deleteCustomerCart: del('carts/cart/customers/'),

  // the member
  checkCollected: get('users/user/check_collect/'),
  recommendWithProduct: get('users/recommend/recommend_with_product/'),
  recommendByUser: get('users/recommend/recommend_by_user/'),
  readUserInfo: get('users/info/{id}/'),
  updateUserInfo: renames(put('users/info/{id}/')),
  listAddresses: get('users/address/'),
  createAddress: post('users/address/'),
  readAddress: get('users/address/{id}/'),
  updateAddress: put('users/address/{id}/'),
  removeAddress: del('users/address/{id}/'),
  listCollected: get('users/user/collect_record/'),
  listCoupons: get('users/user/coupon_record/'),
  listCouponOffers: get('users/user/coupon_offer/'),
  claimCoupon: post('users/user/coupon_claim/'),
  sendUserMessage: post('users/user/message/'),
  readLevelInfo: get('users/user/level_info/'),
  listPointGrowth: get('users/user/pg_record/'),
  readLevelRemark: get('users/user/level_remark/'),
  checkIn: post('users/user/check_in/'),
  readCheckIn: get('users/user/check_in/'),

  // the session
  register: starts(post('users/user/register/')),
  login: starts(post('users/user/login/')),
  logout: ends(post('users/user/logout/')),
  refreshToken: post('users/user/token_refresh/'),
  registerDevice: post('users/device/'),
  registerContact: post('users/user/ask_register/'),
  beginPhoneSignIn: post('users/user/phone_sign_in/'),
  pollPhoneSignIn: starts(post('users/user/phone_sign_in/poll/')),
  cancelPhoneSignIn: post('users/user/phone_sign_in/cancel/'),
  readPhoneSignIn: get('users/user/phone_sign_in/'),
  answerPhoneSignIn: post('users/user/phone_sign_in/answer/'),
  readSocial: get('users/user/social/'),
  registerFacebook: starts(post('users/user/facebook_register/')),
  bindFacebook: patch('users/user/facebook_bind/'),
  registerGoogle: starts(post('users/user/google_register/')),
  bindGoogle: patch('users/user/google_bind/'),
  changePassword: patch('users/user/change_passwd/'),
  requestPasswordCode: post('users/user/password_code/'),
  resetPassword: post('users/user/password_reset/'),
  sendEmailConfirmation: post('users/user/email_confirmation/'),
  correctEmail: post('users/user/email_correction/'),
  confirmEmail: post('users/user/email_confirm/'),
  changeLanguage: post('users/user/change_trans/'),
  countMessageFlags: get('users/user/message_flag_count/'),

  // orders and quotations
  listOrders: get('corder/order/'),
  createOrder: post('corder/order/'),
  readOrder: get('corder/order/{id}/'),
  quoteOrder: post('corder/order/quote/'),
  payOrder: post('corder/order/{id}/pay/'),
  cancelOrder: post('corder/order/{id}/cancel/'),
  confirmOrder: post('corder/order/{id}/confirm/'),
  reorder: post('corder/order/{id}/reorder/'),
  trackOrder: get('corder/order/tracking/'),
  createInquiry: post('corder/inquiry/'),
  requestAsGuest: starts(post('corder/inquiry/guest/')),
  leaveRequest: post('corder/inquiry/left/'),
  quoteListPrices: post('corder/inquiry/list_prices/'),
  listInquiries: get('corder/inquiry/'),
  readInquiry: get('corder/inquiry/{id}/'),
  sendInquiryMessage: post('corder/inquiry/{id}/messages/'),
  acceptInquiry: post('corder/inquiry/{id}/accept/'),
  declineInquiry: post('corder/inquiry/{id}/decline/'),
  repeatInquiry: post('corder/inquiry/{id}/repeat/'),
  listAfterSales: get('corder/after_sale/'),
  createAfterSale: post('corder/after_sale/'),
  listReturnable: get('corder/after_sale/returnable/'),
  addAfterSalePhoto: post('corder/after_sale/photo/'),
  readAfterSalePhoto: get('corder/after_sale/photo/{id}/'),

  // content
  listArticles: get('content/articles/'),
  readArticle: get('content/articles/{id}/'),

  // base and system
  listCountryStates: get('base/country_state/'),
  listMessages: get('base/message_center/'),
  sumMessageFlags: get('base/message_center/flag_sum/'),
  setMessageState: post('base/message_center/{id}/state/'),
  setAllMessagesRead: post('base/message_center/read_all/'),
  readTimestamp: { ...get('base/system/timestamp/'), unsigned: true },
  queryIp: get('base/system/queryIp/'),
  listCountries: get('base/system/country/'),
  selectCountry: get('base/system/country_select/'),
  recordAccess: post('base/access_record/'),
  recordVitals: post('base/vitals/'),
  reportKiosk: post('base/kiosk/'),
  readConfig: get('system/config/get_config/'),
  readPageConfig: get('system/page_config/{pk}/'),
  readPublishConfig: get('system/config/get_public_message_config/'),
  readPublicConfig: get('system/public_config/{id}/'),
} satisfies Record<string, Route>;

export type OperationName = keyof typeof routes;
export const operationNames = Object.keys(routes) as OperationName[];
/** The route of an operation. */
export const routeOf = (name: OperationName): Route => routes[name];
