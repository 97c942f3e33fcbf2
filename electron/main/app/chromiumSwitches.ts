import type { CommandLine } from 'electron';

/**
 * What we want of Chromium; before the client is ready, and after whoever started it with another wish.
 *
 * On Linux Chromium asks the desktop's keychain for a key to its cookies before it shows a page, and waits 25 s for one
 * that does not answer. The client has no cookies: what is secret is in entries of our own (`KeychainEntry.ts`), which nobody
 * waits for. So Chromium has a key that is no secret, and the keychain is left to us.
 */
export function setChromiumSwitches(
  commandLine: Pick<CommandLine, 'hasSwitch' | 'appendSwitch'>,
  platform: string,
): void {
  if (platform === 'linux' && !commandLine.hasSwitch('password-store'))
    commandLine.appendSwitch('password-store', 'basic');
}
