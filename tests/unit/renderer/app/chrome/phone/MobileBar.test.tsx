import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies as answers } from '../../../../../support/fixtures/storefrontReplies.ts';

const bar = () => within(screen.getAllByRole('banner')[0]!);
const ways = (): string[] =>
  ['Back', 'Home page'].flatMap((name) => [
    ...bar()
      .queryAllByRole('button', { name })
      .map(() => name),
    ...bar()
      .queryAllByRole('link', { name })
      .map(() => name),
  ]);

it('a phone’s first page leads home, a later one back and home, and one with tabs below home alone', async () => {
  const { go } = await openStore('/login', { answers, device: 'mobile' });
  expect(ways()).toEqual(['Home page']);
  await act(() => go('/register'));
  await waitFor(() => expect(ways()).toEqual(['Back', 'Home page']));
  await act(() => go('/cart'));
  await waitFor(() => expect(ways()).toEqual(['Home page']));
});
