import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { checkAddress, checkCountry } from '../members/countries.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { leaveRequest } from './leaveRequest.ts';
import { requestAsGuest } from './requestAsGuest.ts';
import { memberId } from '../../platform/http/visitor.ts';
import { cartChange, cartKey } from '../cart/cartRoutes.ts';

type Parts = Pick<
  Services,
  'inquiries' | 'carts' | 'listPrices' | 'members' | 'sessions' | 'limits' | 'attempts' | 'knownDevices'
>;

/** The operations of quotation requests, of members and of guests. */
export function inquiryRoutes(api: Api, services: Parts): void {
  const { inquiries, carts, listPrices } = services;
  const member = { access: 'member' } as const;

  api.serve(
    'createInquiry',
    async (input, visitor) => {
      checkAddress(input.address, input.contact.country, { country: 'contact.country', address: 'address.' });
      return inquiries.create(memberId(visitor), input);
    },
    member,
  );
  api.serve(
    'requestAsGuest',
    async (input, visitor, once) => {
      checkCountry(input.contact.country, 'contact.country');
      return requestAsGuest(services, input, visitor, once);
    },
    { access: 'anonymous' },
  );
  api.serve(
    'leaveRequest',
    async (input, visitor, once) => {
      checkCountry(input.contact.country, 'contact.country');
      await leaveRequest(services, input, visitor, once);
      return null;
    },
    { access: 'anonymous' },
  );
  api.serve('quoteListPrices', ({ lines }) => listPrices.quote(lines), member);
  api.serve(
    'listInquiries',
    async ({ state, page = 1, page_size = LISTING_PAGE_SIZE }, visitor) => ({
      results: await inquiries.list(memberId(visitor), page, page_size, state),
      total: await inquiries.count(memberId(visitor), state),
      page,
      page_size,
    }),
    member,
  );
  api.serve('readInquiry', ({ id }, visitor) => inquiries.read(memberId(visitor), id), member);
  api.serve(
    'acceptInquiry',
    async ({ id, quoted_at: quotedAt }, visitor, once) => {
      await inquiries.answer(memberId(visitor), id, { step: 'accept', quotedAt }, once);
      return inquiries.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'declineInquiry',
    async ({ id, reason }, visitor, once) => {
      await inquiries.answer(memberId(visitor), id, { step: 'decline', reason }, once);
      return inquiries.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'sendInquiryMessage',
    async ({ id, message }, visitor, once) => {
      await inquiries.write(memberId(visitor), id, message, once);
      return inquiries.read(memberId(visitor), id);
    },
    member,
  );
  api.serve(
    'repeatInquiry',
    async (input, visitor, once) => {
      const lines = await inquiries.linesToRepeat(memberId(visitor), input.id);
      const report = await carts.merge(cartKey(visitor, input), lines, once);
      return { cart: await carts.read(cartKey(visitor, input)), report };
    },
    cartChange,
  );
}
