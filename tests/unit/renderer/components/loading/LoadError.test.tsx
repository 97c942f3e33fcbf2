import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { anAddress, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

it.each([
  ['is read again by itself once the connection is back', 'offline', 2],
  ['waits for its reader where the connection was not the reason', 'timeout', 1],
] as const)('a part of a page that could not be loaded %s', async (_name, code, count) => {
  let attempts = 0;
  const listAddresses = () => {
    attempts++;
    if (attempts === 1) throw new ApiError(code);
    return [anAddress()];
  };
  const { stores } = await openStore('/userCenter/addressList', {
    answers: { ...shop([]).answers, listAddresses },
    user: MEMBER,
  });
  expect(await screen.findByText('This could not be loaded')).toBeDefined();
  act(() => stores.ui.setOnline(false));
  await act(async () => stores.ui.setOnline(true));
  await waitFor(() => expect(attempts).toBe(count));
  await waitFor(() => expect(screen.queryAllByText('This could not be loaded')).toHaveLength(2 - count));
});
