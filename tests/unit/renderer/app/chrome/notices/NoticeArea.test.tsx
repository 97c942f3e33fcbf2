import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInquiry, shop } from '../../../../../support/builders/aMember.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';

const INTENTS = ['success', 'info', 'warning', 'error'] as const;

it.each(INTENTS)('announces a notice once, by the live region it is in: %s', async (intent) => {
  const { stores } = await openStore('/404');
  stores.notices.show({ intent, text: 'Said once' });
  const notice = await screen.findByText('Said once');
  const regions: Element[] = [];
  for (let element: Element | null = notice; element; element = element.parentElement)
    if (element.matches('[aria-live], [role="alert"], [role="status"], [role="log"]')) regions.push(element);
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Notices']);
});

it('shows notices in the open dialog, which hides the page, and on the page after it', async () => {
  const inquiry = { ...anInquiry(), actions: ['decline' as const] };
  const answers = { ...shop().answers, readInquiry: () => inquiry };
  const { shopper, stores } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
  await shopper.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  // In the document before the text, which screen readers would ignore otherwise.
  const region = await dialog.findByRole('region', { name: 'Notices' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => stores.notices.show({ intent: 'error', text: 'Said above' }));
  expect(within(region).getByText('Said above')).toBeDefined();
  expect(screen.getAllByText('Said above')).toHaveLength(1);
  await shopper.click(dialog.getByRole('button', { name: /^Keep/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(screen.getByRole('region', { name: 'Notices' })).getByText('Said above')).toBeDefined();
});
