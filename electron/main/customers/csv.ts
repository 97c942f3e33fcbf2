import { countryName } from '../../../shared/text/countryName.ts';
import type { Customer } from '../../../shared/customers/customer.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { csvTexts } from './csvTexts.ts';

// Excel takes a file without it for one of Windows' own character sets.
const BOM = '\uFEFF';
// First characters that a spreadsheet takes for a formula, also in full width, as Chinese and Japanese type them.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that is a text to every spreadsheet (RFC 4180; an apostrophe keeps a formula from being one). */
export const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * What stands between two cells where this locale is at home: Excel splits a file by the computer's own settings alone,
 * and where the comma divides a number, it is the semicolon.
 */
const separator = (locale: string): string => (numbersOf(locale).format(1.5).includes(',') ? ';' : ',');

/** The suffix of macOS for numbers of another region: `en-US@rg=dezzzz`. */
const OTHER_REGION = /[@;]rg=([a-z]{2})z/;

function numbersOf(locale: string): Intl.NumberFormat {
  const region = OTHER_REGION.exec(locale)?.[1];
  try {
    return new Intl.NumberFormat(new Intl.Locale(locale.replace(/@.*/, ''), region ? { region } : {}));
  } catch {
    return new Intl.NumberFormat('en'); // no locale at all, such as "C"
  }
}

/** Customers as a table for the spreadsheet of a computer set to `locale`, with headings in one language. */
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

/** UTC, to the minute; spreadsheets know it for a date. */
const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
