import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../../../../shared/contract/contract.ts';
import type { Message, MessageCounts } from '../../../../../shared/contract/schemas/messages.ts';
import { list } from '../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
const aMessage = (id: number, fields: Partial<Message> = {}): Message => ({
  id,
  flag: 'account',
  title: `消息 ${id}`,
  en_title: `Message ${id}`,
  body: '正文',
  en_body: 'What it says',
  is_read: false,
  link: null,
  created_at: '2026-11-21T10:00:00Z',
  ...fields,
});
const linked = (link: NonNullable<Message['link']>): Message => aMessage(link.link_type, { link });

/** One message for each link-type code (S2.3), and where it leads. */
const LINKS: readonly [message: Message, target: string | null][] = [
  [linked({ link_type: 1 }), null],
  [linked({ link_type: 2, id: 12, seo_key: 'monitors' }), '/category/monitors/12'],
  [linked({ link_type: 3, id: 12, seo_title_str: 'convex-probe' }), '/product/convex-probe/12'],
  [linked({ link_type: 4, id: 12, seo_key: 'news' }), '/article/news/12'],
  [linked({ link_type: 5, id: 12 }), '/?pageId=12'],
  [linked({ link_type: 6, id: 12, seo_key: 'aurora' }), '/brandList/aurora/12'],
  [linked({ link_type: 7, id: 12 }), '/active/12'],
  [linked({ link_type: 8, url: 'https://wa.me/123' }), 'https://wa.me/123'],
  [linked({ link_type: 9, id: 12 }), '/promotionalproducts/12'],
];

function inbox(messages: Message[]) {
  const read = new Set<number>();
  const counts = (): MessageCounts => {
    const unread = messages.filter(({ id }) => !read.has(id));
    const of = (flag: Message['flag']): number => unread.filter((one) => one.flag === flag).length;
    return { total: unread.length, system: of('system'), activity: of('activity'), account: of('account') };
  };
  return {
    ...storefrontReplies,
    listMessages: ({ flag }: Request<'listMessages'>) =>
      list(messages.filter((one) => flag === undefined || one.flag === flag)),
    countMessageFlags: counts,
    setMessageState: ({ id, is_read: isRead }: Request<'setMessageState'>) => {
      if (isRead) read.add(Number(id));
      else read.delete(Number(id));
      return null;
    },
    setAllMessagesRead: ({ flag }: Request<'setAllMessagesRead'>) => {
      messages.forEach((one) => (flag === undefined || one.flag === flag) && read.add(one.id));
      return counts();
    },
  };
}

describe('the message centre', () => {
  it.each([
    ['', 'All messages', 'All(3)'],
    ['?flag=system', 'System', 'System(2)'],
    ['?flag=activity', 'Activities', 'Activities'],
    ['?flag=other', 'All messages', 'All(3)'],
  ])('shows at "%s" which kind is listed, and how many of each are unread', async (query, title, current) => {
    const answers = inbox([aMessage(1), aMessage(2, { flag: 'system' }), aMessage(3, { flag: 'system' })]);
    await openStore(`/messageCenter/list${query}`, { answers, user: MEMBER });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    const pills = within(main().getByRole('navigation', { name: 'Kinds of messages' }));
    await waitFor(() =>
      expect(pills.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All(3)',
        'Your account(1)',
        'Activities',
        'System(2)',
      ]),
    );
    expect(pills.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([current]);
  });

  it('leads where the link-type code of each message says', async () => {
    const answers = inbox(LINKS.map(([message]) => message));
    await openStore('/messageCenter/list', { answers, user: MEMBER });
    await main().findByText('Message 1');
    for (const [{ en_title: title }, target] of LINKS) {
      const link =
        main().queryByRole('link', { name: `New: ${title!}` }) ?? main().queryByRole('link', { name: title! });
      expect([title, link?.getAttribute('href') ?? null]).toEqual([title, target]);
    }
  });

  it('says that nothing is unread once it knows', async () => {
    let tell!: (counts: MessageCounts) => void;
    const pending = new Promise<MessageCounts>((resolve) => (tell = resolve));
    await openStore('/messageCenter', { answers: { ...inbox([]), countMessageFlags: () => pending }, user: MEMBER });
    expect(await main().findAllByText('–')).toHaveLength(3);
    expect(main().queryByText('No unread messages')).toBeNull();
    tell({ total: 0, system: 0, activity: 0, account: 0 });
    expect(await main().findAllByText('No unread messages')).toHaveLength(3);
  });

  it('names no amount while prices are hidden', async () => {
    const customers = new FakeCustomers([], { isPresenting: true });
    const message = aMessage(1, { en_title: 'A coupon for you: $50.00 off', en_body: 'On orders over 1,000 USD.' });
    await openStore('/messageCenter/list', { answers: inbox([message]), user: MEMBER, customers });
    expect(await main().findByText('A coupon for you: ••• off')).toBeDefined();
    expect(main().getByText('On orders over •••.')).toBeDefined();
  });

  it('leads out of the store to an https address alone', async () => {
    const hostile = aMessage(8, { link: { link_type: 8, url: 'javascript:alert(1)' } });
    await openStore('/messageCenter/list', { answers: inbox([hostile]), user: MEMBER });
    expect((await main().findByText('Message 8')).closest('a')).toBeNull();
  });

  it('takes a message for read when it is followed', async () => {
    const answers = inbox([aMessage(7, { link: { link_type: 8, url: '/shop/about-us' } })]);
    const { shopper, stores, address } = await openStore('/messageCenter/list', { answers, user: MEMBER });
    await waitFor(() => expect(stores.messages.counts.total).toBe(1));
    await shopper.click(await main().findByRole('link', { name: /Message 7/ }));
    await waitFor(() => expect(address()).toBe('/shop/about-us'));
    expect(stores.messages.counts).toEqual({ total: 0, system: 0, activity: 0, account: 0 });
  });

  it('counts by kind, and marks one and all as read', async () => {
    const answers = inbox([aMessage(1), aMessage(2, { flag: 'system' }), aMessage(3, { flag: 'system' })]);
    const { shopper, go } = await openStore('/messageCenter', { answers, user: MEMBER });
    const kinds = within(await main().findByRole('list', { name: 'Kinds of messages' }));
    const countsOf = (): (string | null)[] =>
      kinds.getAllByRole('listitem').map((item) => /(\d+|No) unread/.exec(item.textContent)?.[1] ?? null);
    await waitFor(() => expect(countsOf()).toEqual(['1', 'No', '2']));
    await shopper.click(await main().findByRole('button', { name: /Message 2/ }));
    await waitFor(() => expect(countsOf()).toEqual(['1', 'No', '1']));
    await go('/messageCenter/list?flag=system');
    await screen.findByRole('heading', { level: 1, name: 'System' });
    expect(await main().findByText('Message 3')).toBeDefined();
    expect(main().queryByText('Message 1')).toBeNull();
    await shopper.click(main().getByRole('button', { name: 'Mark all as read' }));
    await go('/messageCenter');
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    expect(await main().findAllByText('1 unread message')).toHaveLength(1);
    expect(main().getAllByText('No unread messages')).toHaveLength(2);
  });
});
