import type { Request } from '../../../../../shared/contract/contract.ts';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import type { GoodsOwner } from '../../../stores/orders/GoodsDrafts.ts';
import { GUEST, type LineWish, type QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { minorUnits } from './quotationSchema.ts';
import type { MemberDetails } from './useMemberDetails.ts';
import type { RequestedLine } from '../../../components/quotation/useQuotationLines.ts';

/** The name of a line in the form; a bare number would be taken for an index. */
export const lineKey = (skuId: number): string => `sku${skuId}`;

const NO_WISH: LineWish = { note: '', target: '' };
const NOTHING_WRITTEN = { message: '', purchase_order: '', reference: '' };

/** The draft's owner: a customer's draft is not the rep's own. Null is a guest. */
export const draftOwner = (user: PlatformUser | null, customer: Customer | null, origin: string): GoodsOwner => ({
  userId: user?.user_id ?? GUEST,
  customer: (user && customer?.id) ?? '',
  origin,
});

/** The form as it is typed; its password is in no draft. */
export interface FormValues extends QuotationForm {
  account?: { password: string; accepted_terms: boolean; accepted_privacy: boolean } | undefined;
}
const NO_ACCOUNT = { password: '', accepted_terms: false, accepted_privacy: false };

/** The part of the form that is kept. */
export const draftOf = ({ account, ...form }: FormValues): QuotationForm =>
  structuredClone({
    ...form,
    accepted: account && { terms: account.accepted_terms, privacy: account.accepted_privacy },
  });

interface Beginning {
  /** The former draft, not sent yet. */
  draft: QuotationForm | null;
  /** The values that the member typed before signing in. */
  asGuest: QuotationForm | null;
  /** Null for a guest. */
  user: PlatformUser | null;
  details: MemberDetails;
  lines: readonly RequestedLine[];
  /** The customer whom a rep asks for; null for the rep. */
  customer: Customer | null;
}

/**
 * The form's initial values: the former draft, else the known details of the customer or the member; and what the member
 * has written before signing in.
 */
export function initialForm({ draft, asGuest, user, details, lines, customer }: Beginning): FormValues {
  const wishOf = (id: number): LineWish => {
    const typed = asGuest?.lines[lineKey(id)];
    return typed?.note || typed?.target ? typed : (draft?.lines[lineKey(id)] ?? NO_WISH);
  };
  const form: FormValues = {
    ...(draft ?? { ...knownForm(user, details, customer), ...NOTHING_WRITTEN }),
    ...(!user && { account: accountOf(draft) }),
    lines: Object.fromEntries(lines.map(({ sku }) => [lineKey(sku.id), wishOf(sku.id)])),
  };
  return asGuest ? withWritten(form, asGuest) : form;
}

const accountOf = (draft: QuotationForm | null): FormValues['account'] => ({
  password: '',
  accepted_terms: draft?.accepted?.terms === true,
  accepted_privacy: draft?.accepted?.privacy === true,
});

function knownForm(user: PlatformUser | null, details: MemberDetails, customer: Customer | null) {
  if (customer || !user) {
    const contact = customer ? contactOf(customer, details) : knownContact(null, details);
    return { contact, address: { postal_code: '', region: '', detail: '' } };
  }
  const savedAddress = details.addresses.find((one) => one.is_default) ?? details.addresses[0];
  const { postal_code = '', region = '', detail = '' } = savedAddress ?? {};
  return { contact: knownContact(user, details), address: { postal_code, region, detail } };
}

/** Typed values override stored ones. */
function withWritten(form: FormValues, { contact, message, purchase_order, reference }: QuotationForm): FormValues {
  const filledFields = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== '' && value !== 0));
  return {
    ...form,
    contact: { ...form.contact, ...filledFields },
    message: message || form.message,
    purchase_order: purchase_order || form.purchase_order,
    reference: reference || form.reference,
  };
}

function knownContact(
  user: PlatformUser | null,
  { profile, addresses, here }: MemberDetails,
): QuotationForm['contact'] {
  const address = addresses.find((one) => one.is_default) ?? addresses[0];
  return {
    nick_name: profile?.nick_name ?? user?.nick_name ?? '',
    mobile: profile?.mobile || (address?.phone ?? ''),
    email: profile?.email ?? user?.email ?? '',
    country: profile?.country ?? address?.country ?? here ?? 0,
    company: profile?.company ?? '',
  };
}

function contactOf({ name, phone, email, company, country }: Customer, { countries }: MemberDetails) {
  const countryId = countries.find(({ iso }) => iso === country)?.id ?? 0;
  return { nick_name: name, mobile: phone, email, country: countryId, company };
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

/** Builds the API's payload; wished prices in minor units. */
function goodsOf(form: QuotationForm, { lines, freeLines }: Pick<Requested, 'lines' | 'freeLines'>) {
  return {
    lines: lines.map(({ sku, quantity }) => {
      const { note, target } = form.lines[lineKey(sku.id)] ?? NO_WISH;
      return { sku_id: sku.id, quantity, note, target_price: minorUnits(target) };
    }),
    ...(freeLines.length > 0 && { free_lines: [...freeLines] }),
    contact: form.contact,
    message: form.message,
    ...(form.purchase_order && { purchase_order: form.purchase_order }),
    ...(form.reference && { reference: form.reference }),
  };
}

/** Builds a member's payload. `target` names the cart. */
export const requestOf = (
  form: QuotationForm,
  requested: Requested,
  target: Pick<Request<'createInquiry'>, 'customer'>,
): Omit<Request<'createInquiry'>, 'idempotency_key'> => ({
  ...goodsOf(form, requested),
  address: form.address,
  from_cart: requested.isFromCart,
  ...target,
});

/** Builds a guest's payload. */
export const guestRequestOf = (
  { account = NO_ACCOUNT, ...form }: FormValues,
  requested: Pick<Requested, 'lines' | 'freeLines'>,
): Omit<Request<'requestAsGuest'>, 'idempotency_key'> => ({
  ...goodsOf(form, requested),
  password: account.password,
  accepted_terms: account.accepted_terms as true,
  accepted_privacy: account.accepted_privacy as true,
});

/** Maps a field of the server to the form's: the server numbers lines, the form names them. */
export function fieldOf(serverField: string, lines: readonly RequestedLine[]): string {
  const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(serverField) ?? [];
  const line = index === undefined ? undefined : lines[Number(index)];
  if (['password', 'accepted_terms', 'accepted_privacy'].includes(serverField)) return `account.${serverField}`;
  return line ? `lines.${lineKey(line.sku.id)}.${name === 'target_price' ? 'target' : name}` : serverField;
}
