import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useRevalidator, useRouteError } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, type TextSource } from '../../../../renderer/src/i18n/createI18n.ts';
import { type PageParts, pageRoute } from '../../../../renderer/src/app/pageRoute.tsx';
import type { PageRoute, RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';

const source = vi.fn<TextSource>();
const context = { stores: {} } as RouteContext;
beforeEach(async () => {
  source.mockReset().mockImplementation((language, namespace) => Promise.resolve({ name: `${language} ${namespace}` }));
  context.i18n = await createI18n('en', source, { chrome: { name: 'chrome' } });
});
const route: PageRoute = () => ({ loader: () => 'read', Component: () => <h1>Brands</h1> });

afterEach(() => cleanup());

function Failed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()}>
      {error instanceof ApiError ? String(error.code) : String(error)}
    </button>
  );
}
function openPage(load: PageParts['load']): void {
  const page = pageRoute(context, { path: '/brandList', folder: 'brands', namespaces: ['catalogue'], load });
  const router = createMemoryRouter([{ ...page, ErrorBoundary: Failed }], { initialEntries: ['/brandList'] });
  render(<RouterProvider router={router} />);
}

it('shows a page once its code and its texts are there', async () => {
  openPage(() => Promise.resolve({ route }));
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeDefined();
  expect(context.i18n.t('catalogue:name')).toBe('en catalogue');
});

it('says that a page’s code cannot be had, and shows it at the second try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<PageParts['load']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ route });
  openPage(load);
  await userEvent.click(await screen.findByRole('button', { name: 'offline' }));
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeDefined();
});

it('says that a page’s texts cannot be had instead of showing their keys, and shows it at the second try', async () => {
  source.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  openPage(() => Promise.resolve({ route }));
  await userEvent.click(await screen.findByRole('button', { name: 'offline' }));
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeDefined();
  expect(context.i18n.t('catalogue:name')).toBe('en catalogue');
});
