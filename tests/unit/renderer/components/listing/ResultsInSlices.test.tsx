import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResultsInSlices } from '../../../../../renderer/src/components/listing/ResultsInSlices.tsx';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

/** Everything that was rendered, in its order. */
const rendered = vi.hoisted(() => [] as string[]);

vi.mock('../../../../../renderer/src/components/listing/ListResults.tsx', () => ({
  ListResults: ({ products, ready }: { products: readonly { id: number }[]; ready: number }) => {
    const text = `${Math.min(products.length, ready)} products from ${products[0]?.id}`;
    rendered.push(text);
    return <p>{text}</p>;
  },
}));
vi.mock('../../../../../renderer/src/components/listing/states/ListPlaceholder.tsx', () => ({
  ListPlaceholder: ({ count }: { count: number }) => <p>{`${count} empty cards`}</p>,
}));

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  rendered.length = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  cleanup();
});

const aLocation = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
/** A page of 24 products, the first of which has this id; being read without one. */
const list = (page: number, how: NavigationType, id?: number) => (
  <LocationContext value={{ location: aLocation, navigationType: how }}>
    <ResultsInSlices
      id={`page ${page}`}
      products={id === undefined ? undefined : Array.from({ length: 24 }, (_, index) => aProduct({ id: id + index }))}
      expected={12}
      keyword={undefined}
    />
  </LocationContext>
);
const show = (...args: Parameters<typeof list>): void => flushSync(() => root.render(list(...args)));

it('a list that opens with its products shows them all at once', () => {
  render(list(1, NavigationType.Pop, 100));
  expect(screen.getByText('24 products from 100')).toBeDefined();
});

it('the frame that answers a press shows the first view of a page that is cached', async () => {
  show(1, NavigationType.Pop, 100);
  show(2, NavigationType.Push, 200);
  expect(place.textContent).toBe('4 products from 200');
  await eventually(() => expect(place.textContent).toBe('24 products from 200'));
});

it('the frame that answers a press has empty cards while the page is read; those of the first view come first', async () => {
  show(1, NavigationType.Pop, 100);
  show(2, NavigationType.Push);
  expect(place.textContent).toBe('12 empty cards');
  show(2, NavigationType.Push, 200);
  expect(place.textContent).toBe('12 empty cards');
  await eventually(() => expect(place.textContent).toBe('24 products from 200'));
  expect(rendered).toContain('4 products from 200');
});

it('products that are read again in the background stay until the new ones are there, all at once', async () => {
  show(1, NavigationType.Push, 100);
  await eventually(() => expect(place.textContent).toBe('24 products from 100'));
  show(1, NavigationType.Push, 500);
  expect(place.textContent).toBe('24 products from 100');
  await eventually(() => expect(place.textContent).toBe('24 products from 500'));
  expect(rendered).not.toContain('4 products from 500');
});

it('after going back all products are there at once, as the scroll position depends on them', async () => {
  show(2, NavigationType.Push, 200);
  await eventually(() => expect(place.textContent).toBe('24 products from 200'));
  show(1, NavigationType.Pop, 100);
  await eventually(() => expect(place.textContent).toBe('24 products from 100'));
  expect(rendered).not.toContain('4 products from 100');
});
