import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StaffBridge } from '../../../../shared/ipc/bridge.ts';
import '../../../support/setup/pageRoots.ts';

it('the staff’s window of a kiosk opens in the language of its address, and changes it on request', async () => {
  history.replaceState(null, '', '/?lang=es');
  document.body.innerHTML = '<div id="root"></div>';
  const read: StaffBridge['read'] = () => Promise.resolve({ step: 'pin', waitSeconds: 0, refused: null });
  Object.assign(window, { staff: { read } });
  await import('../../../../renderer/src/entry/staff.tsx');
  expect(await screen.findByText('PIN de personal')).toBeDefined();
  expect(document.documentElement.lang).toBe('es');
  await userEvent.setup().click(screen.getByText('Русский'));
  expect(await screen.findByText('PIN сотрудника')).toBeDefined();
  expect(document.documentElement.lang).toBe('ru');
});
