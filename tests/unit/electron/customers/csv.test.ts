import { expect, it } from 'vitest';
import { cell, csvOf } from '../../../../electron/main/customers/csv.ts';
import { csvTexts } from '../../../../electron/main/customers/csvTexts.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { aCustomer } from '../../../support/builders/desktop/aCustomer.ts';

it.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['said "yes"', '"said ""yes"""'],
  ['two\r\nlines, and a comma; and more', '"two\r\nlines, and a comma; and more"'],
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['+49 30 1', `"'+49 30 1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['1=1', '"1=1"'],
])('%j is a text to every spreadsheet', (text, written) => expect(cell(text)).toBe(written));

it('a table begins with the byte order mark that Excel needs, has lines of RFC 4180, and is in the rep’s language', () => {
  const customer = aCustomer({ name: 'Анна "А" Петрова', followUp: '2026-12-01', notes: '=cmd|calc' });
  const [head, first, end] = csvOf([customer], 'ru', 'ru-RU').split('\r\n');
  expect(head).toMatch(/^\uFEFF"Имя";"Организация";"Эл\. почта"/);
  expect(first).toBe(
    [
      'Анна ""А"" Петрова',
      'Clinic North',
      'anna@clinic.example',
      "'+49 30 901820",
      'Германия',
      'Ultrasound',
      "'=cmd|calc",
      '2026-12-01',
      'Да',
      '2026-11-20 09:30',
      'I agree.',
      'English',
      'Форма',
      '2026-11-20 09:30',
    ]
      .map((text) => `"${text}"`)
      .join(';'),
  );
  expect(end).toBe('');
});

it('a customer without consent may not be contacted, and missing fields stay empty', () => {
  const [, row] = csvOf([aCustomer({ consent: null, country: '' })], 'en', 'en-GB').split('\r\n');
  expect(row).toContain('"No","","","English"');
});

it.each([
  ['en-US', ','],
  ['zh-CN', ','],
  ['es-MX', ','],
  ['es-ES', ';'],
  ['ru-RU', ';'],
  ['de-DE', ';'],
  // macOS appends settings that differ from the user's region; a system may also report nothing useful.
  ['en-US@rg=nzzzzz', ','],
  ['en-US@calendar=gregorian;rg=dezzzz', ';'],
  ['es-ES@currency=USD', ';'],
  ['C', ','],
  ['', ','],
])('divides its cells as the spreadsheet of a computer set to %s does', (locale, between) => {
  for (const language of LANGUAGES) {
    const [head] = csvOf([], language, locale).split('\r\n');
    expect(head).toContain(csvTexts[language].columns.map(cell).join(between));
  }
});

it.each(LANGUAGES)('has a heading for every column in %s', (language) => {
  expect(csvTexts[language].columns).toHaveLength(14);
  expect(csvTexts[language].columns.every(Boolean)).toBe(true);
});
