import { randomUuid } from '../random.ts';
import { LASTING_COOKIE_DAYS, LOCALE_COOKIE_DAYS } from '../../../../shared/contract/limits.ts';
import { isLanguage, type Language, type LanguageCode } from '../../../../shared/text/languages.ts';

const SECONDS_A_DAY = 24 * 3600;

/** A cookie's value; null if it is missing, cannot be decoded, or the browser forbids cookies. */
export function readCookie(name: string): string | null {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Zero days delete the cookie. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * SECONDS_A_DAY}; SameSite=Lax${secure}`;
  } catch {
    // The browser forbids cookies. Nothing depends on them: lasting data is in local storage, which reports its
    // failures.
  }
}

/** The language of the last visit, or null. */
export function rememberedLanguage(): Language | null {
  const locale = readCookie('locale');
  return isLanguage(locale) ? locale : null;
}

/** Stores the language for the next visit, and tells the backend its own name for it (S2.1, D3). */
export function rememberLanguage(language: Language, iso: LanguageCode): void {
  writeCookie('locale', language, LOCALE_COOKIE_DAYS);
  writeCookie('language', iso, LASTING_COOKIE_DAYS);
}

/** The visitor's id for this page where the browser takes no cookie. */
let unsavedId: string | null = null;

/** The visitor's random id, created on the first visit and renewed on each one (S1, D3). */
export function visitorId(): string {
  const id = readCookie('uuid') ?? unsavedId ?? randomUuid();
  writeCookie('uuid', id, LASTING_COOKIE_DAYS);
  unsavedId = readCookie('uuid') === null ? id : null;
  return id;
}

/** Deletes the visitor's id; the next visit gets another. */
export function forgetVisitor(): void {
  writeCookie('uuid', '', 0);
  unsavedId = null;
}
