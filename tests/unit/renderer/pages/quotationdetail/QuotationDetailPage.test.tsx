import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
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
