import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Inquiry } from '../../../../../shared/contract/schemas/quotations.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { anInquiry, inHours, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const QUOTED = { state: 'quoted', quoted_at: '2026-01-06T09:00:00Z', quoted_total: 240_000 } as const;

it.each([
  ['withdrawn before it is quoted', {}, 'Withdraw the request', 'Decline'],
  ['declined once it is quoted', QUOTED, 'Decline', 'Withdraw the request'],
])('a request can be %s', async (_, own, offered, other) => {
  const inquiry = { ...anInquiry(own), actions: ['decline' as const] };
  const answers = { ...shop().answers, readInquiry: () => inquiry };
  const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
  await shopper.click(await screen.findByRole('button', { name: offered }));
  expect(screen.queryByRole('button', { name: other })).toBeNull();
  expect(await screen.findByRole('alertdialog', { name: new RegExp(`^${offered.split(' ')[0]} `) })).toBeDefined();
});

const PROMISE = /^We answer within 24 hours/;
const LATE = /^We promised an answer/;
const ANSWERED = /^We have answered/;
const VALID_UNTIL = /^Valid until/;
const LEFT = /^These prices are valid for another 2 days/;
const DEADLINES = [PROMISE, LATE, ANSWERED, VALID_UNTIL, LEFT];

it.each<[Inquiry['state'], RegExp[]]>([
  ['submitted', [PROMISE]],
  ['in_progress', [PROMISE]],
  ['quoted', [VALID_UNTIL, LEFT]],
  ['accepted', []],
  ['declined', []],
  ['expired', [VALID_UNTIL]],
])('a quotation that is %s names the deadlines that count', async (state, named) => {
  const isQuoted = state !== 'submitted' && state !== 'in_progress';
  const inquiry = anInquiry({ state, reply_due_at: inHours(5), valid_until: isQuoted ? inHours(60) : null });
  await openStore('/userCenter/inquiryList/7', {
    answers: { ...shop().answers, readInquiry: () => inquiry },
    user: MEMBER,
  });
  await screen.findByText(/^Requested on/);
  expect(DEADLINES.filter((text) => screen.queryByText(text) !== null)).toEqual(named);
});

it('a quotation whose answer is late says so', async () => {
  const inquiry = anInquiry({ reply_due_at: inHours(-1) });
  await openStore('/userCenter/inquiryList/7', {
    answers: { ...shop().answers, readInquiry: () => inquiry },
    user: MEMBER,
  });
  expect(await screen.findByText(LATE)).toBeDefined();
  expect(screen.queryByText(PROMISE)).toBeNull();
});

it('after an action that is refused the request is shown as the store has it by now', async () => {
  let inquiry = { ...anInquiry(), actions: ['decline' as const] };
  const answers: Answers = {
    ...shop().answers,
    readInquiry: () => inquiry,
    declineInquiry: () => Promise.reject(new ApiError(Code.conflict, 'It was quoted meanwhile')),
  };
  const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
  await shopper.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  inquiry = { ...anInquiry(QUOTED), actions: ['decline' as const] };
  await shopper.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeDefined();
});

describe('an action whose answer is lost', () => {
  /** A server that does what it is asked, and whose first answer is lost. */
  function losing(actions: Inquiry['actions'], own: Partial<Inquiry> = {}) {
    let inquiry: Inquiry = { ...anInquiry(own), actions };
    const keys = new Set<string>();
    let isLost = true;
    let canRead = true;
    const change = (key: string, next: Inquiry): Inquiry => {
      if (!keys.has(key)) inquiry = next;
      keys.add(key);
      if (!isLost) return inquiry;
      isLost = false;
      throw new ApiError('offline');
    };
    const answers: Answers = {
      ...shop().answers,
      readInquiry: () => {
        if (!canRead) throw new ApiError('offline');
        return inquiry;
      },
      declineInquiry: ({ idempotency_key: key }) => change(key, { ...inquiry, state: 'declined', actions: [] }),
      acceptInquiry: ({ idempotency_key: key }) => change(key, { ...inquiry, state: 'accepted', actions: ['order'] }),
      sendInquiryMessage: ({ message, idempotency_key: key }) => {
        const id = inquiry.messages.length + 1;
        const written = { id, from: 'member' as const, message, created_at: '2026-01-06T09:00:00Z' };
        return change(key, { ...inquiry, messages: [...inquiry.messages, written] });
      },
    };
    return { answers, cut: () => (canRead = false), mend: () => (canRead = true), read: () => inquiry };
  }
  const write = async (shopper: UserEvent): Promise<void> => {
    await shopper.type(await screen.findByRole('textbox'), 'By Friday?');
    await shopper.click(screen.getByRole('button', { name: 'Send' }));
  };
  const noticesText = (): string => screen.getByRole('region', { name: 'Notices' }).textContent ?? '';

  it('has withdrawn the request', async () => {
    const { answers } = losing(['decline']);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await shopper.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shopper.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(noticesText()).toMatch(/withdrawn/);
    expect(noticesText()).not.toMatch(/No connection/);
  });

  it('is reported in the dialog, which stays open, where the request cannot be read either', async () => {
    const { answers, cut, mend, read } = losing(['decline']);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await shopper.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    cut();
    await shopper.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^No connection/);
    mend();
    await shopper.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    await screen.findByRole('heading', { level: 1 });
    expect(noticesText()).toMatch(/withdrawn/);
    expect(noticesText()).not.toMatch(/No connection/);
    expect(read().state).toBe('declined');
  });

  it('has accepted the prices, and leads to the order', async () => {
    const { answers } = losing(['accept'], QUOTED);
    const { shopper, address } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await shopper.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(address()).toBe('/cart/goodOffer?inquiry=7'));
  });

  it('leaves no connection error at the order once the prices are accepted by another press', async () => {
    const { answers, cut, mend } = losing(['accept'], QUOTED);
    const { shopper, address } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    cut();
    await shopper.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(noticesText()).toMatch(/No connection/));
    mend();
    await shopper.click(screen.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(address()).toBe('/cart/goodOffer?inquiry=7'));
    expect(noticesText()).not.toMatch(/No connection/);
  });

  it('has sent the message, and empties the field', async () => {
    const { answers } = losing(['write']);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await write(shopper);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    expect(noticesText()).not.toMatch(/No connection/);
  });

  it('is not repeated by another press, and the same words can be sent again as another message', async () => {
    const { answers, cut, mend, read } = losing(['write']);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await screen.findByRole('textbox');
    cut();
    await write(shopper);
    await waitFor(() => expect(noticesText()).toMatch(/No connection/));
    mend();
    await shopper.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    expect(read().messages).toHaveLength(1);
    await write(shopper);
    await waitFor(() => expect(read().messages).toHaveLength(2));
  });

  it('is not repeated by a press after a reload, which brings the typed message back', async () => {
    const { answers, cut, mend, read } = losing(['write']);
    const store = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await screen.findByRole('textbox');
    cut();
    await write(store.shopper);
    await waitFor(() => expect(noticesText()).toMatch(/No connection/));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => store.go('/category'));
    mend();
    await act(() => store.go('/userCenter/inquiryList/7'));
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'By Friday?');
    await store.shopper.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    expect(read().messages).toHaveLength(1);
  });

  it('has withdrawn the request, which is not asked for again after a reload', async () => {
    const { answers, cut, mend } = losing(['decline']);
    const store = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await store.shopper.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await store.shopper.type(dialog.getByRole('textbox'), 'Too late');
    cut();
    await store.shopper.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    await dialog.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => store.go('/category'));
    mend();
    await act(() => store.go('/userCenter/inquiryList/7'));
    expect(await screen.findByText('Declined')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it.each([
  [null, { 'Print or save': null, 'Budgetary quotation (PDF)': /\/budget/i }],
  [240_000, { 'Print or save': /inquiryList\/7/, 'Budgetary quotation (PDF)': null }],
] as const)('a quotation of %s is printed as what it is by now', async (quoted_total, links) => {
  const inquiry = anInquiry({ ...(quoted_total !== null && QUOTED), quoted_total });
  const answers = { ...shop().answers, readInquiry: () => inquiry };
  await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
  await screen.findByText(/^Requested on/);
  for (const [name, href] of Object.entries(links)) {
    const link = screen.queryByRole('link', { name });
    if (href === null) expect(link).toBeNull();
    else expect(link?.getAttribute('href')).toMatch(href);
  }
});
