import { plainHeading } from '../words/plainHeading.ts';
import { ERP_FORMATS } from './erpFormats.ts';
import type { ExportFormat } from './ExportFormat.ts';
import { FEED_FORMATS } from './feedFormats.ts';
import { POINT_OF_SALE_FORMATS } from './pointOfSaleFormats.ts';
import { SHOP_FORMATS } from './shopFormats.ts';

const listed = (words = ''): string[] =>
  words
    .split(', ')
    .map(plainHeading)
    .filter((word) => word !== '');

/** Returns the export that has these headings; null for another file. */
export const exportOf = (headings: ReadonlySet<string>): ExportFormat | null =>
  [...SHOP_FORMATS, ...POINT_OF_SALE_FORMATS, ...FEED_FORMATS, ...ERP_FORMATS].find(({ signs }) =>
    listed(signs).every((sign) => headings.has(sign)),
  ) ?? null;

/** The column that a heading of an export means with its rank there, null to leave it aside; undefined if the export does not say. */
export function columnIn(
  { columns, aside }: ExportFormat,
  heading: string,
): { column: string; rank: number }[] | undefined {
  if (listed(aside).includes(heading)) return [];
  const columnsOfWord = Object.entries(columns).flatMap(([column, words]) => {
    const rank = listed(words).indexOf(heading);
    return rank === -1 ? [] : [{ column, rank }];
  });
  return columnsOfWord.length > 0 ? columnsOfWord : undefined;
}

/** The fields of an export's row as those of any file. */
export function plainFields(format: ExportFormat, source: Record<string, string>): Record<string, string> {
  const { attributes, ...fields } = source;
  if (attributes) {
    const values = new Map(attributes.split(/,(?=[\w-]+=)/).map((pair) => pair.split(/=(.*)/s) as [string, string]));
    const brand = values.get('manufacturer') || values.get('brand') || fields['brand'];
    if (brand !== undefined) fields['brand'] = brand;
  }
  const { groups, between } = format;
  if (groups && fields['group']) fields['group'] = mainGroup(fields['group'], groups);
  if (between && fields['accessories']) fields['accessories'] = fields['accessories'].split(/\s*[,|]\s*/).join(' | ');
  // BigCommerce: Type=Rectangles|Name=Size|Value=Small
  if (fields['options'])
    fields['option_1'] = [...fields['options'].matchAll(/Value=([^|]*)/g)]
      .map(([, value]) => value!.trim())
      .join(' / ');
  return fields;
}

/** A product is in one group here: the one with most levels, else the first. */
function mainGroup(text: string, { between, level, roots }: NonNullable<ExportFormat['groups']>): string {
  const paths = (between ? text.split(new RegExp(String.raw`(?<!\\)${between}`)) : [text]).map((path) =>
    path
      .split(new RegExp(String.raw`(?<!\\)${level}`))
      .map((name) => name.replaceAll(/\\(.)/g, '$1').trim())
      .filter((name) => name !== '' && !roots?.test(name)),
  );
  const deepest = Math.max(...paths.map(({ length }) => length));
  return paths.find(({ length }) => length === deepest)!.join(' > ');
}
