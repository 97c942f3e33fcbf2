import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { MESSAGE_FLAGS } from '../../../shared/contract/schemas/messages.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId } from '../../platform/http/visitor.ts';

const member = { access: 'member' } as const;

/** Routes of the message centre. */
export function messageRoutes(api: Api, { messages }: Pick<Services, 'messages'>): void {
  api.serve(
    'listMessages',
    async ({ flag, page = 1, page_size = LISTING_PAGE_SIZE }, visitor) => ({
      results: await messages.list(memberId(visitor), page, page_size, flag),
      total: await messages.count(memberId(visitor), flag),
      page,
      page_size,
    }),
    member,
  );
  api.serve(
    'sumMessageFlags',
    async (_input, visitor) => ({ total: (await messages.countUnread(memberId(visitor))).total }),
    member,
  );
  api.serve(
    'countMessageFlags',
    ({ flags }, visitor) => {
      const requestedFlags = flags?.split(',').map((name) => name.trim());
      const countedFlags = requestedFlags
        ? MESSAGE_FLAGS.filter((flag) => requestedFlags.includes(flag))
        : MESSAGE_FLAGS;
      return messages.countUnread(memberId(visitor), countedFlags);
    },
    member,
  );
  api.serve(
    'setMessageState',
    async ({ id, is_read }, visitor) => {
      await messages.setRead(memberId(visitor), id, is_read);
      return null;
    },
    member,
  );
  api.serve(
    'setAllMessagesRead',
    async ({ flag }, visitor) => {
      await messages.setAllRead(memberId(visitor), flag);
      return messages.countUnread(memberId(visitor));
    },
    member,
  );
}
