/** Business constants, named once, with the section of the specification that they come from. */

/** The largest id that the database can hold (PostgreSQL's `integer`). */
export const ID_MAX = 2_147_483_647;

// S9
export const REQUEST_TIMEOUT_MS = 60_000;
/** A shorter time-out for token renewals, as every call of a start waits for one. */
export const RENEWAL_TIMEOUT_MS = 15_000;
export const SERVER_TIME_REFRESH_MS = 240_000;
export const MESSAGE_POLL_MS = 5_000;
/** The poll interval of a hidden page, and the longest interval after failures. */
export const MESSAGE_POLL_HIDDEN_MS = 60_000;
export const MESSAGE_POLL_MAX_MS = 300_000;
export const COUNTRY_PAGE_SIZE = 999;
export const NAV_GROUPS_PAGE_SIZE = 20;
export const NAV_PANEL_GROUPS_MAX = 17;
export const SCROLL_TOP_THRESHOLD_PX = 300;
export const CONTACT_LINK_DELAY_MS = 1_000;
export const FETCH_MIN_DISPLAY_MS = 200;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_HIDE_MS = 500;
/** How long a reader waits before the page says that the store is slow. */
export const SLOW_MS = 10_000;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const CART_QUANTITY_MIN = 1;
export const CART_QUANTITY_MAX = 999;
/** The most lines of an order, of a request for a quotation, and of a cart. */
export const REQUEST_LINES_MAX = 200;
export const INQUIRY_LINES_MAX = 1_000;
/** The most pieces of a free line: more than a cart takes of one product. */
export const FREE_QUANTITY_MAX = 1_000_000;
export const CART_LINES_MAX = 1_000;
/** The most lines of an order pad, the longest text of one, and as many as are looked up at once. */
export const PAD_LINES_MAX = 1_000;
export const PAD_TEXT_MAX = 200;
/** The signs of a pasted list, and the bytes of a file. */
export const PAD_LIST_MAX = 5 * 1024 * 1024;
export const PAD_RESOLVED_MAX = 200;
/** The most customers a rep may have a cart for at a time, beside the rep's own. */
export const CUSTOMER_CARTS_MAX = 200;
/** The most addresses of a member, and the most unpaid orders at a time, as these reserve stock. */
export const ADDRESSES_MAX = 200;
export const UNPAID_ORDERS_MAX = 50;
/** The most favourites, as one answer lists all of them. */
export const FAVOURITES_MAX = 999;
export const LOCALE_COOKIE_DAYS = 365;
export const QUOTE_REPLY_HOURS = 24;
export const QUERY_REPLY_HOURS = 72;
export const RETURN_DAYS = 15;
export const EXCHANGE_DAYS = 15;

// S2.2, after-sales: photographs with a request
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
/** The same limit for the base64 text: four letters encode three bytes. */
export const PHOTO_LETTERS_MAX = Math.ceil(PHOTO_BYTES_MAX / 3) * 4;
export const AFTER_SALE_PHOTOS_MAX = 5;

// S5
export const PASSWORD_MIN = 6;
export const LINK_PASSWORD_MAX = 18;

// S2.2: password reset
export const PASSWORD_CODE_DIGITS = 8;
export const PASSWORD_CODE_MINUTES = 15;
export const PASSWORD_CODE_PAUSE_SECONDS = 60;

// D5: the lifetime of a provider sign-in, and of the grant that it returns
export const SOCIAL_FLOW_MINUTES = 10;
export const SOCIAL_GRANT_MINUTES = 15;
/** The lifetime of a kiosk's code for a phone, and the kiosk's poll interval. */
export const PHONE_SIGN_IN_MINUTES = 5;
export const PHONE_POLL_SECONDS = 3;
/** How often a kiosk reports its health to the store. */
export const KIOSK_REPORT_MINUTES = 5;

// S8 and D2
export const API_BASE = '/api';
export const SIGN_TIME_TOLERANCE_MS = 10 * 60_000;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** D2: how long a used refresh token still returns the same successor (a retry after a lost answer). */
export const REFRESH_REPEAT_SECONDS = 60;

// D3: the longest lifetime that browsers grant a cookie; renewed at each visit.
export const LASTING_COOKIE_DAYS = 400;

// D4, D6
export const LISTING_PAGE_SIZE = 24;
export const CONTENT_PAGE_SIZE = 12;
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
/** The size of a page's preview image on other sites (Open Graph). */
export const SOCIAL_CARD_WIDTH = 1200;
export const SOCIAL_CARD_HEIGHT = 630;
/** The number of similar products beside a product. */
export const SIMILAR_MAX = 8;
export const COMPARE_MAX = 4;
export const RECENTLY_VIEWED_MAX = 12;

// D5
/** The highest price of a catalogue or a quotation, in hundredths: ten billion units of the currency. */
export const PRICE_MAX = 1_000_000_000_000;
/** The highest value of the goods of one order, in hundredths: whatever is counted from it stays a safe integer. */
export const GOODS_MAX = 90_000_000_000_000;
export const POINTS_PER_DOLLAR = 100;
export const LEVEL_GROWTH = [0, 1_000, 5_000, 20_000, 100_000] as const;
/** In cents: the freight, and the value of goods from which it is free. */
export const ORDER_SHIPPING = 4_500;
export const ORDER_FREE_SHIPPING_FROM = 100_000;
/** The days until an unpaid order expires, and the default validity of quoted prices. */
export const ORDER_PAY_DAYS = 7;
export const QUOTATION_VALID_DAYS = 14;
/** The length of a purchase order number or reference, in characters. */
export const OWN_NUMBER_MAX = 60;
/** The validity of a budgetary quotation, in days. */
export const BUDGET_VALID_DAYS = 30;
export const CHECK_IN_POINTS = 5;
export const CHECK_IN_STREAK_POINTS = 50;
export const CHECK_IN_STREAK_DAYS = 7;

/** The validity of a link that confirms an e-mail address, in days; longer than letters are tried. */
export const EMAIL_CONFIRM_DAYS = 3;

// S2.8, D2: the live chat
/** The address of the live chat's WebSocket below `/api/`; no operation, as it has no request and reply. */
export const CHAT_ADDRESS = 'base/chat/';
export const CHAT_TEXT_MAX = 2_000;
