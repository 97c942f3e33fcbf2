import { expect, it, vi } from 'vitest';
import { setChromiumSwitches } from '../../../../electron/main/app/chromiumSwitches.ts';

const aCommandLine = (has: boolean) => ({ hasSwitch: vi.fn(() => has), appendSwitch: vi.fn() });

it('keeps Chromium from waiting for the keychain on Linux, unless it was told where to keep its key', () => {
  const plain = aCommandLine(false);
  setChromiumSwitches(plain, 'linux');
  expect(plain.appendSwitch.mock.calls).toEqual([['password-store', 'basic']]);
  const told = aCommandLine(true);
  setChromiumSwitches(told, 'linux');
  expect(told.hasSwitch).toHaveBeenCalledWith('password-store');
  expect(told.appendSwitch).not.toHaveBeenCalled();
});

it.each(['darwin', 'win32'])('leaves %s as it is', (platform) => {
  const commandLine = aCommandLine(false);
  setChromiumSwitches(commandLine, platform);
  expect(commandLine.appendSwitch).not.toHaveBeenCalled();
});
