import { expect, it, vi } from 'vitest';
import { setChromiumSwitches } from '../../../../electron/main/app/chromiumSwitches.ts';

const aCommandLine = (has: boolean) => ({ hasSwitch: vi.fn(() => has), appendSwitch: vi.fn() });

it.each([
  ['linux', ['password-store', 'basic']],
  ['darwin', ['use-mock-keychain']],
])('keeps Chromium from waiting for the keychain on %s, unless the command line has the switch', (platform, added) => {
  const plain = aCommandLine(false);
  setChromiumSwitches(plain, platform);
  expect(plain.appendSwitch.mock.calls).toEqual([added]);
  const switches = aCommandLine(true);
  setChromiumSwitches(switches, platform);
  expect(switches.hasSwitch).toHaveBeenCalledWith(added[0]);
  expect(switches.appendSwitch).not.toHaveBeenCalled();
});

it('sets no Chromium switch on Windows', () => {
  const commandLine = aCommandLine(false);
  setChromiumSwitches(commandLine, 'win32');
  expect(commandLine.appendSwitch).not.toHaveBeenCalled();
});
