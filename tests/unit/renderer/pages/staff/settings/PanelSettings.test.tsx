import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../../renderer/src/i18n/serverTexts.ts';
import panel from '../../../../../../renderer/src/pages/staff/Panel.module.css';
import { PanelSettings } from '../../../../../../renderer/src/pages/staff/settings/PanelSettings.tsx';
import { StaffStore } from '../../../../../../renderer/src/stores/kiosk/StaffStore.ts';
import type { StaffBridge } from '../../../../../../shared/ipc/bridge.ts';
import type { StaffPanel } from '../../../../../../shared/ipc/kiosk.ts';

const SET = { idle_seconds: 90, warning_seconds: 15, restart_at: '04:00' };
const configure = vi.fn<StaffBridge['configure']>(async () => true);

async function show(fromAfar: StaffPanel['fromAfar'], settings = {}): Promise<void> {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  const store = new StaffStore({ configure, panel: async () => null } as Partial<StaffBridge> as StaffBridge);
  render(
    <I18nextProvider i18n={texts}>
      <PanelSettings store={store} panel={{ settings: { ...SET, ...settings }, fromAfar }} />
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

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const hintOf = ({ parentElement }: HTMLElement): Element => parentElement!.parentElement!.lastElementChild!;

it.each([
  ['04:00', '+30', '04:30'],
  ['04:00', '−30', '03:30'],
  ['23:45', '+30', '00:15'],
  ['00:10', '−30', '23:40'],
  [null, '+30', '04:00'],
  ['9', '+30', '04:30'],
])('the restart at %s is moved by %s to %s', async (restart_at, step, becomes) => {
  await show([], { restart_at });
  await userEvent.click(screen.getByRole('button', { name: `Nightly restart at ${step}` }));
  expect(field('Nightly restart at').value).toBe(becomes);
});

it.each([
  ['Seconds to answer −5', { warning_seconds: 5 }, /^Seconds to answer/, '5'],
  ['Seconds to answer +5', { warning_seconds: 118 }, /^Seconds to answer/, '120'],
  [/^Seconds without touch.*−10$/, { idle_seconds: 25 }, /^Seconds without touch/, '15'],
  [/^Seconds without touch.*\+10$/, { idle_seconds: 3_600 }, /^Seconds without touch/, '3600'],
])('a step stays within the limits: %s', async (button, settings, name, becomes) => {
  await show([], settings);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(field(name).value).toBe(becomes);
});

it.each([
  [/^Seconds to answer/, '60s', '60', true, null],
  [/^Seconds to answer/, '4', '4', false, null],
  [/^Seconds to answer/, '12345', '1234', false, null],
  [/^Nightly restart at/, '23:59', '23:59', true, 'false'],
  [/^Nightly restart at/, '24:00', '24:00', false, 'false'],
  [/^Nightly restart at/, '', '', true, 'true'],
])('what is typed into %s as "%s" is taken as %s, and right: %s', async (name, typed, taken, isRight, never) => {
  await show([]);
  const shopper = userEvent.setup();
  await shopper.clear(field(name));
  if (typed) await shopper.type(field(name), typed);
  expect([field(name).value, field(name).getAttribute('aria-invalid')]).toEqual([taken, String(!isRight)]);
  expect(hintOf(field(name)).classList.contains(panel.wrong)).toBe(!isRight);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(!isRight);
  if (never) expect(screen.getByRole('button', { name: 'No restart' }).getAttribute('aria-pressed')).toBe(never);
});

it('a failure to save is said and stands out, until something is changed', async () => {
  configure.mockResolvedValueOnce(false);
  await show([]);
  const shopper = userEvent.setup();
  const status = () => screen.getByRole('status');
  await shopper.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(status().textContent).not.toBe(''));
  expect(status().classList.contains(panel.wrong)).toBe(true);
  await shopper.click(screen.getByRole('button', { name: 'No restart' }));
  expect(status().textContent).toBe('');
  await shopper.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. It applies at once.')).toBeDefined();
  expect(status().classList.contains(panel.wrong)).toBe(false);
  expect(configure).toHaveBeenLastCalledWith({ ...SET, restart_at: null });
});
