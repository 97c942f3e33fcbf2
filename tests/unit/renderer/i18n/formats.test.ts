import { expect, test, vi } from 'vitest';
import { createI18n } from '../../../../renderer/src/i18n/createI18n.ts';
import { formatsFor } from '../../../../renderer/src/i18n/formats.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../../shared/text/languages.ts';

test.each(LANGUAGES)('numbers stand as the language writes them, in texts and beside them (%s)', async (language) => {
  const texts = await createI18n(language, () => Promise.reject(new Error('no other texts')), {
    chrome: { found: '{{count, number}}' },
  });
  const intl = new Intl.NumberFormat(LANGUAGE_OPTIONS[language].iso);
  for (const count of [0, 7, 999, 1_000, 12_345, 1_000_000, -1, 2.5]) {
    expect(formatsFor(language).number(count)).toBe(intl.format(count));
    expect(texts.t('found', { count })).toBe(intl.format(count));
  }
});

test('a page full of numbers asks the browser for its way to write them once', async () => {
  const texts = await createI18n('en', () => Promise.reject(new Error('no other texts')), {
    chrome: { found: '{{count, number}}' },
  });
  texts.t('found', { count: 5_000 });
  const constructed = vi.spyOn(Intl, 'NumberFormat');
  texts.t('found', { count: 5_001 });
  texts.t('found', { count: 12 });
  expect(constructed).not.toHaveBeenCalled();
  constructed.mockRestore();
});

test('a size and its unit are one word in every language', () => {
  for (const language of LANGUAGES) expect(formatsFor(language).bytes(8_192)).toMatch(/^8\u00a0?\S+$/);
});

test('a day of this year needs no year in any language', () => {
  expect(LANGUAGES.map((language) => formatsFor(language).monthDay('2026-12-10T09:00:00Z'))).toEqual([
    'Dec 10',
    '10 dic',
    '10 дек.',
    '12月10日',
  ]);
});

test('an hour is in the reader’s zone, and in UTC on the server; the zone is named', () => {
  const at = '2026-11-03T11:00:00Z';
  const constructed = vi.spyOn(Intl, 'DateTimeFormat');
  const browser = LANGUAGES.map((language) => formatsFor(language).dateTime(at));
  expect(constructed.mock.calls.map(([, options]) => options?.timeZone)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  constructed.mockRestore();
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts(new Date(at)).at(-1)!.value;
  expect(browser[0]).toContain(zone);
  expect(LANGUAGES.map((language) => formatsFor(language, { collect: () => undefined }).dateTime(at))).toEqual([
    expect.stringMatching(/^Nov 3, 2026, 11:00\sAM UTC$/),
    '3 nov 2026, 11:00 UTC',
    '3 нояб. 2026 г., 11:00 UTC',
    '2026年11月3日 UTC 11:00',
  ]);
});

test('uses the server’s formatted texts', () => {
  const server = new Map<string, string>();
  const texts = formatsFor('ru', { collect: (key, text) => server.set(key, text) });
  const formatted = [texts.date('2026-11-03'), texts.country('DE'), texts.language('de'), texts.bytes(8_192)];
  const constructed = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('written already');
  });
  server.set('country DE', 'as the server has it');
  const browser = formatsFor('ru', { formatted: server });
  expect([browser.date('2026-11-03'), browser.language('de'), browser.bytes(8_192)]).toEqual([
    formatted[0],
    formatted[2],
    formatted[3],
  ]);
  expect(browser.country('DE')).toBe('as the server has it');
  constructed.mockRestore();
});

test('does not collect texts in the browser', () => {
  const written = new Map([['date 2026-11-03', 'as the server has it']]);
  const texts = formatsFor('en', { formatted: written });
  expect(texts.date('2026-12-24')).toBe('Dec 24, 2026');
  expect([...written]).toEqual([['date 2026-11-03', 'as the server has it']]);
});
