import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies as answers } from '../../../../../support/fixtures/storefrontReplies.ts';

const has = (element: HTMLElement | null): boolean => element !== null;
/** The parts of the frame around the page that is shown. */
const parts = (): string[] =>
  Object.entries({
    search: screen.queryAllByRole('combobox').length > 0,
    categories: has(screen.queryByRole('navigation', { name: 'Categories' })),
    languages: has(screen.queryByRole('navigation', { name: 'Language' })),
    footer: has(screen.queryByRole('contentinfo')),
    tabs: has(screen.queryByRole('navigation', { name: 'Sections' })),
    contact: has(screen.queryByRole('button', { name: /Contact/ })),
    comparison: has(screen.queryByRole('region', { name: 'Compare products' })),
  }).flatMap(([name, isShown]) => (isShown ? [name] : []));

describe.each([
  [
    'desktop',
    {
      '/': ['search', 'categories', 'languages', 'footer', 'contact', 'comparison'],
      '/cart': ['search', 'categories', 'languages', 'footer', 'contact'],
      '/login': ['languages'],
    },
  ],
  [
    'mobile',
    {
      '/': ['search', 'languages', 'footer', 'tabs', 'contact', 'comparison'],
      '/cart': ['languages', 'footer', 'tabs', 'contact'],
      '/login': [],
    },
  ],
] as const)('on a %s', (device, pages) => {
  it('each kind of page has the frame that belongs to it', async () => {
    const { go, stores } = await openStore('/', { answers, device });
    act(() => void stores.compare.toggle(5));
    for (const [path, expected] of Object.entries(pages)) {
      await act(() => go(path));
      await waitFor(() => expect([path, ...parts()]).toEqual([path, ...expected]));
    }
  });
});
