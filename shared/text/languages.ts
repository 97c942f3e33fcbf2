/** The four languages of the store (S1); the first is the default and has no prefix in addresses. */
export const LANGUAGES = ['en', 'es', 'ru', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export interface LanguageOption {
  code: Language;
  /** The language's code in the API (S1). */
  iso: LanguageCode;
  /** The language's own name. */
  name: string;
}
export type LanguageCode = 'en-us' | 'es-es' | 'ru-ru' | 'zh-cn';

export const LANGUAGE_OPTIONS: Record<Language, LanguageOption> = {
  en: { code: 'en', iso: 'en-us', name: 'English' },
  es: { code: 'es', iso: 'es-es', name: 'Español' },
  ru: { code: 'ru', iso: 'ru-ru', name: 'Русский' },
  zh: { code: 'zh', iso: 'zh-cn', name: '中文' },
};

/** The language tag for HTML and search engines, which name the script of Chinese (BCP 47). */
export const htmlLanguage = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** True for one of the four language codes: en, es, ru, zh. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The language of an API code or an Accept-Language header; English if unknown. */
export function languageFrom(code: string | undefined): Language {
  const short = code?.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : DEFAULT_LANGUAGE;
}

/** The language and path for a visitor, from the path and the remembered language; idempotent (D3). */
export function resolveLanguage(path: string, remembered: Language | null): { language: Language; path: string } {
  const prefix = pathLanguage(path);
  if (prefix === DEFAULT_LANGUAGE) return resolveLanguage(stripLanguage(path), DEFAULT_LANGUAGE);
  if (prefix) return { language: prefix, path };
  const language = remembered ?? DEFAULT_LANGUAGE;
  return { language, path: withLanguage(path, language) };
}

/** The language named by the first segment of a path, or null. */
export function pathLanguage(path: string): Language | null {
  const first = /^\/([a-z]{2})(?=\/|\?|#|$)/.exec(path)?.[1];
  return isLanguage(first) ? first : null;
}

/** A path without its language prefix: `/es/cart` is `/cart`, `/es` is `/`. */
export function stripLanguage(path: string): string {
  if (!pathLanguage(path)) return path;
  return pathAfter(path, 3);
}

/**
 * Corrects the language prefix of a path, as in `/ES/cart`, `/zh-cn` or `/es_MX`; null if there is no such language or
 * nothing to correct.
 */
export function withOwnPrefix(path: string): string | null {
  const [, languagePrefix = '', name = ''] =
    /^\/(([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}|\d{3})){0,2})(?=\/|\?|#|$)/i.exec(path) ?? [];
  const language = name.toLowerCase();
  return !isLanguage(language) || language === languagePrefix
    ? null
    : withLanguage(pathAfter(path, languagePrefix.length + 1), language);
}

/**
 * Collapses leading slashes to one: `//evil.com`, left over from `/en//evil.com`, would be another site (open
 * redirect).
 */
const pathAfter = (path: string, length: number): string => `/${path.slice(length).replace(/^[/\\\t\r\n]+/, '')}`;

/** Adds the prefix of a language to a path: `/cart` is `/es/cart` in Spanish. English has no prefix. */
export function withLanguage(path: string, language: Language): string {
  const bare = stripLanguage(path);
  if (language === DEFAULT_LANGUAGE) return bare;
  return /^\/(?=\?|#|$)/.test(bare) ? `/${language}${bare.slice(1)}` : `/${language}${bare}`;
}
