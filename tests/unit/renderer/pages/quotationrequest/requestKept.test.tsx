import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxView } from '../../../../../shared/outbox/view.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import { quotationShop as shop } from '../../../../support/builders/aQuotationShop.ts';

const send = () => screen.findByRole('button', { name: 'Send the request' });

describe('a request for a quotation that has not arrived yet', () => {
  it('shows no error of an earlier attempt when it is opened again', async () => {
    const { answers } = shop();
    const createInquiry = () => Promise.reject(new ApiError('timeout'));
    const { shopper, go } = await openStore('/cart/goodOffer', {
      answers: { ...answers, createInquiry },
      user: MEMBER,
    });
    await shopper.click(await send());
    expect(await screen.findByText(/^Not sent/)).toBeDefined();
    await go('/category');
    expect(await screen.findByRole('heading', { level: 1, name: 'All categories' })).toBeDefined();
    await go('/cart/goodOffer');
    expect(await send()).toBeDefined();
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('keeps everything when the answer is lost, and the retry is the same request', async () => {
    const { answers, sent } = shop();
    const { createInquiry } = answers;
    let isLost = true;
    const { shopper } = await openStore('/cart/goodOffer', {
      answers: {
        ...answers,
        createInquiry: async (payload) =>
          isLost ? (sent.push(payload), Promise.reject(new ApiError('timeout'))) : createInquiry!(payload),
      },
      user: MEMBER,
    });
    const message = await screen.findByRole('textbox', { name: 'What else should we know?' });
    await shopper.type(message, 'Urgent');
    await shopper.click(await send());
    expect(await screen.findByText(/^Not sent: The store took too long/)).toBeDefined();
    expect(message).toHaveProperty('value', 'Urgent');
    isLost = false;
    await shopper.click(await send());
    await screen.findByText('Q-2026-000007');
    expect(sent.map(({ message: text }) => text)).toEqual(['Urgent', 'Urgent']);
    expect(new Set(sent.map(({ idempotency_key: key }) => key)).size).toBe(1);
  });

  it('says honestly that a request waits, and its number once it has reached the store', async () => {
    const { answers } = shop();
    let tell: (view: OutboxView) => void = () => undefined;
    const item = { name: 'createInquiry', about: 'SKU-1 × 2', at: Date.now(), reason: null } as const;
    const { shopper, stores } = await openStore('/cart/goodOffer', {
      answers: { ...answers, createInquiry: () => Promise.reject(new ApiError('queued')) },
      user: MEMBER,
      outbox: {
        read: () => Promise.resolve(NOTHING_WAITS),
        onChanged: (listener) => ((tell = listener), () => undefined),
        act: () => Promise.resolve(),
      },
    });
    await shopper.click(await send());
    const title = await screen.findByRole('heading', { level: 1, name: 'Your request is saved but not sent yet' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByText(/Q-2026/)).toBeNull();
    expect(stores.pageStore(QuotationStore).ofMember.current).toBeNull();
    const id = stores.pageStore(QuotationStore).queued!.id;
    const view = (state: 'awaiting' | 'accepted', result: OutboxView['items'][number]['result']): OutboxView => ({
      ...NOTHING_WAITS,
      items: [{ ...item, id, state, result, customer: null, faults: [] }],
    });
    tell(view('awaiting', null));
    expect(await screen.findByRole('button', { name: /^Not sent yet: 1/ })).toBeDefined();
    tell(view('accepted', { id: 7, code: 'Q-2026-000007', at: Date.now() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your request has been sent' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the request' });
    expect(link.getAttribute('href')).toBe('/userCenter/inquiryList/7');
  });

  it.each([true, false])('says that it is kept only where the browser keeps data: %s', async (canKeepSession) => {
    const { platform, go } = await openStore('/category', { answers: shop().answers, user: MEMBER });
    Object.assign(platform, { canKeepSession });
    await go('/cart/goodOffer');
    await send();
    const notes = screen.queryAllByText('What you enter is kept on this device until it is sent or you log out.');
    expect(notes).toHaveLength(canKeepSession ? 1 : 0);
  });

  it('survives the end of the session: the draft is there after signing in again', async () => {
    const { shopper, platform } = await openStore('/cart/goodOffer', { answers: shop().answers, user: MEMBER });
    await shopper.type(await screen.findByRole('textbox', { name: 'What else should we know?' }), 'Urgent');
    platform.become(null);
    expect(await screen.findByRole('heading', { name: /^Log in to request a quotation/ })).toBeDefined();
    platform.become(MEMBER);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'What else should we know?' })).toHaveProperty('value', 'Urgent'),
    );
  });
});
