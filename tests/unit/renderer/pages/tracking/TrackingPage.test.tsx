import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import failures from '../../../../../shared/failures/en.json' with { type: 'json' };
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
  expect(await screen.findByText('Now: Preparing')).toBeDefined();
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

it.each([
  ['en', 'Tracking number', 'Track', 'Looking for the parcel…'],
  ['ru', 'Трек-номер', 'Отследить', 'Ищем посылку…'],
] as const)('says that it looks while it does: %s', async (language, label, button, text) => {
  const never = () => new Promise<never>(() => undefined);
  await openStore('/order/tracking', { language, answers: { ...shop().answers, trackOrder: never } });
  expect(screen.queryByText(text)).toBeNull();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(label), NUMBER);
  await user.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
});

const field = () => screen.getByLabelText('Tracking number');
const track = () => screen.getByRole('button', { name: 'Track' });

/** A parcel in one of the five states. */
const inState = (state: number, logistics_number: string) => ({
  logistics_number,
  state,
  has_dates: false,
  steps: [1, 2, 3, 4, 5].map((state) => step(state, null)),
});

it.each([
  [1, 'Preparing'],
  [2, 'Packed'],
  [3, 'Dispatched'],
  [4, 'In transit'],
  [5, 'Delivered'],
] as const)('shows each of the five states: %i, %s', async (state, name) => {
  const parcel = inState(state, NUMBER);
  await openStore(`/order/tracking?number=${NUMBER}`, { answers: { ...shop().answers, trackOrder: () => parcel } });
  expect(await screen.findByText(`Now: ${name}`)).toBeDefined();
  const steps = screen.getAllByRole('listitem').filter((each) => each.getAttribute('aria-current') === 'step');
  expect(steps.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(name)]);
});

it('says what to check when there is no such parcel, and keeps the number', async () => {
  const unknown = () => Promise.reject(new ApiError(Code.notFound, 'not found'));
  await openStore('/order/tracking', { answers: { ...shop().answers, trackOrder: unknown } });
  const user = userEvent.setup();
  await user.click(track());
  expect(await screen.findByText('Please enter the tracking number')).toBeDefined();
  await user.type(field(), 'MS-9');
  await user.click(track());
  expect((await screen.findByRole('alert')).textContent).toContain('The number of the parcel, not that of the order');
  expect(field()).toHaveProperty('value', 'MS-9');
});

it('says so when it cannot look, looks again at one click, and shows the newest query though an older one is unanswered', async () => {
  const OTHER = 'MS-2026-11-0001';
  let attempts = 0;
  const answer = ({ logistics_number: number }: { logistics_number: string }) => {
    attempts++;
    if (number === OTHER) return inState(1, OTHER);
    if (attempts === 1) return Promise.reject(new ApiError('offline'));
    // The second is never answered.
    return attempts === 2 ? new Promise<never>(() => undefined) : inState(4, number);
  };
  await openStore('/order/tracking', { answers: { ...shop().answers, trackOrder: answer } });
  const user = userEvent.setup();
  await user.type(field(), NUMBER);
  await user.click(track());
  expect((await screen.findByRole('alert')).textContent).toContain('The parcel could not be looked up');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.clear(field());
  await user.type(field(), OTHER);
  await user.click(track());
  expect(await screen.findByText('Now: Preparing')).toBeDefined();
  await user.clear(field());
  await user.type(field(), NUMBER);
  await user.click(track());
  expect(await screen.findByText('Now: In transit')).toBeDefined();
});

it.each([
  [new ApiError(Code.tooMany, 'Too many attempts', { retry_after: 60 }), 'Too many attempts'],
  [new ApiError('offline'), 'offline'],
] as const)('says why it cannot look: %s', async (error, reason) => {
  const trackOrder = () => {
    throw error;
  };
  await openStore(`/order/tracking?number=${NUMBER}`, { answers: { ...shop().answers, trackOrder } });
  const text = (await screen.findByRole('alert')).textContent;
  if (reason === 'offline') expect(text).toContain(failures.offline);
  else expect(text).toContain(reason);
});
