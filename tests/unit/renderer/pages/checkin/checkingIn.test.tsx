import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reply, Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

type CheckIn = (payload: Request<'checkIn'>) => Reply<'checkIn'> | Promise<Reply<'checkIn'>>;
const coupon = { coupon_name: '立减', en_coupon_name: '$5 off' } as Reply<'checkIn'>['coupon'];
const reply = (earned: number, won: typeof coupon = null) => ({ earned, coupon: won }) as Reply<'checkIn'>;
const main = () => within(screen.getByRole('main'));
const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

/** A member who has not checked in; afterwards the store knows that they have. */
async function open(checkIn: CheckIn, isLost = false) {
  let isDone = false;
  const state = ({ month }: Request<'readCheckIn'>) => ({
    streak: isDone ? 1 : 0,
    today: isDone,
    server_day: '2026-11-23',
    days: isDone && month === undefined ? ['2026-11-23'] : [],
    points: isDone ? 10 : 5,
  });
  const answers = {
    ...shop().answers,
    listCouponOffers: () => ({ new_pack: [], offers: [] }),
    readCheckIn: state,
    checkIn: async (payload: Request<'checkIn'>) => {
      const answer = await checkIn(payload);
      isDone = true;
      if (isLost) throw new ApiError('offline');
      return answer;
    },
  };
  const opened = await openStore('/signActive', { answers, user: MEMBER });
  return { ...opened, button: await main().findByRole('button', { name: /^Check in today/ }) };
}

it.each([
  [reply(5), '+5 points. See you tomorrow!'],
  [reply(50, coupon), '+50 points and a coupon: $5 off'],
  [reply(0), null],
])('shows what a check-in earned, and marks the day at once: %#', async (answer, message) => {
  const { shopper, button } = await open(() => answer);
  await shopper.click(button);
  expect(await main().findByText('Checked in today')).toBeDefined();
  expect(main().getByText('Your points: 10')).toBeDefined();
  expect(main().queryByRole('button', { name: /^Check in today/ })).toBeNull();
  if (message) expect(await notices().findByText(message)).toBeDefined();
  else expect(notices().queryByText(/points/)).toBeNull();
});

it.each([
  [new ApiError(Code.internal, 'Out of order'), 'Out of order', 1],
  [new ApiError('offline'), /^No connection/, 0],
])('shows why a check-in failed, and retries with the same idempotency key: %#', async (failure, why, left) => {
  let fails = true;
  const { shopper, platform, button } = await open(() => {
    if (fails) throw failure;
    return reply(5);
  });
  await shopper.click(button);
  expect(await notices().findByText(why)).toBeDefined();
  fails = false;
  await shopper.click(button);
  expect(await main().findByText('Checked in today')).toBeDefined();
  expect(notices().queryAllByText(why)).toHaveLength(left);
  const keys = platform.calls.flatMap(([name, payload]) => (name === 'checkIn' ? [payload] : []));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(keys[0]);
});

it('marks the day though the answer was lost', async () => {
  const { shopper, button } = await open(() => reply(5), true);
  await shopper.click(button);
  expect(await main().findByText('Checked in today')).toBeDefined();
  expect(notices().queryByText(/^No connection/)).toBeNull();
});

it('ignores a second press while a check-in is running', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply<'checkIn'>>();
  const { shopper, platform, button } = await open(() => promise);
  await shopper.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await shopper.click(button);
  expect(platform.calls.filter(([name]) => name === 'checkIn')).toHaveLength(1);
  resolve(reply(5));
  expect(await main().findByText('Checked in today')).toBeDefined();
});
