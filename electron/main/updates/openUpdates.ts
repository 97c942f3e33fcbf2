import { app, type AuthInfo, net } from 'electron';
import { clock } from '../app/clock.ts';
import type { HandlersOf } from '../ipc/answer.ts';
import type { OpenPreferences } from '../storage/preferences.ts';
import { type Updater, Updates } from './Updates.ts';

/** Answers a proxy that asks for a password. */
type AnswerProxy = (proxy: AuthInfo, answer: (user?: string, password?: string) => void) => void;

// Built in by electron.vite.config.ts; empty where no releases are published, and then the client does not check.
declare const __UPDATE_URL__: string;
declare const __UPDATE_KEY__: string;

/** Null if this client does not update itself. */
export function openUpdates({ preferences, isWritten }: OpenPreferences, answerProxy: AnswerProxy): Updates | null {
  if (!app.isPackaged || __UPDATE_URL__ === '' || __UPDATE_KEY__ === '') return null;
  return new Updates({
    load: () => loadUpdater(answerProxy),
    url: __UPDATE_URL__,
    key: __UPDATE_KEY__,
    version: app.getVersion(),
    readText,
    clock,
    record: {
      read: () => preferences.get('update') ?? null,
      write: (update) => {
        preferences.set('update', update);
        return isWritten('update');
      },
    },
  });
}

/** False for Linux packages, whose installation needs an administrator's password. */
export const isInstalledUnasked = (platform: NodeJS.Platform, appImage: string | null): boolean =>
  platform !== 'linux' || appImage !== null;

/** For a rep's page; null in a kiosk, which installs by itself. */
export const updateHandlers = (updates: Updates | null): HandlersOf<'update'> => ({
  'update:read': () => updates?.ready ?? null,
  'update:restart': async () => {
    if (!updates) throw new Error('no update is ready');
    await updates.restart();
  },
});

async function loadUpdater(answerProxy: AnswerProxy): Promise<Updater> {
  const { default: electronUpdater } = await import('electron-updater');
  const { autoUpdater } = electronUpdater;
  // Its requests have a session of their own, and wait for ever without an answer.
  autoUpdater.on('login', (proxy, answer) => answerProxy(proxy, (user = '', password = '') => answer(user, password)));
  return autoUpdater;
}

async function readText(url: string): Promise<string> {
  const reply = await net.fetch(url, { redirect: 'error', cache: 'no-store' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}
