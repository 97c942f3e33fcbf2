import { app, net } from 'electron';
import { clock } from '../app/clock.ts';
import type { HandlersOf } from '../ipc/answer.ts';
import type { OpenPreferences } from '../storage/preferences.ts';
import { type Updater, Updates } from './Updates.ts';

// Built in by electron.vite.config.ts; empty where no releases are published, and then the client does not check.
declare const __UPDATE_URL__: string;
declare const __UPDATE_KEY__: string;

/** Null if this client does not update itself. */
export function openUpdates({ preferences, isWritten }: OpenPreferences): Updates | null {
  if (!app.isPackaged || __UPDATE_URL__ === '' || __UPDATE_KEY__ === '') return null;
  return new Updates({
    ...{ load: loadUpdater, url: __UPDATE_URL__, key: __UPDATE_KEY__, version: app.getVersion(), readText, clock },
    kept: {
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

async function loadUpdater(): Promise<Updater> {
  const { default: electronUpdater } = await import('electron-updater');
  return electronUpdater.autoUpdater;
}

async function readText(url: string): Promise<string> {
  const reply = await net.fetch(url, { redirect: 'error', cache: 'no-store' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}
