import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultsInSlices } from '../../../../../renderer/src/components/listing/ResultsInSlices.tsx';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

vi.mock('../../../../../renderer/src/components/listing/ListResults.tsx', () => ({
  ListResults: ({ products }: { products: readonly { id: number }[] }) => <p>{`product ${products[0]?.id}`}</p>,
}));
vi.mock('../../../../../renderer/src/components/listing/states/ListPlaceholder.tsx', () => ({
  ListPlaceholder: ({ count }: { count: number }) => <p>{`${count} empty cards`}</p>,
}));
afterEach(cleanup);

const list = (page: number, id?: number) => (
  <ResultsInSlices
    id={`page ${page}`}
    products={id === undefined ? undefined : [aProduct({ id })]}
    expected={12}
    keyword={undefined}
  />
);

it('a list that opens with its products shows them at once', () => {
  render(list(1, 7));
  expect(screen.getByText('product 7')).toBeDefined();
});

it('the frame that answers a press has empty cards, also of a page that is known; the products follow', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(list(1, 7)));
  flushSync(() => root.render(list(2, 8)));
  expect(place.textContent).toBe('12 empty cards');
  await eventually(() => expect(place.textContent).toBe('product 8'));
  flushSync(() => root.render(list(3)));
  expect(place.textContent).toBe('12 empty cards');
  flushSync(() => root.render(list(3, 9)));
  expect(place.textContent).toBe('12 empty cards');
  await eventually(() => expect(place.textContent).toBe('product 9'));
  // Read again in the background: the old ones stay meanwhile.
  flushSync(() => root.render(list(3, 10)));
  expect(place.textContent).toBe('product 9');
  await eventually(() => expect(place.textContent).toBe('product 10'));
  root.unmount();
  place.remove();
});
