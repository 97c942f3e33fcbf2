import type { ResourceLanguage } from 'i18next';
import type { Language } from '../../../shared/text/languages.ts';
import type { TextSource } from './createI18n.ts';

/** The files of one language's texts, by their path. */
export type TextTable = Readonly<Record<string, () => Promise<ResourceLanguage>>>;

/** The first view includes its own texts; the table of all others is loaded afterwards. */
const tables = import.meta.glob<TextTable>('./tables/*.ts', { import: 'texts' });

/** Loads all texts of a language. */
const loadTextTable = (language: Language): Promise<TextTable> => tables[`./tables/${language}.ts`]!();

/** Each namespace of each language is a chunk of its own, fetched with the page that needs it. */
export const browserTexts: TextSource = async (language, namespace) => {
  const texts = await loadTextTable(language);
  const load = texts[`../${language}/${namespace}.json`] ?? texts[`../../../../shared/${namespace}/${language}.json`];
  if (!load) throw new Error(`no texts: ${language}/${namespace}`);
  return load();
};
