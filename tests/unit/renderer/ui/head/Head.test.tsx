import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { type ComponentProps } from 'react';
import { Head } from '../../../../../renderer/src/ui/head/Head.tsx';

afterEach(cleanup);

/** The tags in the head of a page with these properties. */
function tagsOf(props: Partial<ComponentProps<typeof Head>>) {
  const routes = [{ path: '/there', element: <Head title="There" {...props} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/there'] })} />);
  const valueOf = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    title: document.title,
    robots: valueOf('meta[name=robots]', 'content'),
    canonical: valueOf('link[rel=canonical]', 'href'),
    alternates: document.querySelectorAll('link[rel=alternate]').length,
    sharedTitle: valueOf('meta[property="og:title"]', 'content'),
    sharedUrl: valueOf('meta[property="og:url"]', 'content'),
  };
}

it('a public page tells search engines and other sites its address, in every language', () => {
  const { canonical, sharedUrl, ...others } = tagsOf({});
  expect(canonical).toMatch(/\/there$/);
  expect(sharedUrl).toBe(canonical);
  expect(others).toEqual({ title: 'There | Medstore', robots: null, alternates: 5, sharedTitle: 'There' });
});

it('a private page is not for search engines, and tells other sites no address', () => {
  const tags = tagsOf({ isPrivate: true });
  const hidden = { robots: 'noindex', canonical: null, alternates: 0, sharedUrl: null };
  expect(tags).toEqual({ title: 'There | Medstore', sharedTitle: 'There', ...hidden });
});
