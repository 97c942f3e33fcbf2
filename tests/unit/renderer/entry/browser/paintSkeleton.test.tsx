import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paintSkeleton } from '../../../../../renderer/src/entry/browser/paintSkeleton.tsx';

it('paints the head of a page before anything is asked for; the first page takes its place', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { root } = paintSkeleton(container);
  expect(await screen.findByText('Medstore')).toBeDefined();
  act(() => root.render(<h1>The first page</h1>));
  await waitFor(() => expect(container.textContent).toBe('The first page'));
  act(() => root.unmount());
});
