import type { ResourceLanguage } from 'i18next';
import { expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../../../shared/text/languages.ts';
import { demonstrationWords } from '../../../support/fixtures/demonstrationWords.ts';
import { namespacesOf } from '../../../support/fixtures/texts.ts';

/** The keys of texts that speak of cards or the demonstration. */
const keysIn = (texts: ResourceLanguage | string, path = ''): string[] => {
  if (typeof texts !== 'string')
    return Object.entries(texts).flatMap(([key, below]) => keysIn(below, path === '' ? key : `${path}.${key}`));
  // Chinese has one form where others have several.
  return demonstrationWords(texts).length > 0 ? [path.replace(/_(?:one|two|few|many|other)$/, '')] : [];
};
const keysOf = (language: Language): string[] => keysIn(namespacesOf(language));

// `web/site/production.spec.ts` reads the pages of a store in production in Chinese for all languages.
it.each(LANGUAGES)('a text about cards or the demonstration in %s is about them in Chinese, too', (language) => {
  expect(keysOf(language).length).toBeGreaterThan(2);
  expect(keysOf('zh')).toEqual(expect.arrayContaining(keysOf(language)));
});
