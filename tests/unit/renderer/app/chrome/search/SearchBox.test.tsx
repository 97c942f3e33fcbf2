import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import form from '../../../../../../renderer/src/app/chrome/search/SearchBox.module.css';
import { ApiError } from '../../../../../../shared/contract/envelope.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies, suggestions } from '../../../../../support/fixtures/storefrontReplies.ts';

const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Search' });
const closing = (): HTMLElement | null => screen.queryByRole('button', { name: 'Close search' });

it('leads to the search page with the typed text, whatever characters are in it', async () => {
  const { shopper, address } = await openStore('/', { answers: storefrontReplies });
  await shopper.type(box(), 'C5-2 #4 & 50%{Enter}');
  await waitFor(() => expect(address()).toBe('/product/searchPage?keyWord=C5-2%20%234%20%26%2050%25'));
});

it('offers popular searches before anything is typed', async () => {
  const { shopper, address } = await openStore('/', { answers: storefrontReplies });
  await shopper.click(box());
  await shopper.click(screen.getByRole('option', { name: 'convex probe' }));
  await waitFor(() => expect(address()).toBe('/product/searchPage?keyWord=convex%20probe'));
});

it('suggests products with part number and reason, and says how many there are', async () => {
  const { shopper } = await openStore('/', { answers: storefrontReplies });
  await shopper.type(box(), 'c52');
  const option = await screen.findByRole('option', { name: /Convex Probe C5-2/ });
  expect(option.textContent).toContain('Same part number, written differently');
  expect(screen.getByText('3 suggestions')).toBeDefined();
  const machines = within(screen.getByRole('group', { name: 'Machines' }));
  expect(machines.getByRole('option', { name: 'Sonora S40' })).toBeDefined();
});

it('says “written differently” of a whole number alone, and leads to the variant whose number was typed', async () => {
  const [product] = suggestions.products;
  const suggest = () => ({
    ...suggestions,
    products: [
      { ...product!, match: { kind: 'part' as const, field: 'code' as const, value: 'C5-2' } },
      { ...product!, id: 6, match: { kind: 'exact' as const, field: 'sku' as const, value: 'C5-2-25', sku_id: 61 } },
    ],
  });
  const { shopper, address } = await openStore('/', { answers: { ...storefrontReplies, suggest } });
  await shopper.type(box(), '5-2');
  const [part, variant] = await screen.findAllByRole('option', { name: /Convex Probe C5-2/ });
  expect(part!.textContent).toContain('Part number contains this');
  expect(variant!.textContent).toContain('Part number of a variant: C5-2-25');
  await shopper.click(variant!);
  await waitFor(() => expect(address()).toBe('/product/convex-probe/6?sku=61'));
});

it('walks through the suggestions with the arrow keys and opens one with Enter', async () => {
  const { shopper, address } = await openStore('/', { answers: storefrontReplies });
  await shopper.type(box(), 'c52');
  const option = await screen.findByRole('option', { name: /Convex Probe C5-2/ });
  await shopper.keyboard('{ArrowDown}');
  expect(box().getAttribute('aria-activedescendant')).toBe(option.id);
  await shopper.keyboard('{ArrowUp}');
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  await shopper.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/product/convex-probe/5'));
});

it.each([
  ['Enter', (shopper: UserEvent) => shopper.keyboard('{Enter}')],
  [
    'its button, which takes the focus',
    (shopper: UserEvent) => shopper.click(screen.getByRole('button', { name: 'Search' })),
  ],
])('closes the suggestions where another search by %s leads to the page that is shown already', async (_, search) => {
  const { shopper, address } = await openStore('/', { answers: storefrontReplies });
  await shopper.type(box(), 'gel{Enter}');
  await waitFor(() => expect(address()).toBe('/product/searchPage?keyWord=gel'));
  // The page that opens takes the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await shopper.clear(box());
  await shopper.type(box(), 'c52');
  await screen.findByRole('option', { name: /Convex Probe C5-2/ });
  await search(shopper);
  await waitFor(() => expect(address()).toBe('/product/searchPage?keyWord=c52'));
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['desktop', [], (shopper: UserEvent) => shopper.keyboard('{Escape}')],
  ['mobile', [form.sheet], (shopper: UserEvent) => shopper.click(closing()!)],
] as const)('closes the suggestions and keeps the text: %s', async (device, sheet, close) => {
  const { shopper } = await openStore('/', { answers: storefrontReplies, device });
  const shape = () => [...screen.getByRole('search').classList].filter((name) => name === form.sheet);
  expect([shape(), closing()]).toEqual([[], null]);
  await shopper.type(box(), 'c52');
  await screen.findByRole('option', { name: /Convex Probe C5-2/ });
  // On a phone they take the whole screen, with a button that leads back.
  expect([shape(), closing() !== null]).toEqual([sheet, device === 'mobile']);
  await close(shopper);
  expect(screen.queryByRole('option')).toBeNull();
  expect(box()).toHaveProperty('value', 'c52');
  expect([shape(), closing()]).toEqual([[], null]);
});

it('goes on suggesting where a filter chosen before takes effect, and is closed by another page', async () => {
  const { shopper, go } = await openStore('/', { answers: storefrontReplies });
  await shopper.type(box(), 'c52');
  expect(await screen.findByRole('option', { name: /Convex Probe C5-2/ })).toBeDefined();
  await act(() => go('/?brand=1'));
  expect(screen.getByRole('option', { name: /Convex Probe C5-2/ })).toBeDefined();
  await act(() => go('/cart'));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});

it('shows the results of the newest text when an older answer arrives late', async () => {
  const waiting: Record<string, () => void> = {};
  const suggest = vi.fn(
    ({ keyword }: { keyword: string }) =>
      new Promise<typeof suggestions>((resolve) => {
        const [product] = suggestions.products;
        waiting[keyword] = () =>
          resolve({
            products: [{ ...product!, en_product_name: `found for ${keyword}` }],
            groups: [],
            brands: [],
            machines: [],
          });
      }),
  );
  const { shopper } = await openStore('/', { answers: { ...storefrontReplies, suggest } });
  await shopper.type(box(), 'c5');
  await waitFor(() => expect(waiting['c5']).toBeDefined());
  await shopper.type(box(), '-2');
  await waitFor(() => expect(waiting['c5-2']).toBeDefined());
  waiting['c5-2']!();
  expect(await screen.findByRole('option', { name: /found for c5-2/ })).toBeDefined();
  waiting['c5']!();
  await waitFor(() => expect(screen.queryByRole('option', { name: /found for c5 / })).toBeNull());
});

it('searches although no suggestion comes', async () => {
  const { shopper, address } = await openStore('/', {
    answers: { ...storefrontReplies, suggest: () => Promise.reject(new ApiError('offline')) },
  });
  await shopper.type(box(), 'probe');
  await shopper.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/product/searchPage?keyWord=probe'));
});

it('has the words of the search page, and none on the page after it', async () => {
  const { go } = await openStore('/product/searchPage?keyWord=gel', { answers: storefrontReplies });
  expect(box()).toHaveProperty('value', 'gel');
  await act(() => go('/brandList'));
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
});
