import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const ASK = 'Select the products you want a quotation for';
const budget = () => screen.queryByRole('link', { name: /^Budgetary quotation/ });

it.each(['Request a quotation', 'Order now'])(
  'without a selected line “%s” asks for one, and not before',
  async (name) => {
    const server = new FakeCartServer();
    server.quantities.set(1, 2);
    const answers = { ...storefrontReplies, readCart: () => server.call('readCart', {}) };
    const { shopper, destination } = await openStore('/cart', { answers, user: MEMBER });
    const box = await screen.findByRole('checkbox', { name: 'Select Probe 1' });
    expect(budget()?.getAttribute('href')).toBe('/cart/goodOffer/budget');
    await shopper.click(box);
    await screen.findByText(/^0 products selected/);
    expect([screen.queryByText(ASK), budget()]).toEqual([null, null]);
    await shopper.click(screen.getByRole('button', { name }));
    expect((await screen.findByText(ASK)).closest('[role=alert]')).not.toBeNull();
    expect(destination()).toBe('/cart');
    await shopper.click(screen.getByRole('checkbox', { name: 'Select Probe 1' }));
    await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  },
);
