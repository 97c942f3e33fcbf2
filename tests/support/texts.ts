import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type ResourceLanguage } from 'i18next';
import type { Language } from '../../shared/text/languages.ts';

/** Looks up a text of the store, `namespace:key`, as a shopper of that language reads it. */
export type Texts = (key: string, values?: Record<string, unknown>) => string;

const renderer = join(import.meta.dirname, '../../renderer/src/i18n');
const shared = join(import.meta.dirname, '../../shared/messages');
const read = (file: string): ResourceLanguage => JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage;

/** Every text of a language, by namespace. */
export function namespacesOf(language: Language): Record<string, ResourceLanguage> {
  const files = readdirSync(join(renderer, language)).filter((name) => name.endsWith('.json'));
  return {
    ...Object.fromEntries(files.map((name) => [name.slice(0, -5), read(join(renderer, language, name))])),
    messages: read(join(shared, `${language}.json`)),
  };
}

const known = new Map<Language, Texts>();

/** The store's own texts, so that journeys in four languages name what they click as it is written there. */
export function textsOf(language: Language): Texts {
  const before = known.get(language);
  if (before) return before;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: namespacesOf(language) },
    interpolation: { escapeValue: false },
  });
  const texts: Texts = (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`no text ${key} in ${language}`);
    return instance.t(key, values);
  };
  known.set(language, texts);
  return texts;
}
