import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReturnableOrder } from '../../../../../../shared/contract/schemas/returns.ts';
import type { DeviceClass } from '../../../../../../shared/web/deviceClass.ts';
import { aKiosk } from '../../../../../support/builders/desktop/aKiosk.ts';
import { aSku } from '../../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

const until = new Date(Date.now() + 86_400_000).toISOString();
const order: ReturnableOrder = {
  order_id: 7,
  order_code: 'SO-7',
  return_until: until,
  exchange_until: until,
  lines: [{ line_id: 1, sku: aSku(5), quantity: 2 }],
};
const openForm = async (device: DeviceClass): Promise<void> => {
  const answers = { ...storefrontReplies, listReturnable: () => [order] };
  const kiosk = device === 'kiosk' ? aKiosk().kiosk : null;
  await openStore('/userCenter/afterSale?order=7', { answers, user: MEMBER, device, kiosk });
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeDefined();
  if (kiosk) await screen.findByRole('region', { name: 'This screen' });
};

it('photographs are chosen where there are goods to return', async () => {
  await openForm('desktop');
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeDefined();
});

it('a kiosk does not ask for photographs, as visitors have no files there', async () => {
  await openForm('kiosk');
  expect(screen.queryByText('Choose photos')).toBe(null);
  expect(screen.queryByRole('group', { name: 'Photos' })).toBe(null);
});
