import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { anAddress, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const CHANGED = /^Your cart was changed in another window or on another device/;
const main = () => within(screen.getByRole('main'));

const quoteOrder: NonNullable<Answers['quoteOrder']> = ({ lines = [] }) =>
  anOrderQuote({
    lines: lines.map(({ sku_id: id, quantity }) => ({
      sku_id: Number(id),
      sku: aSku(Number(id)),
      quantity,
      price: 900,
      line_total: 900 * quantity,
      problem: null,
      available: 99,
    })),
  });

/** Opens a page of the goods of a cart with two lines; `look` makes its window read the cart again. */
async function open(path: string, answers: Answers = {}) {
  const { answers: usual, cart } = shop([anAddress()]);
  cart.quantities.set(1, 2).set(2, 3);
  const opened = await openStore(`/cart/goodOffer${path}`, {
    answers: { ...usual, quoteOrder, ...answers },
    user: MEMBER,
  });
  const quantities = () => main().findAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of / });
  await waitFor(async () => expect(await quantities()).toHaveLength(2));
  const look = async (): Promise<void> => {
    act(() => opened.stores.ui.setVisible(false));
    await act(async () => opened.stores.ui.setVisible(true));
  };
  return { ...opened, cart, quantities, look };
}

describe.each(['?order=1', ''])('/cart/goodOffer%s', (search) => {
  it.each([
    ['a quantity', (quantities: Map<number, number>) => quantities.set(1, 5)],
    ['a line that is gone', (quantities: Map<number, number>) => quantities.delete(2)],
    ['a line more', (quantities: Map<number, number>) => quantities.set(3, 1)],
  ])('says that another window has changed %s', async (_what, change) => {
    const { cart, look } = await open(search);
    await look();
    expect(main().queryByText(CHANGED)).toBeNull();
    change(cart.quantities);
    await look();
    expect(await main().findByText(CHANGED)).toBeDefined();
  });

  it('says why nothing is left', async () => {
    const { cart, look } = await open(search);
    cart.quantities.clear();
    await look();
    expect(await main().findByRole('heading', { name: 'No products selected' })).toBeDefined();
    expect(main().getByText(CHANGED)).toBeDefined();
  });

  it('says nothing of its own changes, also where they are refused', async () => {
    let isRefused = false;
    const { shopper, quantities, look, cart } = await open(search, {
      updateCartLine: (payload) => {
        if (isRefused) throw new ApiError(Code.refused, 'Too many');
        return cart.call('updateCartLine', payload);
      },
    });
    const [first] = await main().findAllByRole('button', { name: /\+1$/ });
    await shopper.click(first!);
    await waitFor(() => expect(cart.quantities.get(1)).toBe(3));
    await look();
    isRefused = true;
    await shopper.click(first!);
    await waitFor(async () => expect((await quantities())[0]!.value).toBe('3'));
    await look();
    expect(main().queryByText(CHANGED)).toBeNull();
  });
});
