import type { Reply, Request } from '../../../shared/contract/contract.ts';
import type { InquirySummary } from '../../../shared/contract/schemas/quotations.ts';
import type { Address } from '../../../shared/contract/schemas/members.ts';
import { unansweredFields } from './anInquiry.ts';
import { aProduct } from './aProduct.ts';
import { aSku, FakeCartServer } from '../fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../fakes/FakePlatform.ts';
import { storefrontReplies } from '../fixtures/storefrontReplies.ts';

/** A page of results, as lists are replied. */
export const list = <T>(results: T[], total = results.length) => ({ results, total, page: 1, page_size: 24 });
/** The time in some hours, or before now where they are negative. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const SPAIN = { id: 4, country_name: 'Spain', iso: 'ES', dial_code: '34', icon_image_url: '' };
/** The reply to `selectCountry` of a store that knows Spain alone. */
export const selectSpain = () => list([SPAIN]);
/** The reply to `selectCountry` where no country matters. */
export const selectNoCountry = () => list<typeof SPAIN>([]);

/** The profile of `MEMBER`, in Spain. */
export const aProfile = (fields: Partial<Reply<'readUserInfo'>> = {}): Reply<'readUserInfo'> => ({
  user_id: MEMBER.user_id,
  nick_name: 'Ana',
  email: MEMBER.email,
  mobile: '+34 912 345 678',
  company: 'Clinica Ruiz',
  country: 4,
  language_code: 'en-us',
  has_password: true,
  ...fields,
});

/** An address in Madrid, the default one. */
export const anAddress = (fields: Partial<Address> = {}): Address => ({
  id: 1,
  name: 'Ana Ruiz',
  phone: '+34 912 345 678',
  postal_code: '28013',
  country: 4,
  region: 'Madrid',
  detail: 'Gran Via 1',
  is_default: true,
  ...fields,
});
/** A submitted quotation as lists show it. */
export const aSummary = (fields: Partial<InquirySummary> = {}): InquirySummary => ({
  id: 7,
  code: 'Q-2026-000007',
  state: 'submitted',
  line_count: 2,
  created_at: inHours(-1),
  reply_due_at: inHours(23),
  valid_until: null,
  quoted_total: null,
  ...fields,
});
/** A submitted quotation of two lines, of which the second has a price. */
export const anInquiry = (fields: Partial<Reply<'readInquiry'>> = {}): Reply<'readInquiry'> => ({
  ...aSummary(),
  ...unansweredFields,
  contact: { nick_name: 'Ana', mobile: '+34 912 345 678', email: MEMBER.email, country: 4, company: '' },
  address: { postal_code: '28013', region: 'Madrid', detail: 'Gran Via 1' },
  message: 'By Friday, please',
  lines: [1, 2].map((id) => ({
    id,
    sku: aSku(id),
    quantity: id * 2,
    note: id === 1 ? 'Serial number 4711' : '',
    target_price: null,
    quoted_price: id === 2 ? 45_000 : null,
  })),
  ...fields,
});

/** A server that stores one member's data. */
export function shop(addresses: Address[] = []) {
  const cart = new FakeCartServer();
  let favourites = [
    aProduct({ id: 1, en_product_name: 'Convex Probe' }),
    aProduct({ id: 2, en_product_name: 'Linear Probe' }),
  ];
  const saved: Request<'updateUserInfo'>[] = [];
  const answers: Answers = {
    ...storefrontReplies,
    readCart: (payload) => cart.call('readCart', payload),
    addCartLine: (payload) => cart.call('addCartLine', payload),
    updateCartLine: (payload) => cart.call('updateCartLine', payload),
    removeCartLine: (payload) => cart.call('removeCartLine', payload),
    selectCountry: selectSpain,
    readUserInfo: () => aProfile(),
    updateUserInfo: (change) => (saved.push(change), aProfile({ nick_name: change.nick_name })),
    listInquiries: () => list([aSummary()]),
    readInquiry: () => anInquiry(),
    listOrders: () => list([]),
    repeatInquiry: ({ idempotency_key }) =>
      cart.call('mergeCart', { lines: [1, 2].map((id) => ({ sku_id: id, quantity: id * 2 })), idempotency_key }),
    listCollected: () => list(favourites),
    setCollected: ({ id, collected }) => {
      favourites = favourites.filter((product) => product.id !== id || collected);
      return { collected, total: favourites.length };
    },
    listAddresses: () => [...addresses],
    createAddress: ({ idempotency_key: _key, ...fields }) => {
      const made = { ...fields, id: addresses.length + 10, is_default: fields.is_default ?? false };
      addresses.push(made);
      return made;
    },
    updateAddress: ({ id, ...fields }) => {
      const changed = { ...fields, id: Number(id), is_default: fields.is_default ?? false };
      addresses.splice(
        0,
        Infinity,
        ...addresses.map((one) => (one.id === id ? changed : { ...one, is_default: false })),
      );
      return changed;
    },
    removeAddress: ({ id }) => {
      addresses.splice(0, Infinity, ...addresses.filter((one) => one.id !== id));
      return null;
    },
  };
  return { answers, cart, saved, addresses };
}
