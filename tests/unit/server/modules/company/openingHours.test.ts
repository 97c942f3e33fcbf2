import { expect, it } from 'vitest';
import { type HoursSettings, openingHours } from '../../../../../server/modules/company/openingHours.ts';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 11, 20);
const week = {
  monday: '09:00-18:00',
  tuesday: '09:00-18:00',
  wednesday: '09:00-18:00',
  saturday: ['15:00-17:00', '10:00-13:00'],
};
const hours: HoursSettings = {
  zone: 'Europe/Madrid',
  week,
  holidays: ['2027-01-01', '2026-12-25', '2026-12-31', '2027-05-01'],
};

it.each([
  ['en', 'Monday to Wednesday, 9:00–18:00; Saturday, 10:00–13:00, 15:00–17:00 (UTC+2)'],
  ['es', 'Lunes a miércoles, 9:00–18:00; sábado, 10:00–13:00, 15:00–17:00 (UTC+2)'],
  ['ru', 'Пн–ср, 9:00–18:00; сб, 10:00–13:00, 15:00–17:00 (UTC+2)'],
  ['zh', '周一至周三 9:00–18:00；周六 10:00–13:00, 15:00–17:00（UTC+2）'],
] as const)('hours in %s', (language, line) => {
  expect(openingHours(hours, language, SUMMER)).toBe(line);
});

it.each([
  ['en', '(UTC+1). Closed on December 25, December 31, and January 1'],
  ['es', '(UTC+1). Cerrado el 25 de diciembre, 31 de diciembre y 1 de enero'],
  ['ru', '(UTC+1). Выходные дни: 25 декабря, 31 декабря и 1 января'],
  ['zh', '（UTC+1）。12月25日、12月31日和1月1日休息'],
] as const)('holidays that are near in %s, with the zone of the season', (language, line) => {
  const text = openingHours(hours, language, WINTER);
  expect(text.endsWith(line)).toBe(true);
});

it.each([
  ['the day before', Date.UTC(2026, 11, 24, 23), true],
  ['the day itself, to its end', Date.UTC(2026, 11, 25, 23), true],
  ['the day after', Date.UTC(2026, 11, 26), false],
])('a holiday is named on %s: %s', (_when, now, isNamed) => {
  expect(openingHours({ ...hours, holidays: ['2026-12-25'] }, 'en', now).includes('December 25')).toBe(isNamed);
});

it('a zone with minutes, a day without end, and no open day at all', () => {
  const open = { zone: 'Asia/Kolkata', week: { sunday: '20:00-24:00' } };
  expect(openingHours(open, 'en', SUMMER)).toBe('Sunday, 20:00–24:00 (UTC+5:30)');
  expect(openingHours({ zone: 'Asia/Kolkata', week: {} }, 'en', SUMMER)).toBe('');
});
