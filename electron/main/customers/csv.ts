import { countryName } from '../../../shared/text/countryName.ts';
import type { Customer } from '../../../shared/customers/customer.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { csvTexts } from './csvTexts.ts';

// Without a byte order mark Excel reads the file in a Windows code page.
const BOM = '\uFEFF';
// First characters that a spreadsheet takes for a formula (CSV injection), also in full width, as typed in Chinese and
// Japanese.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that every spreadsheet reads as text (RFC 4180; a leading apostrophe prevents formulas). */
export const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * The separator that Excel expects, which follows the computer's regional settings: a semicolon where the comma is the
 * decimal separator.
 */
const separator = (locale: string): string => (numbersOf(locale).format(1.5).includes(',') ? ';' : ',');

/** How macOS names a region for numbers that differs from the language's: `en-US@rg=dezzzz`. */
const OTHER_REGION = /[@;]rg=([a-z]{2})z/;

function numbersOf(locale: string): Intl.NumberFormat {
  const region = OTHER_REGION.exec(locale)?.[1];
  try {
    return new Intl.NumberFormat(new Intl.Locale(locale.replace(/@.*/, ''), region ? { region } : {}));
  } catch {
    return new Intl.NumberFormat('en'); // no locale at all, such as "C"
  }
}

/** Customers as CSV, for a computer set to `locale`, with headings in `language`. */
export function csvOf(customers: readonly Customer[], language: Language, locale: string): string {
  const between = separator(locale);
  const { columns, yes, no, sources } = csvTexts[language];
  const row = (customer: Customer): string[] => [
    customer.name,
    customer.company,
    customer.email,
    customer.phone,
    customer.country && countryName(LANGUAGE_OPTIONS[language].iso, customer.country),
    customer.interest,
    customer.notes,
    customer.followUp ?? '',
    customer.consent ? yes : no,
    customer.consent ? moment(customer.consent.at) : '',
    customer.consent?.wording ?? '',
    LANGUAGE_OPTIONS[customer.language].name,
    sources[customer.source],
    moment(customer.createdAt),
  ];
  return BOM + [columns, ...customers.map(row)].map((cells) => `${cells.map(cell).join(between)}\r\n`).join('');
}

/** UTC to the minute, a form that spreadsheets read as a date. */
const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
