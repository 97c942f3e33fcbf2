import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CouponOffer } from '../../../../../shared/contract/schemas/rewards.ts';
import { CouponTicket } from '../../../../../renderer/src/components/rewards/CouponTicket.tsx';
import styles from '../../../../../renderer/src/components/rewards/CouponTicket.module.css';
import { LevelBar } from '../../../../../renderer/src/components/rewards/LevelBar.tsx';
import { OfferTickets } from '../../../../../renderer/src/components/rewards/OfferTickets.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const terms = { coupon_name: '券', en_coupon_name: 'Spring', discount: 500, percent: null, cap: null, minimum: 0 };
const texts = (): string[] =>
  [...document.querySelectorAll('li span, li strong')].flatMap((each) =>
    each.children.length > 0 ? [] : each.textContent,
  );

it.each([
  ['an amount', {}, ['5.00 off', 'Spring', 'for every order']],
  ['an amount from a total', { minimum: 10_000 }, ['5.00 off', 'Spring', 'for orders from 100.00']],
  ['a share', { percent: 10, discount: 0 }, ['10% off', 'Spring', 'for every order']],
  ['a share up to an amount', { percent: 10, cap: 2_000 }, ['10% off', 'up to 20.00', 'Spring', 'for every order']],
])('a coupon of %s says what it takes off, and from which total', async (_, fields, expected) => {
  await renderPart(<CouponTicket coupon={{ ...terms, ...fields }}>{null}</CouponTicket>, { answers: {} });
  expect(texts()).toEqual(expected);
});

it('an offer that is claimed or gone looks spent, with the action that is left', async () => {
  const offers = (['open', 'claimed', 'gone'] as const).map((state): CouponOffer => ({
    ...terms,
    code: state,
    valid_days: state === 'open' ? 1 : 30,
    ends_at: null,
    state,
  }));
  await renderPart(<OfferTickets offers={offers} renderAction={({ code }) => <b>{code}</b>} />, { answers: {} });
  const tickets = screen.getAllByRole('listitem');
  expect(
    tickets.map((ticket) => [
      ticket.querySelector('b')!.textContent,
      ticket.querySelector(`.${styles['spent']}`) !== null,
      /Valid for \d+ days?/.exec(ticket.textContent)![0],
    ]),
  ).toEqual([
    ['open', false, 'Valid for 1 day'],
    ['claimed', true, 'Valid for 30 days'],
    ['gone', true, 'Valid for 30 days'],
  ]);
});

const info = { level: 2, growth: 1_500, level_growth: 1_000, next_growth: 3_000, points: 0, points_per_dollar: 1 };

it.each([
  ['by number', {}, undefined, '0.25', '1,500 / 3,000', 'Level 3: 1,500 growth points to go'],
  ['by name', {}, 'Gold', '0.25', '1,500 / 3,000', 'Gold: 1,500 growth points to go'],
  [
    'at the top',
    { next_growth: null },
    undefined,
    '1',
    'You have reached the highest level.',
    'You have reached the highest level.',
  ],
])('the way to the next level is shown %s', async (_, fields, next, value, spoken, text) => {
  await renderPart(<LevelBar info={{ ...info, ...fields }} next={next} />, { answers: {} });
  const bar = screen.getByRole('progressbar', { name: 'Progress to the next level' });
  expect([bar.ariaValueNow, bar.ariaValueText]).toEqual([value, spoken]);
  expect(screen.getByText('Growth points: 1,500')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});
