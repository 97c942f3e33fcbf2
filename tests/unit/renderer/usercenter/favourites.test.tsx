import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../../../shared/contract.ts';
import { shop } from '../../../support/aMember.ts';
import { aPage, aProduct } from '../../../support/aProduct.ts';
import { MEMBER } from '../../../support/FakePlatform.ts';
import { openStore } from '../../../support/openStore.tsx';
import { shopWindow } from '../../../support/shopWindow.ts';

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

  it('shows a guest those of his browser, newest first', async () => {
    const products = [aProduct({ id: 1, en_product_name: 'One' }), aProduct({ id: 2, en_product_name: 'Two' })];
    const listProducts = ({ ids }: Request<'listProducts'>) =>
      aPage(products.filter(({ id }) => (ids as number[]).includes(id)));
    const { stores, go } = await openStore('/', { answers: { ...shopWindow, listProducts } });
    await stores.favourites.toggle(1);
    await stores.favourites.toggle(2);
    await go('/userCenter/collectionList');
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    const names = (await main().findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
    expect(names).toEqual(['Two', 'One']);
    expect(main().getByRole('link', { name: 'Log in to keep them in your account' })).toBeDefined();
  });

  it('says so when there are none', async () => {
    await openStore('/userCenter/collectionList', { answers: shopWindow });
    expect(await main().findByRole('heading', { name: 'No favourites here' })).toBeDefined();
  });
});
