import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../../../renderer/src/pages/product/ProductHead.tsx';
import { paths } from '../../../../renderer/src/routing/paths.ts';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { list } from '../../../support/builders/aMember.ts';
import { aWholeProduct } from '../../../support/builders/aProductPage.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { aSku, FakeCartServer } from '../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

const aPicture = (name: string): NonNullable<ProductItem['picture']> => ({
  src: `/media/${name}-{w}.{f}`,
  widths: [160],
  width: 160,
  height: 160,
});
const sku = { ...aSku(1), product: { ...aSku(1).product, picture: aPicture('probe') } };
const cart = new FakeCartServer();
const answers: Answers = {
  ...storefrontReplies,
  listCollected: () => list([]),
  listSkus: () => list([sku]),
  readCart: (payload) => cart.call('readCart', payload),
};

describe('goods are seen', () => {
  it.each<[string, string, Answers, typeof MEMBER | null]>([
    [
      'in the cart',
      '/cart',
      {
        readCart: () => ({
          lines: [{ id: 1, sku, quantity: 1, line_total: 1 }],
          total: 1,
          currency: 'USD',
          unpriced: 0,
        }),
      },
      MEMBER,
    ],
    ['in the list that a kiosk has handed over', paths.handoverCart([{ sku_id: 1, quantity: 2 }]), {}, null],
  ])('%s', async (_where, path, more, user) => {
    await openStore(path, { answers: { ...answers, ...more }, user });
    const main = within(screen.getByRole('main'));
    await main.findAllByText('Probe 1');
    const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
    expect(sources).toContainEqual(expect.stringContaining('/media/probe-160'));
  });
});

describe('the pictures of a product', () => {
  const [first, second] = [aPicture('first'), aPicture('second')];
  it.each([
    ['all of its page', aWholeProduct({ picture: first, pictures: [first, second] }), [first, second]],
    ['the one of lists where its page has none', aWholeProduct({ picture: first, pictures: [] }), [first]],
    ['the one of lists before its page is read', aProduct({ picture: first }), [first]],
    ['none', aProduct({ picture: null }), []],
  ])('are %s', (_which, product, pictures) => expect(picturesOf(product)).toEqual(pictures));
});
