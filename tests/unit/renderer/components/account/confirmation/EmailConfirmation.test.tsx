import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { EmailConfirmation } from '../../../../../../renderer/src/components/account/confirmation/EmailConfirmation.tsx';
import { useQuery } from '../../../../../../renderer/src/components/loading/useQuery.ts';
import { ConfirmEmailPage } from '../../../../../../renderer/src/pages/confirmemail/ConfirmEmailPage.tsx';
import { ApiError } from '../../../../../../shared/contract/envelope.ts';
import { aProfile } from '../../../../../support/builders/aMember.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const profile = aProfile({ email: 'ana@clinic.example', email_confirmed: false, sees_prices: true });
/** The notice of the profile as the store knows it. */
const Own = observer(function Own() {
  const { data } = useQuery('readUserInfo', { id: profile.user_id });
  return <EmailConfirmation profile={data ?? profile} />;
});
const again = () => screen.getByRole('button', { name: 'Send again' });

it('sends the link again, and says where to', async () => {
  const user = userEvent.setup();
  await renderPart(<EmailConfirmation profile={profile} />, { answers: { sendEmailConfirmation: () => null } });
  screen.getByText(/^The confirmation link is in the e-mail we sent you/);
  await user.click(again());
  await screen.findByText('We have sent a link to ana@clinic.example. It is valid for 3 days.');
});

it('asks again for the same letter where the answer was lost, and for another one after an answer', async () => {
  const user = userEvent.setup();
  const keys: unknown[] = [];
  const answers = {
    sendEmailConfirmation: (payload: { idempotency_key?: string | undefined }) =>
      keys.push(payload.idempotency_key) === 1 ? Promise.reject(new ApiError('offline')) : null,
  };
  await renderPart(<EmailConfirmation profile={profile} />, { answers });
  await user.click(again());
  await screen.findByRole('alert');
  await user.click(again());
  await screen.findByText(/^We have sent a link to/);
  await user.click(again());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('corrects the address with the password, and says where the link went', async () => {
  const user = userEvent.setup();
  const payloads: unknown[] = [];
  const answers = {
    correctEmail: (payload: unknown) => {
      payloads.push(payload);
      return payloads.length === 1
        ? Promise.reject(
            new ApiError(1, 'Check the fields', { errors: { password: 'This is not your current password' } }),
          )
        : null;
    },
    readUserInfo: () => ({ ...profile, email_pending: 'ana@right.example' }),
  };
  await renderPart(<Own />, { answers });
  const opener = await screen.findByRole('button', { name: 'Correct the address' });
  await user.click(opener);
  await user.type(screen.getByLabelText('Correct e-mail address', { exact: false }), 'ana@right.example');
  await user.type(screen.getByLabelText('Your password', { exact: false }), 'probe_2025');
  await user.click(screen.getByRole('button', { name: 'Send the link there' }));
  await screen.findByText('This is not your current password');
  await user.type(screen.getByLabelText('Your password', { exact: false }), '{Backspace}6');
  await user.click(screen.getByRole('button', { name: 'Send the link there' }));
  await screen.findByText(/^We have sent the link to ana@right\.example\..* you log in with ana@clinic\.example\.$/);
  expect(payloads.at(-1)).toMatchObject({ email: 'ana@right.example', password: 'probe_2026' });
  expect(screen.queryByRole('button', { name: 'Send the link there' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('asks for both fields, and for no password where there is none', async () => {
  const user = userEvent.setup();
  await renderPart(<EmailConfirmation profile={profile} />, { answers: {} });
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  await user.click(screen.getByRole('button', { name: 'Send the link there' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  await renderPart(<EmailConfirmation profile={{ ...profile, has_password: false }} />, { answers: {} });
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect(screen.queryByLabelText('Your password', { exact: false })).toBeNull();
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
  expect(again().ariaDisabled).toBe('true');
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
