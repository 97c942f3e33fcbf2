import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import styles from '../../../../../renderer/src/pages/level/LevelPage.module.css';
import type { LevelInfo, PointGrowth } from '../../../../../shared/contract/schemas/rewards.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { list, shop } from '../../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const info: LevelInfo = {
  level: 2,
  growth: 700,
  level_growth: 500,
  next_growth: 1500,
  points: 250,
  points_per_dollar: 1,
};
const remarks = ['Bronze', 'Silver', 'Gold'].map((name, index) => ({
  level: index + 1,
  growth: [0, 500, 1500][index]!,
  level_name: name,
  en_level_name: name,
  remark: `${index}% off`,
  en_remark: `${index}% off`,
}));
const record = (fields: Partial<PointGrowth>): PointGrowth => ({
  id: 1,
  kind: 'order',
  points: 65,
  growth: 65,
  order_code: 'M2026000007',
  created_at: '2026-11-20T10:00:00Z',
  ...fields,
});

const open = (answers: Answers, path = '/userCenter/level') =>
  openStore(path, {
    user: MEMBER,
    answers: {
      ...shop().answers,
      readLevelInfo: () => info,
      readLevelRemark: () => remarks,
      listPointGrowth: () => list([]),
      ...answers,
    },
  });

describe('the member’s level', () => {
  it('is marked among all levels, and no other is', async () => {
    await open({});
    const levels = within(await main().findByRole('region', { name: 'Level benefits' })).getAllByRole('listitem');
    expect(levels.map(({ classList }) => classList.contains(styles.own))).toEqual([false, true, false]);
    expect(levels.map(({ textContent }) => textContent.includes('Your level'))).toEqual([false, true, false]);
    expect(levels[2]!.textContent).toBe('Goldfrom 1,500 growth points2% off');
  });

  it('is named, with what the points are worth and what is missing to the next level', async () => {
    await open({});
    const own = within(await main().findByRole('region', { name: 'Your level' }));
    expect(await own.findByText('Silver')).toBeDefined();
    expect(own.getByText('250 points')).toBeDefined();
    expect(own.getByText('Worth $2.50 with your next order')).toBeDefined();
    expect(own.getByText('Growth points: 700')).toBeDefined();
    expect(own.getByText('Gold: 800 growth points to go')).toBeDefined();
    const bar = own.getByRole('progressbar', { name: 'Progress to the next level' });
    expect(bar.getAttribute('aria-valuetext')).toBe('700 / 1,500');
    expect(bar.getAttribute('aria-valuenow')).toBe('0.2');
  });

  it('says that the highest level is reached, and nothing of a worth without points', async () => {
    await open({ readLevelInfo: () => ({ ...info, level: 3, level_growth: 1_500, next_growth: null, points: 0 }) });
    const own = within(await main().findByRole('region', { name: 'Your level' }));
    expect(own.getByText('You have reached the highest level.')).toBeDefined();
    const bar = own.getByRole('progressbar', { name: 'Progress to the next level' });
    expect(bar.getAttribute('aria-valuetext')).toBe('You have reached the highest level.');
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
    expect(own.queryByText(/^Worth/)).toBeNull();
  });

  it('is a number while the names of the levels cannot be read', async () => {
    await open({ readLevelRemark: () => Promise.reject(new ApiError('offline')) });
    const own = within(await main().findByRole('region', { name: 'Your level' }));
    expect(own.getByText('Level 2')).toBeDefined();
    expect(own.getByText('Level 3: 800 growth points to go')).toBeDefined();
    expect(main().queryByRole('region', { name: 'Level benefits' })).toBeNull();
  });

  it('is marked in the list of all levels and their benefits', async () => {
    await open({});
    const levels = within(await main().findByRole('region', { name: 'Level benefits' })).getAllByRole('listitem');
    expect(levels.map(({ textContent }) => textContent)).toEqual([
      'Bronzefrom 0 growth points0% off',
      'SilverYour levelfrom 500 growth points1% off',
      'Goldfrom 1,500 growth points2% off',
    ]);
  });

  it('appears before the points history, so that the history does not move', async () => {
    let answer: (levels: typeof remarks) => void = () => undefined;
    await open({ readLevelRemark: () => new Promise((resolve) => (answer = resolve)) });
    await main().findByLabelText('Loading');
    expect(main().queryByRole('region', { name: 'Points history' })).toBeNull();
    answer(remarks);
    expect(await main().findByRole('region', { name: 'Points history' })).toBeDefined();
    expect(main().getByRole('region', { name: 'Your level' })).toBeDefined();
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    const { shopper } = await open({
      readLevelInfo: () => (isDown ? Promise.reject(new ApiError('offline')) : info),
    });
    const again = await main().findByRole('button', { name: /again/i });
    isDown = false;
    await shopper.click(again);
    expect(await main().findByText('250 points')).toBeDefined();
  });
});

describe('the points history', () => {
  it('leads to the check-in while it is empty', async () => {
    await open({});
    expect(await main().findByRole('heading', { name: 'Nothing yet' })).toBeDefined();
    const history = within(main().getByRole('region', { name: 'Points history' }));
    const link = history.getByRole('link', { name: 'Daily check-in' });
    expect(link.getAttribute('href')).toBe('/signActive');
    expect(main().queryByRole('table')).toBeNull();
  });

  it('says what each change was for, and the order that it belongs to', async () => {
    const records = [
      record({}),
      record({ id: 2, kind: 'check_in', points: 5, growth: 0, order_code: '' }),
      record({ id: 3, kind: 'redeem', points: -200, growth: 0 }),
    ];
    await open({ listPointGrowth: () => list(records) });
    const table = within(await main().findByRole('table', { name: 'Points history' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows).toEqual([
      'Date | Reason | Points | Growth',
      expect.stringMatching(/2026 \| Order delivered · M2026000007 \| \+65 \| \+65$/),
      expect.stringMatching(/2026 \| Daily check-in \| \+5 \| 0$/),
      expect.stringMatching(/2026 \| Used for an order · M2026000007 \| [-−]200 \| 0$/),
    ]);
    expect(main().queryByRole('heading', { name: 'Nothing yet' })).toBeNull();
  });

  it('has twenty records a page', async () => {
    const { platform } = await open({ listPointGrowth: () => list([record({})], 41) }, '/userCenter/level?page=2');
    expect(await main().findByText('Page 2 of 3')).toBeDefined();
    expect(platform.calls).toContainEqual(['listPointGrowth', { page: 2, page_size: 20 }]);
  });
});
