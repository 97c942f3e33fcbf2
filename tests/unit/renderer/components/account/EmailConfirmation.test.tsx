import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EmailConfirmation } from '../../../../../renderer/src/components/account/EmailConfirmation.tsx';
import { ConfirmEmailPage } from '../../../../../renderer/src/pages/confirmemail/ConfirmEmailPage.tsx';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const profile = {
  ...{ user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example', mobile: '', company: '', country: null },
  ...{ language_code: 'en-us', has_password: true, email_confirmed: false, sees_prices: true },
};
const again = () => screen.getByRole('button', { name: 'Send again' });

it('sends the link again, and says where to', async () => {
  const user = userEvent.setup();
  await renderPart(<EmailConfirmation profile={profile} />, { answers: { sendEmailConfirmation: () => null } });
  screen.getByText(/^The link to confirm it is in our letter/);
  await user.click(again());
  await screen.findByText('We have sent a link to ana@clinic.example. It is valid for 3 days.');
});

it('says how long to wait after too many letters', async () => {
  const user = userEvent.setup();
  const answers = {
    sendEmailConfirmation: () => Promise.reject(new ApiError(11, 'Too many', { retry_after: 1_200 })),
  };
  await renderPart(<EmailConfirmation profile={{ ...profile, sees_prices: false }} />, { answers });
  screen.getByText(/^Confirm it to see prices and to order\./);
  await user.click(again());
  expect((await screen.findByRole('alert')).textContent).toContain('1200');
  expect(again().hasAttribute('disabled')).toBe(true);
});

it.each([true, undefined])('says nothing where email_confirmed is %s', async (isConfirmed) => {
  await renderPart(<EmailConfirmation profile={{ ...profile, email_confirmed: isConfirmed }} />, { answers: {} });
  expect(screen.queryByText('E-mail address not confirmed')).toBeNull();
});

it('says of a link without a token, or one that is over, where to get another', async () => {
  const user = userEvent.setup();
  const answers = { confirmEmail: () => Promise.reject(new ApiError(2)) };
  await renderPart(<ConfirmEmailPage />, { answers, at: '/here#token' });
  await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
  await screen.findByRole('heading', { name: 'This link is no longer valid' });
  cleanup();
  await renderPart(<ConfirmEmailPage />, { answers });
  await screen.findByRole('heading', { name: 'This link is no longer valid' });
});
