import type { Clipboard, Session } from 'electron';

export interface WipeParts {
  /** Hides the screen while there is no page on it. */
  showBlank(): Promise<void>;
  /** Takes the visitor's page away, with its process: forms, memory and history go with it. */
  closePage(): void;
  /** Ends the session at the server and forgets its tokens. */
  signOut(): Promise<void>;
  isSignedOut(): Promise<boolean>;
  forgetLanguage(): void;
  session: Pick<
    Session,
    'clearData' | 'clearStorageData' | 'clearCache' | 'clearAuthCache' | 'clearHostResolverCache' | 'cookies'
  >;
  clipboard: Pick<Clipboard, 'clear' | 'readText'>;
  /** A page in a process of its own, for the next visitor. */
  openPage(): void;
  failed(step: string): void;
}

/**
 * Takes everything away that a visitor could leave behind. Every step is tried whatever became of the others; the
 * next page is opened only when all went well.
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
  // At the start there is no page yet, and nothing on the screen to hide.
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
  // Checked afterwards: none of these calls says whether anything was cleared.
  await attempt('cookies left', async () => (await session.cookies.get({})).length === 0);
  await attempt('clipboard left', async () => (await clipboard.readText()) === '');
  await attempt('session left', () => parts.isSignedOut());
  if (isClean) await attempt('new page', () => parts.openPage());
  return isClean;
}
