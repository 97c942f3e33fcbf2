import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { InquirySummary } from '../../../../../shared/contract/schemas/quotations.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { anInquiry, aSummary, inHours, list, shop } from '../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));

describe('quotations', () => {
  it('says when each is answered, and when that is late', async () => {
    const inquiries = [aSummary(), aSummary({ id: 6, code: 'Q-2026-000006', reply_due_at: inHours(-1) })];
    const answers = { ...shop().answers, listInquiries: () => list(inquiries) };
    await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    expect(await main().findByText(/^Answer by .+ \d+:\d\d\s[AP]M \S+$/)).toBeDefined();
    expect(
      main().getByText(/^Our answer was due on .+ \d+:\d\d\s[AP]M [^.]+\. We are sorry for the delay/),
    ).toBeDefined();
  });

  it('says what a quoted one comes to', async () => {
    const inquiries = [
      aSummary({ state: 'quoted', quoted_total: 240_000 }),
      aSummary({ id: 6, code: 'Q-2026-000006' }),
    ];
    const answers = { ...shop().answers, listInquiries: () => list(inquiries) };
    await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    const rows = (await main().findAllByText(/^Q-2026-/)).map((code) => code.closest('li')?.textContent);
    expect(rows).toEqual([expect.stringContaining('$2,400.00'), expect.not.stringContaining('$')]);
  });

  it('shows another member who signs in in another tab their own, and nothing of the one before', async () => {
    let code = 'Q-2026-000007';
    const answers = { ...shop().answers, listInquiries: () => list([aSummary({ code })]) };
    const { platform } = await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    expect(await main().findByText('Q-2026-000007')).toBeDefined();
    code = 'Q-2026-000099';
    platform.become({ ...MEMBER, user_id: '1a2b3c4d-8a53-4d8a-9b0c-2f6f0c1e5a11', nick_name: 'Boris' });
    expect(await main().findByText('Q-2026-000099')).toBeDefined();
    expect(main().queryByText('Q-2026-000007')).toBeNull();
  });

  it('has a way on where there are none', async () => {
    const answers = { ...shop().answers, listInquiries: () => list<InquirySummary>([]) };
    await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    expect(await main().findByRole('heading', { name: 'No quotations here' })).toBeDefined();
    const link = main().getByRole('link', { name: 'Browse the categories' });
    expect(link.getAttribute('href')).toBe('/category');
  });

  it.each([
    ['?state=quoted', 'All quotations'],
    ['?page=3', 'Go to the first page'],
    ['?state=quoted&page=3', 'Go to the first page'],
  ])('lead back to all of them where there are none of %s', async (query, name) => {
    const answers = { ...shop().answers, listInquiries: () => list<InquirySummary>([]) };
    await openStore(`/userCenter/inquiryList${query}`, { answers, user: MEMBER });
    expect((await main().findByRole('link', { name })).getAttribute('href')).toBe('/userCenter/inquiryList');
  });

  it('says why they could not be read, and reads them when asked again', async () => {
    let isLost = true;
    const listInquiries = () => (isLost ? Promise.reject(new ApiError('offline')) : list([aSummary()]));
    const { shopper } = await openStore('/userCenter/inquiryList', {
      answers: { ...shop().answers, listInquiries },
      user: MEMBER,
    });
    const alert = within(await main().findByRole('alert'));
    expect(alert.getByText(/No connection/)).toBeDefined();
    isLost = false;
    await shopper.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Q-2026-000007')).toBeDefined();
  });

  it('leads on from one that is not there, and offers no other try', async () => {
    const readInquiry = () => Promise.reject(new ApiError(Code.notFound, 'not found'));
    await openStore('/userCenter/inquiryList/8', { answers: { ...shop().answers, readInquiry }, user: MEMBER });
    const alert = within(await main().findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'There is nothing here' })).toBeDefined();
    expect(alert.getByRole('link', { name: 'My account' })).toBeDefined();
    expect(alert.queryByRole('button')).toBeNull();
  });

  it.each([
    ['quoted', 1],
    ['expired', 1],
    ['declined', 0],
    ['accepted', 0],
  ] as const)(
    'says of one that is %s until when its prices hold, as long as nobody has answered',
    async (state, times) => {
      const readInquiry = () => anInquiry({ state, valid_until: inHours(48) });
      await openStore('/userCenter/inquiryList/7', { answers: { ...shop().answers, readInquiry }, user: MEMBER });
      expect(await main().findByText('Serial number 4711')).toBeDefined();
      expect(main().queryAllByText(/^Valid until/)).toHaveLength(times);
    },
  );

  it('shows one with all that was written, and puts its products into the cart again', async () => {
    const { answers, cart } = shop();
    const { shopper, address } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quotation Q-2026-000007' })).toBeDefined();
    expect(await main().findByText('Serial number 4711')).toBeDefined();
    for (const text of ['By Friday, please', 'Gran Via 1', '4 × $450.00', '$1,800.00'])
      expect(main().getByText(text)).toBeDefined();
    expect(await main().findByText('Spain'), 'the country of the contact').toBeDefined();
    expect(main().getByRole('timer').textContent).toMatch(/^2[23]:/);
    await shopper.click(main().getByRole('button', { name: 'Request again' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect([...cart.quantities]).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(await screen.findByText('2 products are in the cart again')).toBeDefined();
  });

  it('shows a customer neither its prices nor its messages, which may name them, until they are shown', async () => {
    const reply = { id: 1, from: 'store' as const, message: 'We can do 9500 for both', created_at: inHours(-1) };
    const answers = { ...shop().answers, readInquiry: () => anInquiry({ messages: [reply] }) };
    const customers = new FakeCustomers([], { isPresenting: true });
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER, customers });
    expect(await main().findByText('4 × •••')).toBeDefined();
    expect(await main().findByText('Messages may mention prices. Show prices to read them.')).toBeDefined();
    expect(main().queryByText(reply.message)).toBeNull();
    expect(document.body.textContent).not.toMatch(/\$\s?\d/);
    await shopper.click(main().getAllByRole('button', { name: 'Show prices' }).at(-1)!);
    expect(await main().findByText(reply.message)).toBeDefined();
    expect(main().getByText('4 × $450.00')).toBeDefined();
  });

  it('says what the cart did not take', async () => {
    const { answers, cart } = shop();
    cart.quantities.set(2, 998);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await shopper.click(await screen.findByRole('button', { name: 'Request again' }));
    expect(await screen.findByText(/^In the cart: 1 of 2 products/)).toBeDefined();
  });
});
