import type { Request } from '../../../../../shared/contract/contract.ts';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import type { LineWish, QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { minorUnits } from './quotationSchema.ts';
import type { MemberDetails } from './useMemberDetails.ts';
import type { RequestedLine } from '../useQuotationLines.ts';

/** The name of a line in the form; a bare number would be taken for an index. */
export const lineKey = (skuId: number): string => `sku${skuId}`;

const NO_WISH: LineWish = { note: '', target: '' };
const NOTHING_WRITTEN = { message: '', purchase_order: '', reference: '' };

/** The draft's owner: a customer's draft is not the rep's own. */
export const draftOwner = ({ user_id }: PlatformUser, customer: Customer | null): string =>
  customer ? `${user_id} ${customer.id}` : user_id;

interface Beginning {
  /** The former draft, not sent yet. */
  draft: QuotationForm | null;
  user: PlatformUser;
  details: MemberDetails;
  lines: readonly RequestedLine[];
  /** The customer whom a rep asks for; null for the rep. */
  customer: Customer | null;
}

/** The form's initial values: the former draft, else the known details of the customer or the member. */
export function initialForm({ draft, user, details, lines, customer }: Beginning): QuotationForm {
  const wishes = Object.fromEntries(
    lines.map(({ sku }) => [lineKey(sku.id), draft?.lines[lineKey(sku.id)] ?? NO_WISH]),
  );
  if (draft) return { ...draft, lines: wishes };
  if (customer) {
    const address = { postal_code: '', region: '', detail: '' };
    return { lines: wishes, contact: contactOf(customer, details), address, ...NOTHING_WRITTEN };
  }
  const { profile, addresses, here } = details;
  const address = addresses.find((one) => one.is_default) ?? addresses[0];
  return {
    lines: wishes,
    contact: {
      nick_name: profile?.nick_name ?? user.nick_name,
      mobile: profile?.mobile || (address?.phone ?? ''),
      email: profile?.email ?? user.email,
      country: profile?.country ?? address?.country ?? here ?? 0,
      company: profile?.company ?? '',
    },
    address: { postal_code: address?.postal_code ?? '', region: address?.region ?? '', detail: address?.detail ?? '' },
    ...NOTHING_WRITTEN,
  };
}

function contactOf({ name, phone, email, company, country }: Customer, { countries }: MemberDetails) {
  const at = countries.find(({ iso }) => iso === country)?.id ?? 0;
  return { nick_name: name, mobile: phone, email, country: at, company };
}

/** Variants and quantities as one text: another text is another request. */
export const aboutOf = (lines: readonly RequestedLine[], freeLines: readonly FreeLine[] = []): string =>
  [
    ...lines.map(({ sku, quantity }) => `${sku.id}×${quantity}`),
    ...freeLines.map(({ text, quantity }) => `${text}×${quantity}`),
  ]
    .toSorted()
    .join(' ');

interface Requested {
  lines: readonly RequestedLine[];
  freeLines: readonly FreeLine[];
  isFromCart: boolean;
}

/** Builds the API's payload; wished prices in minor units. `target` names the cart. */
export function requestOf(
  form: QuotationForm,
  { lines, freeLines, isFromCart }: Requested,
  target: Pick<Request<'createInquiry'>, 'customer'>,
): Omit<Request<'createInquiry'>, 'idempotency_key'> {
  return {
    lines: lines.map(({ sku, quantity }) => {
      const { note, target } = form.lines[lineKey(sku.id)] ?? NO_WISH;
      return { sku_id: sku.id, quantity, note, target_price: minorUnits(target) };
    }),
    ...(freeLines.length > 0 && { free_lines: [...freeLines] }),
    contact: form.contact,
    address: form.address,
    message: form.message,
    ...(form.purchase_order && { purchase_order: form.purchase_order }),
    ...(form.reference && { reference: form.reference }),
    from_cart: isFromCart,
    ...target,
  };
}

/** Maps a field of the server to the form's: the server numbers lines, the form names them. */
export function fieldOf(serverField: string, lines: readonly RequestedLine[]): string {
  const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(serverField) ?? [];
  const line = index === undefined ? undefined : lines[Number(index)];
  return line ? `lines.${lineKey(line.sku.id)}.${name === 'target_price' ? 'target' : name}` : serverField;
}
