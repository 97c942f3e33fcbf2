import type { Reply, Request } from '../../../shared/contract/contract.ts';
import { type Answers, MEMBER } from '../fakes/FakePlatform.ts';
import { aSku, FakeCartServer } from '../fakes/FakeCartServer.ts';
import { storefrontReplies } from '../fixtures/storefrontReplies.ts';
import { unansweredFields } from './anInquiry.ts';

const list = <T>(results: T[]) => ({ results, total: results.length, page: 1, page_size: 999 });
/** The store's answer to a request. */
export const anAnswer = (
  { lines, contact, address }: Request<'createInquiry'>,
  dueInHours = 24,
): Reply<'createInquiry'> => ({
  id: 7,
  code: 'Q-2026-000007',
  state: 'submitted',
  line_count: lines.length,
  created_at: new Date().toISOString(),
  reply_due_at: new Date(Date.now() + dueInHours * 3_600_000).toISOString(),
  valid_until: null,
  contact,
  address,
  message: '',
  lines: lines.map(({ sku_id: id, quantity }, index) => ({
    id: index,
    sku: aSku(Number(id)),
    quantity,
    note: '',
    target_price: null,
    quoted_price: null,
  })),
  ...unansweredFields,
});

/** A fake store that records requests for quotations. */
export function quotationShop() {
  const server = new FakeCartServer();
  server.quantities.set(1, 2).set(2, 1);
  const sent: Request<'createInquiry'>[] = [];
  const answers: Answers = {
    ...storefrontReplies,
    listCollected: () => list([]),
    readCart: (payload) => server.call('readCart', payload),
    removeCartLine: (payload) => server.call('removeCartLine', payload),
    listSkus: ({ ids }) => list((ids as number[]).map((id) => aSku(id))),
    selectCountry: () => list([{ id: 4, country_name: 'Spain', iso: 'ES', dial_code: '34', icon_image_url: '' }]),
    queryIp: () => ({ ip: '::1', country: null, iso: null }),
    readUserInfo: () => ({
      user_id: MEMBER.user_id,
      nick_name: 'Ana',
      email: MEMBER.email,
      mobile: '',
      company: '',
      country: 4,
      language_code: 'en-us',
      has_password: true,
    }),
    listAddresses: () => [
      {
        id: 1,
        name: 'Ana',
        phone: '+34 91 123 45 67',
        postal_code: '28013',
        country: 4,
        region: 'Madrid',
        detail: 'Gran Via 1',
        is_default: true,
      },
    ],
    createInquiry: (payload) => {
      sent.push(payload);
      return anAnswer(payload);
    },
    readInquiry: () => anAnswer(sent.at(-1)!),
  };
  return { answers, sent, server };
}
