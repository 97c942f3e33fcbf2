import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { AfterSale } from '../../../../../shared/contract/schemas/returns.ts';
import { selectNoCountry } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const refuse = (error: ApiError): never => {
  throw error;
};
const main = () => within(screen.getByRole('main'));

describe('an order of which something is sent back', () => {
  const ask: AfterSale = {
    id: 3,
    order_id: 7,
    order_code: 'M2026000007',
    kind: 'return',
    state: 'refused',
    reason: 'It does not start',
    answer: 'The seal is broken',
    lines: [],
    photos: [],
    created_at: '2027-09-30T12:00:00.000Z',
  };
  const listOf = (results: AfterSale[]) => ({ results, total: results.length, page: 1, page_size: 20 });
  const answers = (): Answers => ({
    ...storefrontReplies,
    readOrder: () => anOrder({ state: 'completed' }),
    selectCountry: selectNoCountry,
  });

  it('shows the state of the return, what comes next and the answer, and leads to all', async () => {
    const listAfterSales: Answers['listAfterSales'] = ({ order_id: order }) => listOf(order === 7 ? [ask] : []);
    await openStore('/userCenter/orderList/7', { answers: { ...answers(), listAfterSales }, user: MEMBER });
    const card = within(await main().findByRole('region', { name: 'Returns and exchanges' }));
    expect(card.getByText('Refused')).toBeDefined();
    expect(card.getByText('We could not accept this return.')).toBeDefined();
    expect(card.getByText('The seal is broken')).toBeDefined();
    const link = card.getByRole('link', { name: 'All returns and exchanges' });
    expect(link.getAttribute('href')).toBe('/userCenter/afterSale');
  });

  const course = () => main().findByRole('region', { name: 'Order status' });

  it('says nothing of returns where there is none', async () => {
    await openStore('/userCenter/orderList/7', {
      answers: { ...answers(), listAfterSales: () => listOf([]) },
      user: MEMBER,
    });
    await course();
    expect(main().queryByRole('region', { name: 'Returns and exchanges' })).toBeNull();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('is shown while its returns are read', async () => {
    const never = () => new Promise<never>(() => undefined);
    await openStore('/userCenter/orderList/7', { answers: { ...answers(), listAfterSales: never }, user: MEMBER });
    await course();
  });

  it('is shown where its returns cannot be read, and reads them at one click', async () => {
    let isBroken = true;
    const listAfterSales = () => (isBroken ? refuse(new ApiError(Code.refused, 'Out of order')) : listOf([ask]));
    const { shopper } = await openStore('/userCenter/orderList/7', {
      answers: { ...answers(), listAfterSales },
      user: MEMBER,
    });
    await course();
    const failure = within(await main().findByRole('alert'));
    isBroken = false;
    await shopper.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('The seal is broken')).toBeDefined();
    expect(main().queryByRole('alert')).toBeNull();
  });
});
