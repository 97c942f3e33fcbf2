import { Code } from '../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { DomainError } from '../DomainError.ts';
import type { Visitor } from './visitor.ts';

/** The operations that the member of a provisional account may call as themselves. Answers have no prices. */
const OPEN_TO_PROVISIONAL: ReadonlySet<OperationName> = new Set<OperationName>([
  ...(['createInquiry', 'listInquiries', 'readInquiry', 'sendInquiryMessage', 'declineInquiry'] as const),
  ...(['readCart', 'countCart', 'addCartLine', 'addCartLines', 'updateCartLine', 'removeCartLine'] as const),
  ...(['acknowledgeCart', 'mergeCart', 'listCustomerCarts', 'deleteCustomerCart'] as const),
  ...(['listCollected', 'checkCollected', 'setCollected'] as const),
  ...(['readUserInfo', 'updateUserInfo', 'changePassword', 'changeLanguage'] as const),
  ...(['sendEmailConfirmation', 'correctEmail'] as const),
  ...(['listAddresses', 'createAddress', 'readAddress', 'updateAddress', 'removeAddress'] as const),
  ...(['readSocial', 'bindGoogle', 'bindFacebook', 'sendUserMessage'] as const),
  ...(['listMessages', 'sumMessageFlags', 'countMessageFlags', 'setMessageState', 'setAllMessagesRead'] as const),
  // A new account has none of these; its pages say so instead of failing.
  ...(['listOrders', 'listAfterSales', 'listCoupons', 'readLevelInfo', 'listPointGrowth', 'readCheckIn'] as const),
]);

/**
 * Returns the caller as an operation may see them. The member of a provisional account (decision 094) is a guest to what
 * is open to all. Throws code 6 for what only members may do.
 */
export function provisionalView(name: OperationName, isForMembers: boolean, visitor: Visitor): Visitor {
  if (visitor.isProvisional !== true || OPEN_TO_PROVISIONAL.has(name)) return visitor;
  if (isForMembers) throw new DomainError(Code.notAllowed, { reason: 'confirm_email' }, 'confirmEmail');
  return { ...visitor, userId: null, session: null, isProvisional: false };
}

const PRICES = new Set(['market_price', 'is_price_from']);

/** Takes list prices, and the sums of a cart, out of a reply; quoted prices stay. */
export function withoutListPrices(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withoutListPrices);
  if (!isRecord(reply)) return reply;
  const otherFields = Object.entries(reply).filter(([key]) => !PRICES.has(key));
  return {
    ...Object.fromEntries(otherFields.map(([key, value]) => [key, withoutListPrices(value)])),
    ...('line_total' in reply && { line_total: null }),
    ...('unpriced' in reply && { total: 0 }),
  };
}
