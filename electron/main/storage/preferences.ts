import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import Store from 'electron-store';
import type { SignInPlace } from '../../../shared/ipc/signIn.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { UpdateRecord } from '../updates/Updates.ts';
import { ZOOM_MIN, ZOOM_MAX } from '../rep/menu/zoomSteps.ts';

export interface WindowState {
  width: number;
  height: number;
  x?: number;
  y?: number;
  maximized: boolean;
  fullScreen?: boolean;
}

export interface GraphicsState {
  /** Pages are drawn without the graphics processor. */
  isOff: boolean;
  /** The user knows that it is off, or turned it off themselves. */
  isTold: boolean;
  /** Times of the last crashes of Chromium's GPU process. */
  crashes: number[];
}

/** The colours of pages and windows: the system's, or the user's choice. */
export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
  /** The language of the last visit. */
  language?: Language;
  window?: WindowState;
  zoom?: number;
  theme?: Theme;
  /** The place of sign-in, for providers that allow browser and window. */
  signIn?: SignInPlace;
  /** Prices are hidden, as a customer sees the screen. */
  presenting?: boolean;
  /** The day of the last reminder of customers, and whose they were. */
  reminded?: string;
  update?: UpdateRecord;
  graphics?: GraphicsState;
}

/** The client's preferences on the disk: nothing secret, nothing important. */
export interface PreferenceStore {
  get<K extends keyof Preferences>(key: K): Preferences[K];
  set<K extends keyof Preferences>(key: K, value: NonNullable<Preferences[K]>): void;
}

/** Whether prices are hidden, as a customer sees the screen. */
export const isPresenting = (preferences: PreferenceStore): boolean => preferences.get('presenting') ?? false;

export interface OpenPreferences {
  preferences: PreferenceStore;
  /** Whether the last value of a setting is on the disk. */
  isWritten(key: keyof Preferences): boolean;
  /** The file was unreadable and set aside; all preferences are the defaults. */
  wereLost: boolean;
}

const NAME = 'preferences';

const schema = {
  language: { type: 'string', enum: [...LANGUAGES] },
  zoom: { type: 'number', minimum: ZOOM_MIN, maximum: ZOOM_MAX },
  theme: { type: 'string', enum: ['system', 'light', 'dark'] },
  signIn: { type: 'string', enum: ['browser', 'window'] },
  presenting: { type: 'boolean' },
  reminded: { type: 'string' },
  update: {
    type: 'object',
    properties: { version: { type: 'string' }, state: { type: 'string', enum: ['waiting', 'tried', 'withdrawn'] } },
    required: ['version', 'state'],
    additionalProperties: false,
  },
  graphics: {
    type: 'object',
    properties: {
      isOff: { type: 'boolean' },
      isTold: { type: 'boolean' },
      crashes: { type: 'array', items: { type: 'number' } },
    },
    required: ['isOff', 'isTold', 'crashes'],
    additionalProperties: false,
  },
  window: {
    type: 'object',
    properties: {
      width: { type: 'integer', minimum: 320 },
      height: { type: 'integer', minimum: 320 },
      x: { type: 'integer' },
      y: { type: 'integer' },
      maximized: { type: 'boolean' },
      fullScreen: { type: 'boolean' },
    },
    required: ['width', 'height', 'maximized'],
    additionalProperties: false,
  },
} as const;

const openStore = (): Store<Preferences> =>
  new Store<Preferences>({
    name: NAME,
    schema,
    // The format's version, not the client's: it rises when the format changes.
    projectVersion: '2.0.0',
    migrations: {
      '2.0.0': (store) => {
        // Version 1 had no zoom and no full screen, and left unsupported languages to the page.
        if (!LANGUAGES.some((language) => language === store.get('language'))) store.delete('language');
      },
    },
  });

/** Opens the preferences of this profile; starts with the defaults if the file is unusable. Never throws. */
export function openPreferences(): OpenPreferences {
  const folder = app.getPath('userData');
  return openStored(openStore, () =>
    renameSync(join(folder, `${NAME}.json`), join(folder, `${NAME}.damaged-${Date.now()}.json`)),
  );
}

/** Sets an unreadable or invalid file aside, for later inspection. */
export function openStored(open: () => PreferenceStore, setAside: () => void): OpenPreferences {
  try {
    return { ...withMemoryFallback(open()), wereLost: false };
  } catch (error) {
    logWarning(`The preferences could not be read: ${errorMessage(error)}`);
  }
  try {
    setAside();
    return { ...withMemoryFallback(open()), wereLost: true };
  } catch (error) {
    logWarning(`The preferences cannot be stored: ${errorMessage(error)}`);
    return { preferences: inMemory(), isWritten: () => false, wereLost: true };
  }
}

/** Keeps settings in memory that a full or read-only disk refuses, until the client ends. */
function withMemoryFallback(store: PreferenceStore): Omit<OpenPreferences, 'wereLost'> {
  const unwritten = new Map<keyof Preferences, unknown>();
  const preferences: PreferenceStore = {
    get: (key) => (unwritten.has(key) ? (unwritten.get(key) as Preferences[typeof key]) : store.get(key)),
    set: (key, value) => {
      unwritten.delete(key);
      try {
        store.set(key, value);
      } catch (error) {
        unwritten.set(key, value);
        logWarning(`A preference was not stored: ${errorMessage(error)}`);
      }
    },
  };
  return { preferences, isWritten: (key) => !unwritten.has(key) };
}

function inMemory(): PreferenceStore {
  const preferences: Preferences = {};
  return {
    get: (key) => preferences[key],
    set: (key, value) => void Object.assign(preferences, { [key]: value }),
  };
}
