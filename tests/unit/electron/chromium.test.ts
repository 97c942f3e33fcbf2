import { expect, it, vi } from 'vitest';
import { setSwitches } from '../../../electron/main/chromium.ts';

const aCommandLine = (has: boolean) => ({ hasSwitch: vi.fn(() => has), appendSwitch: vi.fn() });

it('keeps Chromium from waiting for the keychain on Linux, unless it was told where to keep its key', () => {
  const plain = aCommandLine(false);
  setSwitches(plain, 'linux');
  expect(plain.appendSwitch.mock.calls).toEqual([['password-store', 'basic']]);
  const told = aCommandLine(true);
  setSwitches(told, 'linux');
  expect(told.hasSwitch).toHaveBeenCalledWith('password-store');
  expect(told.appendSwitch).not.toHaveBeenCalled();
});

it.each(['darwin', 'win32'])('leaves %s as it is', (platform) => {
  const commandLine = aCommandLine(false);
  setSwitches(commandLine, platform);
  expect(commandLine.appendSwitch).not.toHaveBeenCalled();
});
