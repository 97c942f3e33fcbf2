import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../../renderer/src/i18n/serverTexts.ts';
import { PanelSettings } from '../../../../../../renderer/src/pages/staff/settings/PanelSettings.tsx';
import { StaffStore } from '../../../../../../renderer/src/stores/kiosk/StaffStore.ts';
import type { StaffBridge } from '../../../../../../shared/ipc/bridge.ts';
import type { StaffPanel } from '../../../../../../shared/ipc/kiosk.ts';

const SET = { idle_seconds: 90, warning_seconds: 15, restart_at: '04:00' };
const configure = vi.fn<StaffBridge['configure']>(async () => true);

async function show(fromAfar: StaffPanel['fromAfar']): Promise<void> {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  const store = new StaffStore({ configure, panel: async () => null } as Partial<StaffBridge> as StaffBridge);
  render(
    <I18nextProvider i18n={texts}>
      <PanelSettings store={store} panel={{ settings: SET, fromAfar }} />
    </I18nextProvider>,
  );
}
afterEach(cleanup);

const isOff = (name: RegExp): boolean[] =>
  screen.getAllByRole<HTMLButtonElement>('button', { name }).map(({ disabled }) => disabled);

it('remote settings are shown as such, and cannot be changed', async () => {
  await show(['idle_seconds', 'restart_at']);
  const idle = screen.getByRole('textbox', {
    name: /^Seconds without touch/,
    description: 'Set remotely; cannot be changed here',
  });
  expect(idle).toMatchObject({ value: '90', readOnly: true });
  expect(isOff(/^Seconds without touch/)).toEqual([true, true]);
  const restart = screen.getByRole('textbox', {
    name: 'Nightly restart at',
    description: 'Set remotely; cannot be changed here',
  });
  expect(restart).toMatchObject({ value: '04:00', readOnly: true });
  expect(isOff(/^Nightly restart at|^No restart/)).toEqual([true, true, true]);
});

it('settings that the operator leaves open are changed here', async () => {
  await show(['idle_seconds']);
  const shopper = userEvent.setup();
  await shopper.click(screen.getByRole('button', { name: 'Seconds to answer +5' }));
  await shopper.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. It applies at once.')).toBeDefined();
  expect(configure).toHaveBeenCalledWith({ ...SET, warning_seconds: 20 });
});
