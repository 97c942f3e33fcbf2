import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { aKiosk } from '../../../../../support/builders/desktop/aKiosk.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

it.each([
  ['the front page', null, 1],
  ['the page that staff have chosen', 42, 42],
])('the attract loop shows %s', async (_which, attractPage, pk) => {
  const { kiosk, tell } = aKiosk();
  const { platform } = await openStore('/login', { answers: storefrontReplies, kiosk, device: 'kiosk' });
  act(() => tell({ phase: 'attract', attractPage }));
  await waitFor(() => expect(platform.calls).toContainEqual(['readPageConfig', { pk }]));
});
