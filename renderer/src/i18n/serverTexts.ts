import type { ResourceLanguage } from 'i18next';
import type { TextSource } from './createI18n.ts';

const files = import.meta.glob<ResourceLanguage>(['./*/*.json', '!./*/app.json'], { import: 'default', eager: true });
const shared = import.meta.glob<ResourceLanguage>(['../../../shared/{failures,messages,units}/*.json'], {
  import: 'default',
  eager: true,
});

/** All texts in memory: a request never waits for one. */
export const serverTexts: TextSource = (language, namespace) => {
  const texts = files[`./${language}/${namespace}.json`] ?? shared[`../../../shared/${namespace}/${language}.json`];
  return texts ? Promise.resolve(texts) : Promise.reject(new Error(`no texts: ${language}/${namespace}`));
};
