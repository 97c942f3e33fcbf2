import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../../shared/text/languages.ts';
import { formatsFor } from './formats.ts';
import { DEFAULT_STORE_NAME } from './storeName.ts';

/** Loads the texts of one namespace in one language. */
export type TextSource = (language: Language, namespace: string) => Promise<ResourceLanguage>;

/** Creates the texts of one page or request in one language: requests share nothing. */
export async function createI18n(
  language: Language,
  source: TextSource,
  ready: Record<string, ResourceLanguage> = {},
): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (
        requested: string,
        namespace: string,
        done: (error: Error | null, texts: ResourceLanguage | boolean) => void,
      ) => {
        // Loads the page's language, or another one that a part of the page uses.
        source(requested as Language, namespace).then(
          (texts) => done(null, texts),
          // `true`: they may be asked for again.
          (error: Error) => done(error, true),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: Object.keys(ready),
      defaultNS: 'chrome',
      resources: { [language]: ready },
      partialBundledLanguages: true,
      // The reader tries again.
      maxRetries: 0,
      interpolation: { escapeValue: false, defaultVariables: { store: DEFAULT_STORE_NAME } },
      react: { useSuspense: false },
    });
  // i18next's own formatter would create an Intl format for every number.
  instance.services.formatter?.add('number', formatsFor(language).number);
  return instance;
}
