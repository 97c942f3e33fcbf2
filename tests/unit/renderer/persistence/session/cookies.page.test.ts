import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readCookie,
  rememberedLanguage,
  rememberLanguage,
  visitorId,
  writeCookie,
} from '../../../../../renderer/src/persistence/session/cookies.ts';

const PAGE = window.location.href;

afterEach(() => {
  vi.restoreAllMocks();
  jsdom.reconfigure({ url: PAGE });
  for (const name of ['locale', 'language', 'uuid', 'note']) writeCookie(name, '', 0);
});

const DAY = 24 * 3600;
const written = (): string[][] => vi.spyOn(document, 'cookie', 'set').mock.calls;

describe('a cookie', () => {
  it('is read as it was written, whatever is in it', () => {
    writeCookie('note', 'a=1; b="2" ü 中', 1);
    writeCookie('not', 'another', 1);
    expect(readCookie('note')).toBe('a=1; b="2" ü 中');
    writeCookie('not', '', 0);
  });

  it('is deleted with zero days', () => {
    writeCookie('note', 'x', 1);
    writeCookie('note', '', 0);
    expect(readCookie('note')).toBeNull();
  });

  it('that cannot be decoded is ignored', () => {
    document.cookie = 'note=%E0%A4%A';
    expect(readCookie('note')).toBeNull();
  });

  it('goes to this site alone, and over https alone where there is https', () => {
    const jar = written();
    writeCookie('note', 'x', 1);
    jsdom.reconfigure({ url: 'https://shop.example/' });
    writeCookie('note', 'x', 1);
    expect(jar.flat()).toEqual([
      `note=x; Path=/; Max-Age=${DAY}; SameSite=Lax`,
      `note=x; Path=/; Max-Age=${DAY}; SameSite=Lax; Secure`,
    ]);
  });
});

describe('the language', () => {
  it('is remembered for a year, and 400 days under the name the backend has for it', () => {
    const jar = written();
    rememberLanguage('es', 'es-es');
    expect(jar.flat().map((cookie) => cookie.split('; SameSite')[0])).toEqual([
      `locale=es; Path=/; Max-Age=${365 * DAY}`,
      `language=es-es; Path=/; Max-Age=${400 * DAY}`,
    ]);
  });

  it('is the one of the last visit', () => {
    expect(rememberedLanguage()).toBeNull();
    rememberLanguage('ru', 'ru-ru');
    expect(rememberedLanguage()).toBe('ru');
  });

  it('that the store does not support is ignored', () => {
    writeCookie('locale', 'fr', 1);
    expect(rememberedLanguage()).toBeNull();
  });
});

describe("the visitor's id", () => {
  it('is a random UUID that stays', () => {
    const id = visitorId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(visitorId()).toBe(id);
  });

  it('gets a new lease of 400 days at each visit', () => {
    writeCookie('uuid', 'known', 1);
    const jar = written();
    visitorId();
    expect(jar.flat()[0]).toContain(`uuid=known; Path=/; Max-Age=${400 * DAY}`);
  });
});
