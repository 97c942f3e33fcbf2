import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { aPage, aProduct } from '../../../../support/builders/aProduct.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const { commits, counted } = vi.hoisted(() => {
  const seen: string[] = [];
  /** A part whose commits are recorded. */
  const count = async <K extends string>(name: K, original: () => Promise<Record<K, ComponentType>>) => {
    const { [name]: Part } = await original();
    const react = await import('react');
    const Counted = react.memo(() =>
      react.createElement(
        react.Profiler,
        { id: name, onRender: (id) => void seen.push(id) },
        react.createElement(Part),
      ),
    );
    return { [name]: Counted };
  };
  return { commits: seen, counted: count };
});
vi.mock('../../../../../renderer/src/app/chrome/header/Logo.tsx', (original) => counted('Logo', original));
vi.mock('../../../../../renderer/src/app/chrome/header/CartLink.tsx', (original) => counted('CartLink', original));
vi.mock('../../../../../renderer/src/app/chrome/header/InboxLink.tsx', (original) => counted('InboxLink', original));
vi.mock('../../../../../renderer/src/app/chrome/navigation/CategoryMenu.tsx', (original) =>
  counted('CategoryMenu', original),
);
vi.mock('../../../../../renderer/src/app/chrome/footer/Footer.tsx', (original) => counted('Footer', original));

it('header, cart and footer are not rendered again when another page is shown', async () => {
  const answers = { ...storefrontReplies, listProducts: () => aPage([aProduct()]) };
  const { shopper, address } = await openStore('/', { answers });
  const elements = [
    screen.getByRole('banner'),
    screen.getByRole('contentinfo'),
    screen.getByRole('link', { name: 'Cart' }),
  ];
  await shopper.hover(screen.getByRole('link', { name: 'Products' }));
  commits.length = 0;
  await shopper.click(screen.getByRole('link', { name: 'Products' }));
  await screen.findByRole('heading', { level: 1, name: 'All products' });
  expect(address()).toBe('/product/productList');
  expect(commits).toEqual([]);
  expect(elements.map((part) => part.isConnected)).toEqual([true, true, true]);
});

it('a menu that is open closes when another page is shown, and its links lead where the router does', async () => {
  const answers = { ...storefrontReplies, listProducts: () => aPage([aProduct()]) };
  const { shopper, address } = await openStore('/', { answers });
  const menu = screen.getByRole('button', { name: 'All categories' });
  await shopper.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await shopper.click(screen.getByRole('link', { name: 'Products' }));
  await screen.findByRole('heading', { level: 1, name: 'All products' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await shopper.click(screen.getByRole('link', { name: 'Medstore, home page' }));
  await eventually(() => expect(address()).toBe('/'));
});
