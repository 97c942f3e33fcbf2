import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyLink } from '../../../../../renderer/src/pages/compare/CopyLink.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

it.each([
  ['is copied', vi.fn(() => Promise.resolve()), 'success', 'compare:copied'],
  ['is refused', vi.fn(() => Promise.reject(new Error('denied'))), 'info', 'compare:copyByHand'],
  ['cannot be copied here', null, 'info', 'compare:copyByHand'],
])('the address of a comparison that %s', async (_what, writeText, intent, key) => {
  const { stores } = await renderPart(<CopyLink className="" />, { answers: {}, at: '/here?ids=1,2' });
  const shopper = userEvent.setup();
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: writeText && { writeText } } }));
  await shopper.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(stores.notices.queue).toMatchObject([{ intent, text: { key } }]));
  if (writeText) expect(writeText).toHaveBeenCalledWith('https://shop.test/here?ids=1,2');
  vi.unstubAllGlobals();
});

it('a kiosk copies no address', async () => {
  await renderPart(<CopyLink className="" />, { answers: {}, device: 'kiosk' });
  expect(screen.queryByRole('button')).toBeNull();
});
