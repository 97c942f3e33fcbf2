import type { CommandLine } from 'electron';

/** By system: the switch that gives Chromium a fixed key for its cookies. */
const FIXED_KEY: Partial<Record<string, readonly [name: string, value?: string]>> = {
  linux: ['password-store', 'basic'],
  darwin: ['use-mock-keychain'],
};

/**
 * Sets Chromium's switches before the client is ready; switches of the command line take precedence. On Linux and macOS
 * Chromium asks the system's keychain for a cookie encryption key before it shows a page or sends a request, and waits
 * for the user where the keychain is locked (on Linux up to 25 s). The client keeps no cookies (its secrets are in
 * `KeychainEntry.ts`), so Chromium gets a fixed key and does not ask the keychain.
 */
export function setChromiumSwitches(
  commandLine: Pick<CommandLine, 'hasSwitch' | 'appendSwitch'>,
  platform: string,
): void {
  const fixedKey = FIXED_KEY[platform];
  if (fixedKey && !commandLine.hasSwitch(fixedKey[0])) commandLine.appendSwitch(...fixedKey);
}
