import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { checkAddress, checkCountry } from './countries.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId, type Visitor } from '../../platform/http/visitor.ts';

const member = { access: 'member' } as const;

/** Routes of profile and addresses. */
export function memberRoutes(
  api: Api,
  { members, addresses, emailConfirmations }: Pick<Services, 'members' | 'addresses' | 'emailConfirmations'>,
): void {
  api.serve('readUserInfo', async ({ id }, visitor) => members.readProfile(ownId(id, visitor)), member);
  api.serve(
    'updateUserInfo',
    async ({ id, ...change }, visitor) => {
      if (typeof change.country === 'number') checkCountry(change.country, 'country');
      return members.changeProfile(ownId(id, visitor), change);
    },
    member,
  );
  api.serve(
    'sendEmailConfirmation',
    async (_input, visitor, once) => {
      await emailConfirmations.send(memberId(visitor), once);
      return null;
    },
    member,
  );
  api.serve(
    'confirmEmail',
    async ({ token }) => {
      await emailConfirmations.confirm(token);
      return null;
    },
    { access: 'anonymous' },
  );
  api.serve('listAddresses', (_input, visitor) => addresses.list(memberId(visitor)), member);
  api.serve('readAddress', ({ id }, visitor) => addresses.read(memberId(visitor), id), member);
  api.serve(
    'createAddress',
    async (address, visitor, once) => {
      checkAddress(address, address.country);
      return addresses.create(memberId(visitor), address, once);
    },
    member,
  );
  api.serve(
    'updateAddress',
    async ({ id, ...address }, visitor) => {
      checkAddress(address, address.country);
      return addresses.update(memberId(visitor), id, address);
    },
    member,
  );
  api.serve(
    'removeAddress',
    async ({ id }, visitor) => {
      await addresses.remove(memberId(visitor), id);
      return null;
    },
    member,
  );
}

/** Routes of recommendations; the client sends the recently viewed products. */
export function recommendRoutes(api: Api, { recommender }: Pick<Services, 'recommender'>): void {
  api.serve('recommendWithProduct', ({ product_id }, { userId }) =>
    recommender.withProduct(product_id, { withPrices: userId !== null }),
  );
  api.serve('recommendByUser', ({ recent = [] }, { userId }) =>
    recommender.byUser(userId, recent, { withPrices: userId !== null }),
  );
}

/** Routes of favourites. */
export function favouriteRoutes(api: Api, { favourites }: Pick<Services, 'favourites'>): void {
  api.serve(
    'checkCollected',
    async ({ product_id }, visitor) => ({ collected: await favourites.has(memberId(visitor), product_id) }),
    member,
  );
  api.serve(
    'setCollected',
    async ({ id, collected, sku_id }, visitor) => {
      await favourites.set(memberId(visitor), id, collected, sku_id);
      return { collected, total: await favourites.count(memberId(visitor)) };
    },
    member,
  );
  api.serve(
    'listCollected',
    async ({ sort = 'newest', page = 1, page_size = LISTING_PAGE_SIZE }, visitor) => ({
      results: await favourites.list(memberId(visitor), {
        page,
        pageSize: page_size,
        sort,
        language: visitor.language,
      }),
      total: await favourites.count(memberId(visitor)),
      page,
      page_size,
    }),
    member,
  );
}

function ownId(id: string, visitor: Visitor): string {
  if (id !== visitor.userId) throw new DomainError(Code.notAllowed);
  return id;
}
