import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Pill, Pills } from '../../../../../renderer/src/ui/layout/Pills.tsx';
import styles from '../../../../../renderer/src/ui/layout/Pills.module.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Pills of 100 px in a row of 200 px; the row scrolls. */
function show(current: number, counts: readonly (string | undefined)[]): HTMLElement {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) : 0;
    return new DOMRect(index * 100, 0, this.tagName === 'LI' ? 100 : 200, 44);
  });
  const pills = counts.map((count, index): Pill => ({
    name: `State ${index}`,
    to: `/${index}`,
    isCurrent: index === current,
    count,
  }));
  const element = <Pills label="Show" pills={pills} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return screen.getByRole('list');
}
const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

it('of a long row the chosen one is in the middle, and says that it is chosen', () => {
  const row = show(3, ['12', undefined, undefined, '4', undefined]);
  expect(row.scrollLeft).toBe(250);
  expect(row.classList).toContain(styles.scrolled);
  expect(current().map(({ textContent }) => textContent)).toEqual(['State 34']);
  const marked = screen.getAllByRole('link').filter(({ classList }) => classList.contains(styles.current));
  expect(marked).toEqual(current());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'State 012',
    'State 1',
    'State 2',
    'State 34',
    'State 4',
  ]);
});

it('two always stand side by side; where none is chosen, nothing scrolls', () => {
  const row = show(-1, [undefined, undefined]);
  expect([row.scrollLeft, row.classList.contains(styles.scrolled), current()]).toEqual([0, false, []]);
});
