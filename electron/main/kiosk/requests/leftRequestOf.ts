import { shapeOf } from '../../../../shared/contract/contract.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import type { Payload } from '../../../../shared/signing/requestSignature.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../../shared/text/languages.ts';

/** The operations that request a quotation for a visitor. */
const REQUESTS: readonly OperationName[] = ['requestAsGuest', 'createInquiry'];

/** True for an operation that requests a quotation for a visitor. */
export const isVisitorsRequest = (name: OperationName): boolean => REQUESTS.includes(name);

/**
 * A visitor's request as it can be sent after they have left: without a password, cart or session. Null if it is not
 * whole, as it could never be sent.
 */
export function leftRequestOf(payload: Payload, language: Language): Payload | null {
  const { password: _password, from_cart: _cart, customer: _customer, ...request } = payload;
  const guestRequest = { ...request, language_code: LANGUAGE_OPTIONS[language].iso };
  return shapeOf('leaveRequest').request.safeParse(guestRequest).success ? guestRequest : null;
}
