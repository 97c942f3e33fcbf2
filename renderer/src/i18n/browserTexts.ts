import type { ResourceLanguage } from 'i18next';
import type { TextSource } from './createI18n.ts';

const files = import.meta.glob<ResourceLanguage>(['./*/*.json', '!./*/app.json'], { import: 'default' });
const shared = import.meta.glob<ResourceLanguage>(['../../../shared/{messages,units}/*.json'], { import: 'default' });

/** Each namespace of each language is a chunk of its own, fetched with the page that needs it. */
export const browserTexts: TextSource = (language, namespace) => {
  const load = files[`./${language}/${namespace}.json`] ?? shared[`../../../shared/${namespace}/${language}.json`];
  return load ? load() : Promise.reject(new Error(`no texts: ${language}/${namespace}`));
};
