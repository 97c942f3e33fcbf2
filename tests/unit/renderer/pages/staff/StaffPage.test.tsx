import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';
import panel from '../../../../../renderer/src/pages/staff/Panel.module.css';
import { StaffPage } from '../../../../../renderer/src/pages/staff/StaffPage.tsx';
import { StaffStore } from '../../../../../renderer/src/stores/kiosk/StaffStore.ts';
import type { StaffBridge } from '../../../../../shared/ipc/bridge.ts';
import type { StaffGate, StaffPanel, StaffTest } from '../../../../../shared/ipc/kiosk.ts';

const gate = (step: StaffGate['step'], own: Partial<StaffGate> = {}): StaffGate => ({
  step,
  waitSeconds: 0,
  refused: null,
  ...own,
});
const PANEL: StaffPanel = {
  version: '1.0.0',
  name: 'Hall 3',
  server: 'shop.test',
  uptimeSeconds: 0,
  memoryMb: 1,
  faults: 0,
  relaunches: 0,
  wipes: 0,
  requests: { waiting: 0, refused: 0 },
  configVersion: 0,
  settings: { idle_seconds: 90, warning_seconds: 15, restart_at: '04:00' },
  fromAfar: [],
  checks: [],
  audit: [],
};

/** The staff's page of a kiosk whose main process answers so. */
async function show(answers: Partial<StaffBridge>) {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  const store = new StaffStore({ panel: async () => PANEL, ...answers } as StaffBridge);
  await store.start();
  const speak = vi.fn();
  render(
    <I18nextProvider i18n={texts}>
      <StaffPage store={store} language="en" onLanguage={speak} />
    </I18nextProvider>,
  );
  return { store, speak, staff: userEvent.setup() };
}
afterEach(cleanup);

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['a kiosk without a PIN lets staff choose one', gate('setup'), 'Choose a staff PIN'],
  ['a kiosk with a PIN asks for it', gate('pin'), 'Staff PIN'],
  ['a kiosk whose keychain is shut says so, and asks for nothing', gate('shut'), 'The staff area is closed'],
  ['staff who are signed in see the settings', gate('open'), 'Kiosk settings'],
])('%s', async (_, read, wanted) => {
  await show({ read: async () => read });
  expect(title()).toBe(wanted);
  const asksForPin = read.step === 'setup' || read.step === 'pin';
  expect(screen.queryAllByRole('group')).toHaveLength(asksForPin ? 1 : 0);
});

it.each([
  ['wrong', 'Wrong PIN.'],
  ['short', 'A PIN needs at least 6 digits.'],
  ['simple', 'Consecutive or identical digits are too easy to guess.'],
  ['notSaved', 'The PIN could not be saved in the system’s keychain. See docs/kiosk.md.'],
] as const)('says why a PIN is refused: %s', async (refused, message) => {
  const { staff } = await show({ read: async () => gate('pin'), enter: async () => gate('pin', { refused }) });
  await staff.keyboard('123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('takes no digits while none is accepted, and says for how long', async () => {
  const enter = vi.fn<StaffBridge['enter']>();
  const { staff } = await show({ read: async () => gate('pin', { waitSeconds: 30, refused: 'waiting' }), enter });
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong PINs. Try again in 30 seconds.');
  await staff.keyboard('123456{Enter}');
  expect(screen.getByRole('status', { name: '0 digits entered' })).toBeDefined();
  expect(enter).not.toHaveBeenCalled();
});

it('says that a PIN could not be checked, and checks the next', async () => {
  const enter = vi.fn<StaffBridge['enter']>().mockRejectedValueOnce(new Error('no answer'));
  enter.mockResolvedValue(gate('open'));
  const { staff } = await show({ read: async () => gate('pin'), enter });
  await staff.keyboard('123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Try again.');
  await staff.keyboard('123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kiosk settings' })).toBeDefined();
});

describe('a new PIN', () => {
  const open = async () => {
    const choose = vi.fn<StaffBridge['choose']>(async () => gate('open'));
    return { ...(await show({ read: async () => gate('open'), choose })), choose };
  };

  it('is entered twice by staff who are signed in, and leads back to the settings', async () => {
    const { staff, choose } = await open();
    await press('Change the PIN');
    expect(title()).toBe('Choose a staff PIN');
    await staff.keyboard('739146{Enter}');
    expect(title()).toBe('Enter the PIN once more');
    expect(choose).not.toHaveBeenCalled();
    await staff.keyboard('739146{Enter}');
    expect(await screen.findByRole('heading', { name: 'Kiosk settings' })).toBeDefined();
    expect(choose.mock.calls).toEqual([['739146']]);
  });

  it('is chosen again where the second entry differs', async () => {
    const { staff, choose } = await open();
    await press('Change the PIN');
    await staff.keyboard('739146{Enter}739147{Enter}');
    expect(title()).toBe('Choose a staff PIN');
    expect(screen.getByRole('alert').textContent).toBe('The PINs do not match. Choose a PIN again.');
    expect(choose).not.toHaveBeenCalled();
  });

  it('that is refused is chosen again', async () => {
    const { staff, choose } = await open();
    choose.mockResolvedValue(gate('open', { refused: 'simple' }));
    await press('Change the PIN');
    await staff.keyboard('111111{Enter}111111{Enter}');
    expect(await screen.findByText('Consecutive or identical digits are too easy to guess.')).toBeDefined();
    expect(title()).toBe('Choose a staff PIN');
  });

  it('is not chosen after all: the next choice begins from the start', async () => {
    const { staff, choose } = await open();
    await press('Change the PIN');
    await staff.keyboard('739146{Enter}');
    await press('Cancel');
    expect(title()).toBe('Kiosk settings');
    await press('Change the PIN');
    expect(title()).toBe('Choose a staff PIN');
    expect(choose).not.toHaveBeenCalled();
  });
});

it('is in the language that staff choose, and leads back to the store', async () => {
  const act = vi.fn<StaffBridge['act']>(async () => undefined);
  const { speak } = await show({ read: async () => gate('pin'), act });
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['English']);
  await press('Español');
  expect(speak).toHaveBeenCalledWith('es');
  await press('Back to the store');
  expect(act).toHaveBeenCalledWith('back');
});

it('a kiosk is ended only after a second press', async () => {
  const act = vi.fn<StaffBridge['act']>(async () => undefined);
  await show({ read: async () => gate('open'), act });
  await press('End the kiosk');
  expect(act).not.toHaveBeenCalled();
  await press('Cancel');
  await press('End the kiosk');
  await press('End the kiosk');
  expect(act.mock.calls).toEqual([['exit']]);
});

it('staff test the network and the printer, and read how it went: anything but success stands out', async () => {
  let answer = Promise.withResolvers<StaffTest | null>();
  await show({ read: async () => gate('open'), test: () => answer.promise });
  const disabled = () =>
    ['network', 'printer'].map(
      (what) => screen.getByRole<HTMLButtonElement>('button', { name: `Test the ${what}` }).disabled,
    );
  for (const [name, result, text] of [
    ['Test the network', { result: 'ok', detail: '12' }, 'The store answered in 12 ms.'],
    [
      'Test the network',
      { result: 'portal', detail: '302' },
      /^Something other than the store answered \(status 302\)/,
    ],
    ['Test the network', null, /^The store cannot be reached/],
    ['Test the printer', { result: 'ok', detail: 'Lobby' }, 'A page was sent to Lobby.'],
    ['Test the printer', { result: 'none', detail: '' }, 'No printer is set up.'],
  ] as const) {
    expect(disabled()).toEqual([false, false]);
    await press(name);
    expect(screen.getByText('Testing…')).toBeDefined();
    expect(disabled()).toEqual([name === 'Test the network', name === 'Test the printer']);
    answer.resolve(result);
    const message = await screen.findByText(text);
    expect(message.parentElement!.classList.contains(panel.wrong)).toBe(result?.result !== 'ok');
    expect(screen.queryByText('Testing…')).toBeNull();
    answer = Promise.withResolvers();
  }
});
