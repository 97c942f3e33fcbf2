import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../../shared/contract/routes.ts';
import { list, shop } from '../../../../support/builders/aMember.ts';
import { aPage, aProduct } from '../../../../support/builders/aProduct.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { OrderPadStore } from '../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));

describe('favourites', () => {
  it('lets a product go and takes it back', async () => {
    const { answers } = shop();
    const { shopper, stores } = await openStore('/userCenter/collectionList', { answers, user: MEMBER });
    const heart = await main().findByRole('button', { name: 'Favourite: Linear Probe' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    await shopper.click(heart);
    await waitFor(() => expect(main().queryByText('Linear Probe')).toBeNull());
    expect(main().getByText('Convex Probe')).toBeDefined();
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Linear Probe')).toBeDefined();
    expect(stores.favourites.has(2)).toBe(true);
  });

  it('shows a product marked in another tab', async () => {
    const { answers } = shop();
    const products = [1, 2].map((id) => aProduct({ id, en_product_name: `Probe ${id}` }));
    const listCollected = () => list([...products]);
    const { stores } = await openStore('/userCenter/collectionList', {
      answers: { ...answers, listCollected },
      user: MEMBER,
    });
    await main().findByText('Probe 2');
    await waitFor(() => expect(stores.favourites.ids).toEqual([1, 2]));
    products.unshift(aProduct({ id: 3, en_product_name: 'Probe 3' }));
    stores.favourites.follow('the mark of the other tab');
    expect(await main().findByText('Probe 3')).toBeDefined();
  });

  it('shows a guest a product marked in another tab, before the others', async () => {
    const products = [1, 2].map((id) => aProduct({ id, en_product_name: `Probe ${id}` }));
    const listProducts = ({ ids }: Request<'listProducts'>) =>
      aPage(products.filter(({ id }) => (ids as number[]).includes(id)));
    const { stores, go } = await openStore('/', { answers: { ...storefrontReplies, listProducts } });
    await stores.favourites.toggle(1);
    await go('/userCenter/collectionList');
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    const names = () =>
      main()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent);
    await waitFor(() => expect(names()).toEqual(['Probe 1']));
    await stores.favourites.toggle(2);
    await waitFor(() => expect(names()).toEqual(['Probe 2', 'Probe 1']));
  });

  it('fills the order pad with one of each that is still marked, in its marked variant', async () => {
    const { answers } = shop();
    const listed = [
      aProduct({ id: 1, code: 'CX5-2', sku_code: 'CX5-2C', en_product_name: 'Convex Probe' }),
      {
        ...aProduct({ id: 2, code: 'LX9', sku_count: 3, en_product_name: 'Linear Probe' }),
        chosen_sku_id: 55,
      },
      aProduct({ id: 3, code: 'GONE', en_product_name: 'Gone Probe' }),
    ];
    const { shopper, stores, address } = await openStore('/userCenter/collectionList', {
      answers: { ...answers, listCollected: () => list(listed) },
      user: MEMBER,
    });
    await waitFor(() => expect(stores.favourites.ids).toEqual([1, 2, 3]));
    await shopper.click(await main().findByRole('button', { name: 'Favourite: Gone Probe' }));
    await waitFor(() => expect(main().queryByText('Gone Probe')).toBeNull());
    await shopper.click(main().getByRole('button', { name: 'Open in the order pad' }));
    await waitFor(() => expect(address()).toBe('/orderPad'));
    const lines = stores.pageStore(OrderPadStore).lines;
    expect(lines.map(({ text, quantity, skuId }) => [text, quantity, skuId])).toEqual([
      ['CX5-2C', '1', null],
      ['LX9', '1', 55],
    ]);
  });

  it('tells a guest without marks how to begin, and asks for no products', async () => {
    const { platform } = await openStore('/userCenter/collectionList', { answers: storefrontReplies });
    expect(await main().findByRole('link', { name: 'Browse the categories' })).toBeDefined();
    expect(main().getByText(/Log in/)).toBeDefined();
    expect(platform.calls.map(([name]) => name)).not.toContain('listProducts');
  });

  it('leads to the variant that was marked', async () => {
    const probe = aProduct({ id: 5, sku_count: 3, en_product_name: 'Marked Probe' });
    const { answers } = shop();
    const listCollected = () => list([{ ...probe, chosen_sku_id: 55 }]);
    await openStore('/userCenter/collectionList', { answers: { ...answers, listCollected }, user: MEMBER });
    const way = () => main().getByRole('link', { name: 'Marked Probe' }).getAttribute('href');
    await main().findByText('Marked Probe');
    await waitFor(() => expect(way()).toBe('/product/convex/5?sku=55'));
    expect(
      main()
        .getByRole('link', { name: /Choose a variant/ })
        .getAttribute('href'),
    ).toBe('/product/convex/5?sku=55');
  });

  it('moves a product to the cart, and undoes both', async () => {
    const { answers, cart } = shop();
    cart.quantities.set(100, 2); // two of it were in the cart before
    const { shopper, stores } = await openStore('/userCenter/collectionList', { answers, user: MEMBER });
    const card = within((await main().findByText('Convex Probe')).closest('article')!);
    await waitFor(() => expect(stores.favourites.has(1)).toBe(true));
    await shopper.click(card.getByRole('button', { name: /^Move to cart: / }));
    expect((await screen.findByText(/^Moved to the cart/)).textContent).toContain('Convex Probe (CX5-2C)');
    expect(screen.queryByText('Removed from your favourites')).toBeNull();
    expect(main().queryByText('Convex Probe')).toBeNull();
    expect(cart.quantities.get(100)).toBe(3);
    await shopper.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Convex Probe')).toBeDefined();
    await waitFor(() => expect(cart.quantities.get(100)).toBe(2));
    expect(stores.favourites.has(1)).toBe(true);
  });

  it('says so when a product is in the cart but could not be let go', async () => {
    const { answers } = shop();
    const setCollected = () => Promise.reject(new ApiError('offline'));
    const { shopper } = await openStore('/userCenter/collectionList', {
      answers: { ...answers, setCollected },
      user: MEMBER,
    });
    const card = within((await main().findByText('Convex Probe')).closest('article')!);
    await shopper.click(card.getByRole('button', { name: /^Move to cart: / }));
    expect((await screen.findByText(/^Added to the cart/)).textContent).toContain(
      'Convex Probe (CX5-2C). It is still among your favourites.',
    );
    expect(main().getByText('Convex Probe')).toBeDefined();
  });

  it('merges a guest’s list at sign-in, and keeps those that the network lost for the next time', async () => {
    const { answers } = shop();
    const brought: number[] = [];
    let isLost = true;
    const setCollected = ({ id, collected }: Request<'setCollected'>) => {
      if (isLost && id === 9) throw new ApiError('offline');
      brought.push(Number(id));
      return { collected, total: 1 };
    };
    const { stores, platform } = await openStore('/', { answers: { ...answers, setCollected } });
    for (const id of [8, 9]) await stores.favourites.toggle(id);
    platform.become(MEMBER);
    await waitFor(() => expect(stores.favourites.loading.status).toBe('failed'));
    expect([brought, stores.favourites.guestIds]).toEqual([[8], [9]]);
    isLost = false;
    await stores.favourites.load();
    expect([brought, stores.favourites.guestIds, stores.favourites.ids]).toEqual([[8, 9], [], [1, 2]]);
  });

  it('shows a guest those of their browser, newest first', async () => {
    const products = [aProduct({ id: 1, en_product_name: 'One' }), aProduct({ id: 2, en_product_name: 'Two' })];
    const listProducts = ({ ids }: Request<'listProducts'>) =>
      aPage(products.filter(({ id }) => (ids as number[]).includes(id)));
    const { stores, go } = await openStore('/', { answers: { ...storefrontReplies, listProducts } });
    await stores.favourites.toggle(1);
    await stores.favourites.toggle(2);
    await go('/userCenter/collectionList');
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    const names = (await main().findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
    expect(names).toEqual(['Two', 'One']);
    expect(main().getByRole('link', { name: 'Log in to keep them in your account' })).toBeDefined();
  });

  it.each<['member' | 'guest', OperationName]>([
    ['member', 'listCollected'],
    ['guest', 'listProducts'],
  ])('offers a %s to try again where they cannot be read', async (who, operation) => {
    let isLost = true;
    const read = () => {
      if (isLost) throw new ApiError(Code.internal, '');
      return aPage([aProduct({ id: 1, en_product_name: 'One' })]);
    };
    const { stores, shopper, go } = await openStore('/', {
      answers: { ...storefrontReplies, ...shop().answers, [operation]: read },
      ...(who === 'member' && { user: MEMBER }),
    });
    if (who === 'guest') await stores.favourites.toggle(1);
    await go('/userCenter/collectionList');
    await screen.findByText('This could not be loaded');
    isLost = false;
    await shopper.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One')).toBeDefined();
  });

  it('says so when there are none', async () => {
    await openStore('/userCenter/collectionList', { answers: storefrontReplies });
    expect(await main().findByRole('heading', { name: 'No favourites here' })).toBeDefined();
  });
});
