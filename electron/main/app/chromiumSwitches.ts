import type { CommandLine } from 'electron';

/**
 * Sets Chromium's switches before the client is ready; switches of the command line take precedence.
 *
 * On Linux Chromium asks the desktop's keychain for a key to its cookies before it shows a page, and waits 25 s for one
 * that does not answer. The client has no cookies: its secrets are in entries of its own (`KeychainEntry.ts`), which no
 * start waits for. So Chromium gets a key that is no secret and leaves the keychain alone.
 */
export function setChromiumSwitches(
  commandLine: Pick<CommandLine, 'hasSwitch' | 'appendSwitch'>,
  platform: string,
): void {
  if (platform === 'linux' && !commandLine.hasSwitch('password-store'))
    commandLine.appendSwitch('password-store', 'basic');
}
