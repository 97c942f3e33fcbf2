import { isCurrency } from '../../rows/values/currencyWords.ts';
import { UnreadableFile } from '../readLines.ts';
import type { ColumnPlan } from './columnPlan.ts';
import { plainHeading } from './words/plainHeading.ts';
import { currencyIn } from './words/currencyIn.ts';

/** Throws an UnreadableFile if the plan cannot be followed: what to do is in its message. */
export function checkPlan(plan: ColumnPlan, currency: string): void {
  checkMissing(plan);
  checkDoubles(plan);
  checkCurrency(plan, currency);
}

function checkMissing({ missing, unusedColumns }: ColumnPlan): void {
  const [first] = missing;
  if (first === undefined) return;
  const unknownNote = unusedColumns.length > 0 ? `; unknown headings: ${unusedColumns.join(', ')}` : '';
  throw new UnreadableFile(
    `the header has no column for ${missing.join(', ')}${unknownNote}. Name one with --map "Heading=${first}"${defaultFor(first)}${missing.includes('code') || missing.includes('price') ? '' : UPDATE}`,
  );
}

function checkDoubles({ twice }: ColumnPlan): void {
  const [double] = twice;
  if (!double) return;
  // The part number is the manufacturer's.
  const [first, ...others] = double.headings
    .toSorted((one, other) => Number(namesMaker(other)) - Number(namesMaker(one)))
    .map((heading) => `"${heading}"`);
  throw new UnreadableFile(
    `${first} and ${others.join(', ')} all mean ${double.column}. Leave all but one aside with --map ${others[0]!.replace(/"$/, '=-"')}, or give it another meaning`,
  );
}

function checkCurrency({ priceHeading }: ColumnPlan, currency: string): void {
  const other = priceHeading === null ? null : currencyIn(priceHeading);
  if (other !== null && !isCurrency(other, currency))
    throw new UnreadableFile(
      `the prices below "${priceHeading}" are not in ${currency}, which the store sells in. Leave them aside with --map "${priceHeading}=-"`,
    );
}

const UPDATE = '. If it is a list of stock or prices for goods that the store has, add --update';
const defaultFor = (column: string): string =>
  ['brand', 'group'].includes(column) ? `, or for all rows with --${column}="…"` : '';

const namesMaker = (heading: string): boolean => /manufacturer|mpn|oem|fabricante|производител|изготовител|hersteller|fabricant|厂家/.test(plainHeading(heading)); // prettier-ignore
