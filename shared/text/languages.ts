/** The four languages of the store (S1); the first is the default and has no prefix in addresses. */
export const LANGUAGES = ['en', 'es', 'ru', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export interface LanguageOption {
  code: Language;
  /** The value the backend knows the language by (S1). */
  iso: LanguageCode;
  /** The language's name in itself. */
  name: string;
}
export type LanguageCode = 'en-us' | 'es-es' | 'ru-ru' | 'zh-cn';

export const LANGUAGE_OPTIONS: Record<Language, LanguageOption> = {
  en: { code: 'en', iso: 'en-us', name: 'English' },
  es: { code: 'es', iso: 'es-es', name: 'Español' },
  ru: { code: 'ru', iso: 'ru-ru', name: 'Русский' },
  zh: { code: 'zh', iso: 'zh-cn', name: '中文' },
};

/** The language as HTML and search engines name it: they tell the scripts of Chinese apart, not its countries. */
export const htmlLanguage = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** Whether something names one of the four. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The language of a backend value or of an Accept-Language header; English where none is known. */
export function languageFrom(code: string | undefined): Language {
  const short = code?.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : DEFAULT_LANGUAGE;
}

/** Where a visitor should be, from the path alone and what is remembered; applied twice it changes nothing (D3). */
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
 * A path whose language is written another way, as in `/ES/cart` or `/zh-cn`, under that language's own prefix; null where
 * there is no such language or nothing to correct.
 */
export function withOwnPrefix(path: string): string | null {
  const written = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|\?|#|$)/i.exec(path)?.[1] ?? '';
  const name = written.toLowerCase();
  const language = LANGUAGES.find((each) => each === name || LANGUAGE_OPTIONS[each].iso === name);
  return language === undefined || language === written
    ? null
    : withLanguage(pathAfter(path, written.length + 1), language);
}

/** One slash, whatever follows: what `/en//evil.com` would leave is another site to a browser. */
const pathAfter = (path: string, length: number): string => `/${path.slice(length).replace(/^[/\\\t\r\n]+/, '')}`;

/** A path under a language's prefix; English has none. */
export function withLanguage(path: string, language: Language): string {
  const bare = stripLanguage(path);
  if (language === DEFAULT_LANGUAGE) return bare;
  return /^\/(?=\?|#|$)/.test(bare) ? `/${language}${bare.slice(1)}` : `/${language}${bare}`;
}
