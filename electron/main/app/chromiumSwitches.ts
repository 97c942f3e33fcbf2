import type { CommandLine } from 'electron';

/**
 * Sets Chromium's switches before the client is ready; switches of the command line take precedence. On Linux Chromium
 * asks the desktop's keychain for a cookie encryption key before it shows a page, and waits up to 25 s for it. The
 * client keeps no cookies (its secrets are in `KeychainEntry.ts`), so Chromium gets a fixed key and does not ask the
 * keychain.
 */
export function setChromiumSwitches(
  commandLine: Pick<CommandLine, 'hasSwitch' | 'appendSwitch'>,
  platform: string,
): void {
  if (platform === 'linux' && !commandLine.hasSwitch('password-store'))
    commandLine.appendSwitch('password-store', 'basic');
}
