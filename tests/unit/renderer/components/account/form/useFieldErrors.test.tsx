import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../../shared/contract/envelope.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

const TAKEN = 'This address has an account already';
const submit = (): HTMLElement => screen.getByRole('button', { name: /Create account|Creating/ });

/** Opens the registration; its first answer is a refusal of the address, the next one waits until it is given. */
async function refusedOnce(): Promise<{ shopper: UserEvent; answer: (error: ApiError) => void }> {
  const second = Promise.withResolvers<never>();
  let sent = 0;
  const { shopper } = await openStore('/register', {
    answers: {
      ...storefrontReplies,
      register: () => {
        sent += 1;
        if (sent > 1) return second.promise;
        throw new ApiError(Code.refused, '', { errors: { email: TAKEN } });
      },
    },
  });
  await shopper.type(screen.getByLabelText('Your name'), 'Ana');
  await shopper.type(screen.getByLabelText('E-mail'), 'ana@clinic.com');
  await shopper.type(screen.getByLabelText('Password'), 'secret7');
  await shopper.type(screen.getByLabelText('Repeat the password'), 'secret7');
  await shopper.click(screen.getByRole('checkbox'));
  await shopper.click(submit());
  expect(await screen.findByText(TAKEN)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  return { shopper, answer: second.reject };
}

it('the server’s error of a field stays while the form is sent again as it was', async () => {
  const { shopper, answer } = await refusedOnce();
  await shopper.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByText(TAKEN)).toBeDefined();
  answer(new ApiError(Code.refused, '', { errors: { nick_name: 'Too short' } }));
  expect(await screen.findByText('Too short')).toBeDefined();
  expect(screen.queryByText(TAKEN)).toBeNull();
});

it('the error of a field that was corrected goes', async () => {
  const { shopper } = await refusedOnce();
  await shopper.type(screen.getByLabelText('E-mail'), '.ar');
  await shopper.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
  expect(screen.queryByText(TAKEN)).toBeNull();
});
