import { randomUuid } from './randomUuid.ts';
import { LASTING_COOKIE_DAYS, LOCALE_COOKIE_DAYS } from '../../../shared/constants.ts';
import { isLanguage, type Language, type LanguageCode } from '../../../shared/languages.ts';

const SECONDS_A_DAY = 24 * 3600;

/** What a cookie says; null where there is none, or none that can be read. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** No days left takes the cookie away. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * SECONDS_A_DAY}; SameSite=Lax${secure}`;
}

/** The language of the last visit, or null. */
export function rememberedLanguage(): Language | null {
  const locale = readCookie('locale');
  return isLanguage(locale) ? locale : null;
}

/** Keeps the language for the next visit, and tells the backend its own name for it (S2.1, D3). */
export function rememberLanguage(language: Language, iso: LanguageCode): void {
  writeCookie('locale', language, LOCALE_COOKIE_DAYS);
  writeCookie('language', iso, LASTING_COOKIE_DAYS);
}

/** The visitor's random id, made on the first visit and given a new lease on each one (S1, D3). */
export function visitorId(): string {
  const id = readCookie('uuid') ?? randomUuid();
  writeCookie('uuid', id, LASTING_COOKIE_DAYS);
  return id;
}
