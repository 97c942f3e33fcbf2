import Store from 'electron-store';
import { LANGUAGES, type Language } from '../../shared/languages.ts';

export interface WindowState {
  width: number;
  height: number;
  x?: number;
  y?: number;
  maximized: boolean;
}

interface Preferences {
  language?: Language;
  window?: WindowState;
}

/** What the client remembers on disk beside the keychain: nothing that would be missed, nothing secret. */
export type PreferenceStore = Pick<Store<Preferences>, 'get' | 'set'>;

export const openPreferences = (): PreferenceStore =>
  new Store<Preferences>({
    name: 'preferences',
    clearInvalidConfig: true,
    schema: {
      language: { type: 'string', enum: [...LANGUAGES] },
      window: {
        type: 'object',
        properties: {
          width: { type: 'integer', minimum: 320 },
          height: { type: 'integer', minimum: 320 },
          x: { type: 'integer' },
          y: { type: 'integer' },
          maximized: { type: 'boolean' },
        },
        required: ['width', 'height', 'maximized'],
        additionalProperties: false,
      },
    },
  });
