import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../../support/drivers/openStore.tsx';

const INTENTS = ['success', 'info', 'warning', 'error'] as const;

it.each(INTENTS)('announces a notice once, by the live region it is in: %s', async (intent) => {
  const { stores } = await openStore('/404');
  stores.notices.show({ intent, text: 'Said once' });
  const notice = await screen.findByText('Said once');
  const regions: Element[] = [];
  for (let at: Element | null = notice; at; at = at.parentElement)
    if (at.matches('[aria-live], [role="alert"], [role="status"], [role="log"]')) regions.push(at);
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Notices']);
});
