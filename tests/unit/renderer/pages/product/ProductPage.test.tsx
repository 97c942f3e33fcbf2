import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';
import { aWholeProduct, withPrices } from '../../../../support/builders/aProductPage.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

afterEach(() => void vi.unstubAllGlobals());

const PATH = '/product/convex/1';
const answersFor = (product: Product): Answers => ({
  ...storefrontReplies,
  readProduct: () => product,
  readDeliveryDays: ({ sku_id: sku }) => ({
    delivery_days: 3,
    delivery_date: Number(sku) === 103 ? '2026-12-10' : '2026-11-23',
  }),
});
/** Fake IntersectionObservers that the test triggers by the element's id; each disconnects only its own elements. */
const watchOf = (watched: Map<string, (isIntersecting: boolean) => void>) =>
  class {
    readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    readonly #own = new Set<string>();
    constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      this.#own.add(target.id);
      watched.set(target.id, (isIntersecting) => this.#tell([{ isIntersecting, target }]));
    }
    disconnect(): void {
      for (const id of this.#own) watched.delete(id);
    }
  };
const open = (product = aWholeProduct(), path = PATH) => openStore(path, { answers: answersFor(product) });

describe('the product page', () => {
  it('tells search engines its name, number and summary', async () => {
    await open(aWholeProduct({ en_summary: 'A probe for the abdomen.' }));
    expect(document.title).toMatch(/^Convex Ultrasound Probe – CX5-2C \|/);
    const description = document.head.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toBe('A probe for the abdomen.');
  });

  it('tells a visitor why there is no price, and leads through sign-in back to the same variant', async () => {
    await open(aWholeProduct(), `${PATH}?sku=102`);
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(`${PATH}?sku=102`)}`);
    expect(screen.getByText('Log in to see prices')).toBeDefined();
  });

  it('keeps the chosen variant in the address and puts that one into the cart', async () => {
    const { shopper, stores, address } = await open();
    await shopper.click(screen.getByRole('radio', { name: 'CX5-2C-5' }));
    await waitFor(() => expect(address()).toBe(`${PATH}?sku=103`));
    expect(await screen.findByText('Delivery by Dec 10')).toBeDefined();
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await shopper.clear(quantity);
    await shopper.type(quantity, '3{Enter}');
    await shopper.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(stores.cart.entries).toEqual([{ sku_id: 103, quantity: 3 }]);
  });

  it.each([
    [24, '20 in stock · Pack of 24'],
    [1, '20 in stock'],
  ])('says beside the stock how many pieces a pack of %i has, as "%s"', async (size, text) => {
    const product = aWholeProduct();
    await open({ ...product, skus: product.skus.map((sku) => ({ ...sku, stock: 20, pack_size: size })) });
    expect(screen.getByText('20 in stock').parentElement?.textContent.trim()).toBe(text);
  });

  it('says the number of the variant that was put into the cart', async () => {
    const { shopper } = await open(aWholeProduct(), `${PATH}?sku=102`);
    await shopper.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect((await screen.findByText(/^Added to the cart/)).textContent).toContain('Convex Ultrasound Probe (CX5-2C-4)');
  });

  it.each(['999', 'CX5-2C-99', 'x y'])(
    'chooses no variant where the address names one that is not sold: %s',
    async (wanted) => {
      const { shopper, stores, address } = await open(aWholeProduct(), `${PATH}?sku=${encodeURIComponent(wanted)}`);
      expect(screen.getByText('Variant not available')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
      expect(screen.queryByRole('radio', { name: /CX5/, checked: true })).toBeNull();
      await shopper.click(screen.getByRole('radio', { name: 'CX5-2C-4' }));
      await waitFor(() => expect(address()).toBe(`${PATH}?sku=102`));
      await shopper.click(await screen.findByRole('button', { name: 'Add to cart' }));
      expect(stores.cart.entries).toEqual([{ sku_id: 102, quantity: 1 }]);
    },
  );

  it('asks even where a single variant is left', async () => {
    const product = aWholeProduct();
    const { shopper, address } = await open({ ...product, skus: product.skus.slice(0, 1) }, `${PATH}?sku=103`);
    expect(screen.getByText('Variant not available')).toBeDefined();
    await shopper.selectOptions(screen.getByRole('combobox', { name: 'Choose a variant' }), '100');
    await waitFor(() => expect(address()).toBe(`${PATH}?sku=100`));
  });

  it.each([
    ['CX5-2C-4', `${PATH}?sku=102`],
    ['cx52c4', `${PATH}?sku=102`],
    ['CX5-2C-4&utm_source=mail', `${PATH}?sku=102&utm_source=mail`],
  ])('leads from a part number in the address to the id of its variant: %s', async (wanted, expected) => {
    const { address } = await open(aWholeProduct(), `${PATH}?sku=${wanted}`);
    expect(address()).toBe(expected);
    expect(screen.getByRole('radio', { name: 'CX5-2C-4', checked: true })).toBeDefined();
  });

  it('leads to the product that a variant belongs to now', async () => {
    const other = aWholeProduct({
      id: 2,
      en_seo_title_str: 'linear',
      skus: [{ ...aWholeProduct().skus[0]!, id: 200, product_id: 2 }],
    });
    const moved = { ...other.skus[0]!, product: other };
    const answers: Answers = {
      ...answersFor(aWholeProduct()),
      readProduct: ({ id }) => (Number(id) === 2 ? other : aWholeProduct()),
      listSkus: () => ({ results: [moved], total: 1, page: 1, page_size: 1 }),
    };
    const { address } = await openStore(`${PATH}?sku=200`, { answers });
    expect(address()).toBe('/product/linear/2?sku=200');
  });

  it('offers few variants as a list to choose from', async () => {
    const product = aWholeProduct();
    await open({ ...product, skus: product.skus.slice(0, 2) });
    expect(screen.getByRole('combobox', { name: 'Choose a variant' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /CX5/ })).toBeNull();
  });

  it('reports a wrong quantity and does not take it', async () => {
    const { shopper, stores } = await open();
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await shopper.clear(quantity);
    await shopper.type(quantity, '1000');
    expect(screen.getByText('The maximum quantity is 999')).toBeDefined();
    await shopper.clear(quantity);
    await shopper.type(quantity, '0');
    expect(screen.getByText('The quantity of goods cannot be less than 1')).toBeDefined();
    await shopper.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(stores.cart.entries).toEqual([{ sku_id: 100, quantity: 1 }]);
  });

  it('names the stock beside a quantity that wants more', async () => {
    const { shopper } = await open();
    const more = screen.getByRole('button', { name: 'Quantity: +1' });
    for (let quantity = 1; quantity < 4; quantity++) await shopper.click(more);
    expect(screen.queryByText(/request a quotation/)).toBeNull();
    await shopper.click(more);
    expect(screen.getByText('4 in stock. For more, request a quotation')).toBeDefined();
    await shopper.click(screen.getByRole('radio', { name: 'CX5-2C-5' }));
    expect(await screen.findByText('Delivery by Dec 10')).toBeDefined();
    expect(screen.queryByText(/request a quotation/)).toBeNull();
  });

  it('says it below all that may be pressed next, so that nothing moves away under the pointer', async () => {
    const { shopper } = await open();
    await shopper.type(screen.getByRole('textbox', { name: 'Quantity' }), '9{Enter}');
    const stockNote = screen.getByText('4 in stock. For more, request a quotation');
    const next = [
      screen.getByRole('button', { name: 'Add to cart' }),
      screen.getByRole('link', { name: 'Request a quotation' }),
      screen.getByRole('button', { name: /^Compare/ }),
    ];
    for (const each of next) expect(each.compareDocumentPosition(stockNote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads from an unpriced product to the people who know its price', async () => {
    const product = aWholeProduct({ is_priced: false });
    const { shopper, stores } = await open({
      ...product,
      skus: product.skus.map((sku) => ({ ...sku, is_priced: false })),
    });
    await shopper.click(screen.getByRole('button', { name: 'Add to quotation list' }));
    expect(stores.cart.entries).toMatchObject([{ quantity: 1 }]);
    await shopper.click(screen.getByRole('button', { name: 'Add to cart' }));
    const prompt = await screen.findByRole('dialog');
    expect(within(prompt).getByRole('link', { name: 'Ask for a price' })).toBeDefined();
    expect(stores.cart.entries).toMatchObject([{ quantity: 1 }]);
  });

  it('shows a member the price', async () => {
    await openStore(PATH, { answers: answersFor(withPrices(aWholeProduct(), 12_345)), user: MEMBER });
    expect((await screen.findAllByText('$123.45')).length).toBeGreaterThan(1);
    expect(screen.queryByText('Log in to see prices')).toBeNull();
  });

  it('has one address: another slug leads to it, variant and all', async () => {
    const { address } = await open(aWholeProduct(), '/product/old-name/1?sku=101');
    expect(address()).toBe(`${PATH}?sku=101`);
    const russian = await openStore('/product/convex/1', { answers: answersFor(aWholeProduct()), language: 'ru' });
    await waitFor(() => expect(russian.address()).toBe('/product/konveksnyi/1'));
  });

  it('finds a machine among those a part fits, however its model is written', async () => {
    const fits = Array.from({ length: 12 }, (_, index) => ({
      brand_name: 'Ekhova',
      model: `LQ-${700 + index}`,
      product_id: index === 5 ? 9 : null,
      seo_title_str: 'lq',
    }));
    const { shopper } = await open(aWholeProduct({ fits }));
    await shopper.type(screen.getByRole('searchbox', { name: 'Filter by manufacturer or model' }), 'lq705');
    expect(screen.getByRole('link', { name: 'Ekhova LQ-705' }).getAttribute('href')).toBe('/product/lq/9');
    expect(screen.queryByText('Ekhova LQ-706')).toBeNull();
  });

  it('marks the section in view, and none at the top of the page', async () => {
    const watched = new Map<string, (isIntersecting: boolean) => void>();
    vi.stubGlobal('IntersectionObserver', watchOf(watched));
    await open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    // React runs the effect that observes the sections after the page is shown.
    await waitFor(() => expect([...watched.keys()]).toContain('specs'));
    const marked = (): string[] =>
      links.queryAllByRole('link', { current: 'location' }).map((each) => each.textContent);
    act(() => watched.get('specs')!(true));
    expect(marked()).toEqual(['Specifications']);
    act(() => watched.get('specs')!(false));
    expect(marked()).toEqual([]);
  });

  it('remembers visited products in this browser', async () => {
    const { stores } = await open();
    await waitFor(() => expect(stores.recent.ids).toEqual([1]));
  });

  it('remembers the variant with it, and puts that one beside others', async () => {
    const { shopper, stores } = await open(aWholeProduct(), `${PATH}?sku=102`);
    await waitFor(() => expect(stores.recent.chosen).toEqual([{ id: 1, skuId: 102 }]));
    await shopper.click(screen.getByRole('button', { name: /^Compare/ }));
    const tray = within(await screen.findByRole('region', { name: 'Compare products' }));
    expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?ids=1.102');
  });

  it('is not found where there is no such product', async () => {
    await openStore('/product/convex/2', { answers: storefrontReplies });
    expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  });
});

it('shows the variant of the address again where it changes, as by going back', async () => {
  const { shopper, go } = await open(aWholeProduct(), `${PATH}?sku=102`);
  await shopper.click(screen.getByRole('radio', { name: 'CX5-2C-5' }));
  expect(screen.getByRole('radio', { name: 'CX5-2C-5' })).toHaveProperty('checked', true);
  await act(() => go(`${PATH}?sku=102`));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'CX5-2C-4' })).toHaveProperty('checked', true));
});

it('shows the variant of a link that is pressed before the address has the one chosen last', async () => {
  const { go } = await open(aWholeProduct(), `${PATH}?sku=102`);
  await act(async () => {
    screen.getByRole('radio', { name: 'CX5-2C-5' }).click();
    await go(`${PATH}?sku=102`);
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'CX5-2C-4' })).toHaveProperty('checked', true));
});
