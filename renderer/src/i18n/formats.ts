import { countryName } from '../../../shared/text/countryName.ts';
import { moneyFormat } from '../../../shared/money/moneyFormat.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames | Intl.RelativeTimeFormat;
const cache = new Map<string, Format>();

function cached<T extends Format>(key: string, make: () => T): T {
  const cachedFormat = cache.get(key) as T | undefined;
  if (cachedFormat) return cachedFormat;
  const format = make();
  cache.set(key, format);
  return format;
}

const HOUR = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const SMALL = /^\d{1,3}$/;

const UNITS_AGO = [
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
] as const;

/** Formatted texts that the server's page brings along, by kind and value. */
export interface FormattedTexts {
  /** Formatted texts from the server's page; empty where no server rendered the page. */
  formatted?: ReadonlyMap<string, string>;
  /** Collects formatted texts for the page; on the server alone. */
  collect?: (key: string, text: string) => void;
}

/**
 * Formats numbers, money, dates and countries in a language; days in UTC, so that server and browser agree. Uses
 * `formatted` texts first: a browser's first Intl format of a kind is slow.
 */
export function formatsFor(language: Language, { formatted, collect }: FormattedTexts = {}) {
  const locale = LANGUAGE_OPTIONS[language].iso;
  const once = (kind: string, value: string | number, write: () => string): string => {
    const key = `${kind} ${value}`;
    const text = formatted?.get(key) ?? write();
    collect?.(key, text);
    return text;
  };
  const dateFormat = (kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    cached(`${kind}${locale}`, () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return {
    /** An amount in hundredths of a currency; without it where that is not known yet, as ''. */
    money: (cents: number, currency: string): string =>
      cached(`m${locale}${currency}`, () => moneyFormat(locale, currency)).format(cents / 100),
    /** A whole percentage. */
    percent: (value: number): string =>
      cached(`p${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(value / 100),
    /** With a sign, plus or minus. */
    change: (value: number): string =>
      cached(`s${locale}`, () => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })).format(value),
    month: (value: string | number): string =>
      once('month', value, () => dateFormat('h', { year: 'numeric', month: 'long' }).format(new Date(value))),
    weekday: (value: string | number): string =>
      once('weekday', value, () => dateFormat('w', { weekday: 'short' }).format(new Date(value))),
    /** Small integers look the same in every language and need no Intl format, whose first use is slow. */
    number: (value: number): string =>
      SMALL.test(String(value))
        ? String(value)
        : cached(`n${locale}`, () => new Intl.NumberFormat(locale)).format(value),
    /** A date within a year, without the year. */
    monthDay: (value: string | number): string =>
      once('monthDay', value, () => dateFormat('y', { month: 'short', day: 'numeric' }).format(new Date(value))),
    date: (value: string | number): string =>
      once('date', value, () => dateFormat('d', { dateStyle: 'medium' }).format(new Date(value))),
    /** A date and time with its zone: the reader's; UTC on the server, which does not know it. */
    dateTime: (value: string | number): string =>
      once('dateTime', value, () =>
        cached(
          `t${locale}${collect ? 'UTC' : ''}`,
          () => new Intl.DateTimeFormat(locale, { ...HOUR, ...(collect && { timeZone: 'UTC' }) }),
        ).format(new Date(value)),
      ),
    /** An age in milliseconds, as text. */
    ago: (ms: number): string => {
      const [unit, size] = UNITS_AGO.find(([, each]) => ms >= each) ?? UNITS_AGO.at(-1)!;
      return cached(`r${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
        -Math.floor(ms / size),
        unit,
      );
    },
    /** The name of a country by its ISO 3166-1 alpha-2 code. */
    country: (iso: string): string => once('country', iso, () => countryName(locale, iso)),
    language: (code: string): string =>
      once(
        'language',
        code,
        () => cached(`l${locale}`, () => new Intl.DisplayNames([locale], { type: 'language' })).of(code) ?? code,
      ),
    /** Whole kilobytes, with a no-break space before the unit. */
    bytes: (size: number): string =>
      once('bytes', size, () =>
        cached(
          `b${locale}`,
          () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
        )
          .format(Math.max(1, size / 1024))
          .replace(/\s/, '\u00a0'),
      ),
  };
}
export type Formats = ReturnType<typeof formatsFor>;
