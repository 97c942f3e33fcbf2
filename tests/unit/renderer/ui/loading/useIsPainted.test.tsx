import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BelowTheFold } from '../../../../../renderer/src/ui/layout/BelowTheFold.tsx';
import { Head } from '../../../../../renderer/src/ui/head/Head.tsx';

const ROUTES = [
  { path: '/', element: <Link to="/there">There</Link> },
  {
    path: '/there',
    element: (
      <>
        <Head title="There" />
        <h1>There</h1>
        <BelowTheFold>
          <p>Further down</p>
        </BelowTheFold>
      </>
    ),
  },
];
const open = (path: string) =>
  render(<RouterProvider router={createMemoryRouter(ROUTES, { initialEntries: [path] })} />);
const card = (): Element | null => document.querySelector('meta[property="og:title"]');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('content below the fold comes behind the frame that shows the page', async () => {
  const frame: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frame.push(callback));
  open('/');
  await userEvent.setup().click(screen.getByRole('link', { name: 'There' }));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeDefined();
  expect(document.title).toBe('There | Medstore');
  expect([screen.queryByText('Further down'), card()]).toEqual([null, null]);
  for (const callback of frame) callback();
  expect(await screen.findByText('Further down')).toBeDefined();
  expect(card()?.getAttribute('content')).toBe('There');
});

it('a page that is opened by itself is whole at once', () => {
  open('/there');
  expect(screen.getByText('Further down')).toBeDefined();
  expect(card()).not.toBeNull();
});
