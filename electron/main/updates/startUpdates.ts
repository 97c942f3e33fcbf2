import { app, net } from 'electron';
import { after } from '../clock.ts';
import { type Updater, Updates } from './Updates.ts';

// Written in by electron.vite.config.ts; empty where nobody publishes releases, and then nothing is asked for.
declare const __UPDATE_URL__: string;
declare const __UPDATE_KEY__: string;

/** Begins to look for updates; `isResting` is given by a kiosk alone. */
export function startUpdates(isResting: (() => boolean) | null): void {
  if (!app.isPackaged || __UPDATE_URL__ === '' || __UPDATE_KEY__ === '') return;
  new Updates({
    load: loadUpdater,
    url: __UPDATE_URL__,
    key: __UPDATE_KEY__,
    readText,
    ...{ after, isResting },
  }).start();
}

async function loadUpdater(): Promise<Updater> {
  const { default: electronUpdater } = await import('electron-updater');
  return electronUpdater.autoUpdater;
}

async function readText(url: string): Promise<string> {
  const reply = await net.fetch(url, { redirect: 'error', cache: 'no-store' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}
