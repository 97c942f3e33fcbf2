import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const NUMBER = 'MS-7KQ4-XH2M-9TRA';
const step = (state: number, at: string | null) => ({ state, at });

/** Replies with the dates of a parcel for the postal code 28014. */
const trackOrder = ({ postal_code }: { postal_code?: string | undefined }) => {
  if (postal_code !== undefined && postal_code !== '28014')
    throw new ApiError(Code.refused, '', { errors: { postal_code: 'This is not the postal code' } });
  const has_dates = postal_code !== undefined;
  const at = has_dates ? '2026-11-09T09:30:00.000Z' : null;
  const steps = [step(1, at), step(2, null), step(3, null), step(4, null), step(5, null)];
  return { logistics_number: NUMBER, state: 1, has_dates, steps };
};

it('shows the state of a parcel to everybody, and its dates with the postal code of the delivery address', async () => {
  await openStore(`/order/tracking?number=${NUMBER}`, { answers: { ...shop().answers, trackOrder } });
  expect(await screen.findByText('Now: In stock preparation')).toBeDefined();
  expect(screen.queryByText(/2026/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(encodeURIComponent(NUMBER));

  const user = userEvent.setup();
  const show = screen.getByRole('button', { name: 'Show dates' });
  await user.click(show);
  expect(await screen.findByText('Enter the postal code of the delivery address')).toBeDefined();
  await user.type(screen.getByLabelText('Postal code'), '99999');
  await user.click(show);
  expect(await screen.findByText('This is not the postal code')).toBeDefined();
  await user.clear(screen.getByLabelText('Postal code'));
  await user.type(screen.getByLabelText('Postal code'), '28014');
  await user.click(show);
  expect(await screen.findByText(/2026/)).toBeDefined();
  expect(screen.getByText('The dates are shown.')).toBeDefined();
  expect(screen.queryByLabelText('Postal code')).toBeNull();
});
