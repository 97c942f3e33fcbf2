import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { usePartsLeft } from '../../../../../renderer/src/ui/loading/usePartsLeft.ts';
import { navigateSynchronously } from '../../../../../renderer/src/entry/browser/navigateSynchronously.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const HEIGHT = 300;
/** How far the window has been scrolled since, in px. */
let scrolled = 0;
/** Lets the frame behind the first one come; by hand, to see the first. */
let comeNextFrame: () => void;

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(400);
  // The window shows a part of the second card, and the third one.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * HEIGHT - 450 - scrolled, 200, HEIGHT);
  });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  comeNextFrame = () => frames.splice(0).forEach((frame) => frame(0));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the height of each card that is left out of the frame, and the name of each other card. */
let frames: string[];

function Cards({ products }: { products: readonly ProductItem[] }) {
  const { list, heights } = usePartsLeft<HTMLUListElement>(products);
  frames.push(products.map(({ code }, index) => heights?.[index] ?? code).join(' '));
  return (
    <ul ref={list}>
      {products.map(({ id }) => (
        <li key={id} />
      ))}
    </ul>
  );
}

function open(products: readonly ProductItem[]) {
  frames = [];
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Cards products={products} /> },
      { path: '/product', element: <p>product</p> },
    ],
    { initialEntries: ['/list'] },
  );
  navigateSynchronously(router);
  render(<RouterProvider router={router} />);
  const go = (to: string | number): Promise<void> => act(() => router.navigate(to as string));
  return { go };
}

const fourProducts = (): ProductItem[] => ['A', 'B', 'C', 'D'].map((code, index) => aProduct({ id: index + 1, code }));

it('leaves cards outside the window out of the first frame after going back, at their heights', async () => {
  const { go } = open(fourProducts());
  expect(frames).toEqual(['A B C D']);
  await go('/product');
  frames = [];
  await go(-1);
  expect(frames).toEqual(['300 B C 300']);
  comeNextFrame();
  await eventually(() => expect(frames.at(-1)).toBe('A B C D'));
});

it.each<[string, (list: ReturnType<typeof open>) => Promise<void>]>([
  ['a link leads to the list', async ({ go }) => go('/list')],
  [
    'the window has another width',
    async ({ go }) => {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
      await go(-1);
    },
  ],
])('renders all cards at once where %s', async (_case, come) => {
  const list = open(fourProducts());
  await list.go('/product');
  frames = [];
  await come(list);
  expect(frames).toEqual(['A B C D']);
});

it('keeps the place of each history entry, though two have the same list', async () => {
  const { go } = open(fourProducts());
  await go('/product');
  await go('/list');
  await go('/product');
  frames = [];
  await go(-3);
  expect(frames).toEqual(['A B C D']);
});

it('knows the cards of the window as it was when the visitor left, though they pressed something before', async () => {
  const { go } = open(fourProducts());
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  scrolled = HEIGHT;
  await go('/product');
  frames = [];
  await go(-1);
  expect(frames).toEqual(['300 300 C D']);
});
