import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { AddToCartButton } from '../../../../../renderer/src/components/cart/AddToCartButton.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { type Answers, renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

type Props = Partial<Parameters<typeof AddToCartButton>[0]>;
const item = { sku_id: 7, code: 'C5-2', is_priced: true };
const empty = { lines: [], total: 0, unpriced: 0, currency: 'USD' };
const asMember: Answers = {
  readCart: () => empty,
  countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
  listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
};
const open = async (props: Props = {}) => {
  const opened = await renderPart(<AddToCartButton item={item} name="Probe" {...props} />, { answers: {} });
  return { ...opened, button: screen.getByRole('button') };
};

describe('a button to the cart', () => {
  it.each<[Props, string, string | null]>([
    [{}, 'Add to cart', null],
    [{ label: 'Order again' }, 'Order again', null],
    [{ isIconOnly: true }, '', 'Add to cart'],
    [{ item: { ...item, is_priced: false } }, 'Add to cart', null],
    [{ item: { ...item, is_priced: false }, listsUnpriced: true }, 'Add to quotation list', null],
    [{ listsUnpriced: true }, 'Add to cart', null],
  ])('says what it does: %j', async (props, text, label) => {
    const { button } = await open(props);
    expect([button.textContent, button.ariaLabel, button.title || null]).toEqual([text, label, label]);
    expect(button.ariaDisabled).not.toBe('true');
  });

  it.each<[Props, { sku_id: number; quantity: number }[], string | null]>([
    [{}, [{ sku_id: 7, quantity: 1 }], 'catalogue:cart.added'],
    [{ quantity: 5 }, [{ sku_id: 7, quantity: 5 }], 'catalogue:cart.added'],
    [
      { item: { ...item, is_priced: false }, listsUnpriced: true },
      [{ sku_id: 7, quantity: 1 }],
      'catalogue:cart.listed',
    ],
    [{ item: { ...item, is_priced: false } }, [], null],
  ])('adds to a guest’s cart, or asks for a price: %j', async (props, entries, key) => {
    const { button, stores, addressOf } = await open(props);
    await userEvent.click(button);
    await waitFor(() => expect(stores.cart.entries).toMatchObject(entries));
    if (key === null) expect(await screen.findByRole('dialog')).toBeDefined();
    const text = key && { key, values: { name: 'Probe', code: 'C5-2', count: props.quantity ?? 1 } };
    await waitFor(() => expect(stores.notices.queue[0]?.text ?? null).toEqual(text));
    const [notice] = stores.notices.queue;
    if (!notice) return;
    act(() => notice.action!.run());
    await waitFor(() => expect(addressOf()).toBe('/cart'));
  });

  it('lets its place report the success', async () => {
    const onAdded = vi.fn();
    const { button, stores } = await open({ onAdded });
    await userEvent.click(button);
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(stores.notices.queue).toEqual([]);
  });

  it.each([
    ['says why the store refuses it', Code.refused],
    ['says once that there is no network', 'offline' as const],
  ])('cannot be pressed while it adds, and %s', async (_, code) => {
    let refuse: (error: ApiError) => void = () => undefined;
    const addCartLine = () => new Promise<never>((_resolve, reject) => (refuse = reject));
    const { stores } = await renderPart(<AddToCartButton item={item} name="Probe" />, {
      answers: { ...asMember, addCartLine },
      member: MEMBER,
    });
    await waitFor(() => expect(stores.session.isMember).toBe(true));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button').ariaDisabled).toBe('true'));
    act(() => refuse(new ApiError(code)));
    await waitFor(() => expect(screen.getByRole('button').ariaDisabled).not.toBe('true'));
    await waitFor(() => expect(stores.notices.queue.map(({ intent }) => intent)).toEqual(['error']));
  });
});
