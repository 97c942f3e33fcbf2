import { act, cleanup, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { useMessagePrefill } from '../../../../../renderer/src/components/contact/useMessagePrefill.ts';
import type { PageRoute } from '../../../../../renderer/src/routing/RouteContext.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { renderPages } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const Message = observer(function Message() {
  return <output>{useMessagePrefill()}</output>;
});
const route: PageRoute = () => ({ Component: Message });

it.each([
  ['a product', '/product/convex/1', 'Convex Probe (part number CX5-2C)'],
  ['a variant', '/product/convex/1?sku=102', 'Convex Probe (part number CX5-2C-4)'],
  ['a variant of another product', '/product/convex/1?sku=7', 'Convex Probe (part number CX5-2C)'],
  ['a product that has not been read', '/product/convex/2', 'Convex Probe'],
  ['a list of products', '/product/convex', 'Convex Probe'],
  ['any other page', '/brandList', 'Convex Probe'],
])('a message about %s names it', async (_case, path, about) => {
  document.title = 'Convex Probe | Medstore';
  const { stores } = await renderPages(
    { 'product/:seo': route, 'product/:seo/:id': route, brandList: route },
    { at: path, answers: { readProduct: () => aWholeProduct() } },
  );
  await act(() => stores.queries.load('readProduct', { id: 1 }));
  expect(screen.getByRole('status').textContent).toBe(`Hello! I have a question about: ${about}`);
});
