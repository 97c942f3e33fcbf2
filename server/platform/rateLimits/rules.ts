import type { OperationName } from '../../../shared/contract/routes.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock/durations.ts';

// Every limit of the server. `RateLimits` and `AttemptLimits` count in the database for all instances, `WindowCounter` in
// memory for one socket.

/** A rate limit: at most `most` attempts within a window (ms) that begins with the first attempt. */
export interface RateRule {
  name: string;
  most: number;
  windowMs: number;
}

/** Counts failures only: a successful attempt is given back. */
export const LOGIN_PER_ADDRESS: RateRule = { name: 'login:address', most: 100, windowMs: 15 * MINUTE_MS };
export const REGISTER_PER_ACCOUNT: RateRule = { name: 'register:account', most: 10, windowMs: 60 * MINUTE_MS };
export const REGISTER_PER_ADDRESS: RateRule = { name: 'register:address', most: 100, windowMs: 60 * MINUTE_MS };
export const CODES_PER_ADDRESS: RateRule = { name: 'code:address', most: 60, windowMs: 60 * MINUTE_MS };
export const RESET_PER_ADDRESS: RateRule = { name: 'reset:address', most: 100, windowMs: 15 * MINUTE_MS };
/** Letters with a link that confirms an address. */
const CONFIRMATIONS_PER_MEMBER: RateRule = { name: 'confirm:member', most: 5, windowMs: HOUR_MS };
/** Corrections of such an address, with those of a wrong password. */
const CORRECTIONS_PER_MEMBER: RateRule = { name: 'correct:member', most: 10, windowMs: HOUR_MS };
/** Tries of such links. */
const CONFIRMING_PER_ADDRESS: RateRule = { name: 'confirm:address', most: 100, windowMs: 15 * MINUTE_MS };
/** Redirects to a provider, and its callbacks. */
export const SOCIAL_PER_ADDRESS: RateRule = { name: 'social:address', most: 200, windowMs: 10 * MINUTE_MS };
/** Look-ups and answers of phone sign-in codes, against brute force. */
const PHONE_CODES_PER_MEMBER: RateRule = { name: 'phone:member', most: 60, windowMs: 15 * MINUTE_MS };
/** Checks of the old password before a change. */
export const PASSWORD_PER_ACCOUNT: RateRule = { name: 'password:account', most: 10, windowMs: 15 * MINUTE_MS };
/** A client without a keychain registers as a new device at each start. */
const DEVICES_PER_ADDRESS: RateRule = { name: 'device:address', most: 600, windowMs: 60 * MINUTE_MS };
/** The server re-encodes each photo. */
const PHOTOS_PER_MEMBER: RateRule = { name: 'photo:member', most: 60, windowMs: 15 * MINUTE_MS };
/** Messages about quotations. */
const MESSAGES_PER_MEMBER: RateRule = { name: 'inquiry:member', most: 60, windowMs: 15 * MINUTE_MS };
const PAYMENTS_PER_MEMBER: RateRule = { name: 'payment:member', most: 20, windowMs: 15 * MINUTE_MS };
/** Lists of up to 200 lines, each looked up; a hospital may be one address. */
const LISTS_PER_ADDRESS: RateRule = { name: 'list:address', most: 1_200, windowMs: 10 * MINUTE_MS };
export const TRACKING_PER_ADDRESS: RateRule = { name: 'tracking:address', most: 60, windowMs: 10 * MINUTE_MS };
/** Page requests that miss the cache and must be rendered: 30 to 60 ms of processor time each. */
export const PAGES_PER_ADDRESS: RateRule = { name: 'page:address', most: 300, windowMs: MINUTE_MS };
const VISITS_PER_ADDRESS: RateRule = { name: 'visit:address', most: 1_000, windowMs: 10 * MINUTE_MS };
/** One report for each page load; those of a clinic come from one address. */
const VITALS_PER_ADDRESS: RateRule = { name: 'vitals:address', most: 1_000, windowMs: 10 * MINUTE_MS };
/** Each kiosk reports every five minutes; all of a fair may come from one address. */
const KIOSK_REPORTS_PER_ADDRESS: RateRule = { name: 'kiosk:address', most: 600, windowMs: 10 * MINUTE_MS };
const CONTACTS_PER_ADDRESS: RateRule = { name: 'contact:address', most: 30, windowMs: HOUR_MS };
/** Renewals and ends of sessions, and polls of waiting screens: one kiosk polls 200 times in ten minutes. */
const SESSIONS_PER_ADDRESS: RateRule = { name: 'session:address', most: 6_000, windowMs: 10 * MINUTE_MS };
/** Connections of the live chat, messages in it, and frames of one socket. */
export const CHATS_PER_ADDRESS: RateRule = { name: 'chat:address', most: 120, windowMs: 10 * MINUTE_MS };
export const CHAT_MESSAGES_PER_VISITOR: RateRule = { name: 'chat:visitor', most: 60, windowMs: MINUTE_MS };
export const CHAT_FRAMES_PER_SOCKET: RateRule = { name: 'chat:socket', most: 120, windowMs: 10_000 };

/** How an operation is limited. */
interface OperationRule {
  rule: RateRule;
  by: 'address' | 'member';
  /**
   * `always`: `Api` counts each request before its handler runs; a repeat with the same idempotency key is answered
   * before and not counted. `service`: the service decides, as it lets known devices pass or gives successes back.
   */
  counted: 'always' | 'service';
}
const always = (rule: RateRule, by: OperationRule['by'] = 'address'): OperationRule => ({
  rule,
  by,
  counted: 'always',
});
const service = (rule: RateRule): OperationRule => ({ rule, by: 'address', counted: 'service' });

/** Every writing operation that is open to all, and what else is limited. A test holds that none is missing. */
export const OPERATION_RULES = {
  register: service(REGISTER_PER_ADDRESS),
  requestAsGuest: service(REGISTER_PER_ADDRESS),
  leaveRequest: service(REGISTER_PER_ADDRESS),
  registerGoogle: service(SOCIAL_PER_ADDRESS),
  registerFacebook: service(SOCIAL_PER_ADDRESS),
  login: service(LOGIN_PER_ADDRESS),
  requestPasswordCode: service(CODES_PER_ADDRESS),
  resetPassword: service(RESET_PER_ADDRESS),
  sendEmailConfirmation: always(CONFIRMATIONS_PER_MEMBER, 'member'),
  correctEmail: always(CORRECTIONS_PER_MEMBER, 'member'),
  confirmEmail: always(CONFIRMING_PER_ADDRESS),
  refreshToken: always(SESSIONS_PER_ADDRESS),
  logout: always(SESSIONS_PER_ADDRESS),
  changeLanguage: always(SESSIONS_PER_ADDRESS),
  registerDevice: always(DEVICES_PER_ADDRESS),
  beginPhoneSignIn: always(SOCIAL_PER_ADDRESS),
  pollPhoneSignIn: always(SESSIONS_PER_ADDRESS),
  cancelPhoneSignIn: always(SESSIONS_PER_ADDRESS),
  readPhoneSignIn: always(PHONE_CODES_PER_MEMBER, 'member'),
  answerPhoneSignIn: always(PHONE_CODES_PER_MEMBER, 'member'),
  registerContact: always(CONTACTS_PER_ADDRESS),
  recordAccess: always(VISITS_PER_ADDRESS),
  recordVitals: always(VITALS_PER_ADDRESS),
  reportKiosk: always(KIOSK_REPORTS_PER_ADDRESS),
  trackOrder: always(TRACKING_PER_ADDRESS),
  payOrder: always(PAYMENTS_PER_MEMBER, 'member'),
  resolveLines: always(LISTS_PER_ADDRESS),
  addAfterSalePhoto: always(PHOTOS_PER_MEMBER, 'member'),
  sendInquiryMessage: always(MESSAGES_PER_MEMBER, 'member'),
} satisfies Partial<Record<OperationName, OperationRule>>;

/** Returns the rate limit of an operation; undefined if it has none. */
export const ruleOf = (name: OperationName): OperationRule | undefined =>
  (OPERATION_RULES as Partial<Record<OperationName, OperationRule>>)[name];

/** Limits for attempts: free at first, then with exponential back-off. */
export interface DelayRule {
  name: string;
  /** Number of attempts without a growing delay. */
  free: number;
  /** Delay between free attempts, in ms. */
  pauseMs: number;
  /** First and longest growing delay, in ms. */
  firstMs: number;
  mostMs: number;
  /** Time without attempts after which the count is reset, in ms. */
  forgetMs: number;
}

/** A kind of attempt on an account, counted for each source, and for all unknown sources together. */
export interface AttemptKind {
  source: DelayRule;
  account: DelayRule;
}

const guesses = { pauseMs: 0, mostMs: 15 * MINUTE_MS };

export const PASSWORD_ATTEMPTS: AttemptKind = {
  source: { name: 'login', ...guesses, free: 10, firstMs: MINUTE_MS / 2, forgetMs: HOUR_MS },
  account: { name: 'login:all', ...guesses, free: 100, firstMs: 1_000, forgetMs: DAY_MS },
};
export const CODE_ATTEMPTS: AttemptKind = {
  source: { name: 'code', ...guesses, free: 5, firstMs: MINUTE_MS, forgetMs: HOUR_MS },
  account: { name: 'code:all', ...guesses, free: 50, firstMs: 1_000, forgetMs: DAY_MS },
};
/**
 * The longest delay is shorter than the lifetime of a code, so a member who is refused still has a valid code in their
 * mailbox.
 */
export const CODE_REQUESTS: AttemptKind = {
  source: { name: 'letter', free: 5, pauseMs: MINUTE_MS, firstMs: 2 * MINUTE_MS, mostMs: HOUR_MS, forgetMs: HOUR_MS },
  account: { name: 'letter:all', free: 20, pauseMs: 0, firstMs: 1_000, mostMs: 10 * MINUTE_MS, forgetMs: DAY_MS },
};
