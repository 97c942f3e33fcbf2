import { expect, it } from 'vitest';
import { day, moment } from '../../../../../server/modules/letters/formats.ts';

const AT = new Date('2026-11-03T11:00:00Z');

it.each([
  ['en', 'November 3, 2026 (UTC)', /^November 3, 2026, 11:00\sAM \(UTC\)$/],
  ['es', '3 de noviembre de 2026 (UTC)', /^3 de noviembre de 2026, 11:00 \(UTC\)$/],
  ['ru', '3 ноября 2026 г. (UTC)', /^3 ноября 2026 г\., 11:00 \(UTC\)$/],
  ['zh', '2026年11月3日（UTC）', /^2026年11月3日 11:00（UTC）$/],
] as const)('a date in a letter in %s names its zone, with the signs of the language', (language, date, hour) => {
  expect(day(AT, language)).toBe(date);
  expect(moment(AT, language)).toMatch(hour);
});
