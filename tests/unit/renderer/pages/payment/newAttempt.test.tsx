import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));

it('how the last payment ended is not said any more while another one begins', async () => {
  const order = anOrder({ payments: [aPayment({ state: 'failed' })] });
  const { shopper } = await openStore('/cart/goodOffer/pay?id=7', {
    answers: { ...storefrontReplies, readOrder: () => order, payOrder: () => new Promise<never>(() => undefined) },
    user: MEMBER,
  });
  expect(await main().findByText(/^The last payment failed/)).toBeDefined();
  await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
  expect(main().queryByText(/^The last payment failed/)).toBeNull();
});

it.each([
  ['failed', /^The last payment failed/],
  ['abandoned', /^The last payment failed/],
  ['expired', /^The payment page has expired/],
  ['succeeded', null],
] as const)('a card payment that is %s is told as such', async (state, text) => {
  const order = anOrder({ payments: [aPayment({ state })] });
  const answers = { ...storefrontReplies, readOrder: () => order };
  await openStore('/cart/goodOffer/pay?id=7', { answers, user: MEMBER });
  await main().findByRole('button', { name: 'Pay $65.00' });
  const notes = [/^The last payment failed/, /^The payment page has expired/].filter((each) =>
    main().queryByText(each),
  );
  expect(notes.map(String)).toEqual(text === null ? [] : [String(text)]);
});
