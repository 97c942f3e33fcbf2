import { z } from 'zod/mini';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof DAYS)[number];

const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;
const SUCH = 'must be a time from and to, such as 09:00-18:00, the later one second';
const span = z
  .string(SUCH)
  .check(z.refine((text) => SPAN.test(text) && text.slice(0, 5) < text.slice(6), { error: SUCH }));
const spans = z.union(
  [span, z.array(span).check(z.minLength(1, 'must have a time; leave the day out if it is closed'))],
  {
    error: 'must be a time such as "09:00-18:00", or a list of them',
  },
);

/** When the store is open. Days that are left out are closed. */
export const HoursSettings = z.strictObject({
  zone: z
    .string('must be a time zone, such as Europe/Madrid')
    .check(z.refine(isZone, { error: 'must be a time zone of the IANA list, such as Europe/Madrid' })),
  week: z.strictObject(
    Object.fromEntries(DAYS.map((day) => [day, z.optional(spans)])) as Record<Day, z.ZodMiniOptional<typeof spans>>,
  ),
  /** Days on which the store is closed. */
  holidays: z.optional(z.array(z.iso.date('must be a date, such as 2026-12-25'))),
});
export type HoursSettings = z.infer<typeof HoursSettings>;

function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** Holidays within this time are named. */
const NAMED_MS = 14 * DAY_MS;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

const WORDS: Record<
  Language,
  {
    weekday: 'long' | 'short';
    range: string;
    gap: string;
    between: string;
    closed: (days: string) => string;
    open: string;
    close: string;
  }
> = {
  en: {
    weekday: 'long',
    range: ' to ',
    gap: ', ',
    between: '; ',
    closed: (days) => `Closed on ${days}`,
    open: ' (',
    close: ')',
  },
  es: {
    weekday: 'long',
    range: ' a ',
    gap: ', ',
    between: '; ',
    closed: (days) => `Cerrado el ${days}`,
    open: ' (',
    close: ')',
  },
  ru: {
    weekday: 'short',
    range: '–',
    gap: ', ',
    between: '; ',
    closed: (days) => `Выходные дни: ${days}`,
    open: ' (',
    close: ')',
  },
  zh: {
    weekday: 'short',
    range: '至',
    gap: ' ',
    between: '；',
    closed: (days) => `${days}休息`,
    open: '（',
    close: '）',
  },
};

/** The opening hours as a line: "Monday to Friday, 9:00–18:00 (UTC−5)", with the holidays that are near. */
export function openingHours({ zone, week, holidays = [] }: HoursSettings, language: Language, now: number): string {
  const { weekday, range, gap, between, closed, open, close } = WORDS[language];
  const locale = LANGUAGE_OPTIONS[language].iso;
  const dayName = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const nameOf = (day: number): string => dayName.format(MONDAY + day * DAY_MS);
  const groups = groupsOf(week).map(({ from, to, times }) => {
    const days = from === to ? nameOf(from) : nameOf(from) + range + nameOf(to);
    return days + gap + times;
  });
  if (groups.length === 0) return '';
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const near = holidays
    .map((day) => Date.parse(`${day}T00:00:00Z`))
    .filter((at) => at > now - DAY_MS && at < now + NAMED_MS)
    .toSorted((a, b) => a - b)
    .map((at) => date.format(at));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(near);
  const hours = capitalised(groups.join(between)) + open + offsetOf(zone, now) + close;
  return near.length === 0 ? hours : `${hours}${language === 'zh' ? '。' : '. '}${closed(list)}`;
}

/** Days in a row with the same times. */
function groupsOf(week: HoursSettings['week']): { from: number; to: number; times: string }[] {
  const groups: { from: number; to: number; times: string }[] = [];
  for (const [index, day] of DAYS.entries()) {
    const times = [week[day] ?? []].flat().toSorted().map(withDash).join(', ');
    if (times === '') continue;
    const last = groups.at(-1);
    if (last && last.to === index - 1 && last.times === times) last.to = index;
    else groups.push({ from: index, to: index, times });
  }
  return groups;
}

/** `09:00-18:00` as `9:00–18:00`. */
const withDash = (times: string): string =>
  times
    .split('-')
    .map((time) => time.replace(/^0(?=\d)/, ''))
    .join('–');

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The zone's offset now, such as `UTC−5` or `UTC+5:30`. */
function offsetOf(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC').replace('-', '−');
}
