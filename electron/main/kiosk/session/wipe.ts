import type { Clipboard, Session } from 'electron';

export interface WipeParts {
  /** Covers the screen while there is no page on it. */
  showBlank(): Promise<void>;
  /** Closes the visitor's page and its process, with forms, memory and history. */
  closePage(): void;
  /** Ends the session at the server and deletes its tokens. */
  signOut(): Promise<void>;
  isSignedOut(): Promise<boolean>;
  forgetLanguage(): void;
  session: Pick<
    Session,
    'clearData' | 'clearStorageData' | 'clearCache' | 'clearAuthCache' | 'clearHostResolverCache' | 'cookies'
  >;
  clipboard: Pick<Clipboard, 'clear' | 'readText'>;
  /** The kinds of storage in which the visitor's pages still have something. */
  storageLeft(): Promise<readonly string[]>;
  /** Opens a page in a new process for the next visitor. */
  openPage(): void;
  failed(step: string): void;
}

/**
 * Removes all of a visitor's data. Runs every step even if an earlier one failed; opens the next page only if all
 * succeeded.
 */
export async function wipe(parts: WipeParts, { isFirst }: { isFirst: boolean }): Promise<boolean> {
  let isClean = true;
  const attempt = async (name: string, work: () => unknown): Promise<void> => {
    try {
      if ((await work()) === false) throw new Error(name);
    } catch {
      isClean = false;
      parts.failed(name);
    }
  };
  const { session, clipboard } = parts;
  // At the start there is no page to cover or close.
  if (!isFirst) await attempt('curtain', () => parts.showBlank());
  if (!isFirst) await attempt('page', () => parts.closePage());
  await attempt('session', () => parts.signOut());
  await attempt('language', () => parts.forgetLanguage());
  await attempt('storage', () => session.clearStorageData());
  await attempt('data', () => session.clearData());
  await attempt('cache', () => session.clearCache());
  await attempt('passwords', () => session.clearAuthCache());
  await attempt('hosts', () => session.clearHostResolverCache());
  await attempt('clipboard', () => clipboard.clear());
  // Verified by reading, as these calls do not report whether they cleared anything.
  await attempt('cookies left', async () => (await session.cookies.get({})).length === 0);
  await attempt('clipboard left', async () => (await clipboard.readText()) === '');
  await attempt('session left', () => parts.isSignedOut());
  // A page that is being closed may still have written. At the start none has run.
  if (!isFirst) await attempt('storage left', async () => (await parts.storageLeft()).length === 0);
  if (isClean) await attempt('new page', () => parts.openPage());
  return isClean;
}
