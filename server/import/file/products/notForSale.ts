import type { FileRow } from '../fileRow.ts';

export type Fields = Record<string, string>;
export type ReadRow = Extract<FileRow, { fields: Fields }>;

/** States of goods that are not for sale, as shop programs and price lists write them; lower case, NFKC. */
const NOT_SOLD = new Set(
  [
    '0',
    '-1',
    'false',
    'no',
    'n',
    'draft',
    'archived',
    'unlisted',
    'disabled',
    'inactive',
    'private',
    'pending',
    'trash',
    'hidden',
    'invisible',
    'not visible',
    'unpublished',
    'deleted',
    'discontinued',
    'deprecated',
    'obsolete',
    'retired',
    'end of life',
    'eol',
    'withdrawn',
    'no longer available',
    'not for sale',
    'not active',
    'not-active',
    'not in commercial distribution',
    'paused',
    'suspended',
    'closed',
    'нет',
    'неактивен',
    'неактивна',
    'неактивно',
    'приостановлен',
    'приостановлена',
    'приостановлено',
    'ложь',
    'скрыт',
    'скрыто',
    'скрыта',
    'не опубликован',
    'черновик',
    'в архиве',
    'архив',
    'не активен',
    'снят с производства',
    'снято с производства',
    'снят с продажи',
    'удален',
    'удалён',
    'oculto',
    'falso',
    'borrador',
    'inactivo',
    'inactiva',
    'pausado',
    'pausada',
    'suspendido',
    'suspendida',
    'finalizado',
    'finalizada',
    'descatalogado',
    'descontinuado',
    'discontinuado',
    'obsoleto',
    'nein',
    'non',
    'inaktiv',
    'não',
    '否',
    '隐藏',
    '下架',
    '已下架',
    '草稿',
    '停产',
    '已停产',
    '停售',
  ].map((words) => words.normalize('NFKC')),
);
/** Words that say so in a column of stock, delivery or prices. */
const SOLD_NO_LONGER =
  /^(?:discontinued(?: by manufacturer)?|discontinued item|obsolete|no longer available|end of life|eol|withdrawn|снят[оаы]? с (?:производства|продажи)|descatalogad[oa]|d(?:es|is)continuad[oa]|obsolet[oa]|(?:已)?停产|(?:已)?停售|(?:已)?下架|eingestellt|nicht mehr lieferbar|ausgelaufen|arrêté|abandonné|fuori produzione)$/iu;
/** Values that mean yes in a column of discontinued goods. */
const YES = /^(?:yes|y|true|t|1|x|да|истина|s[ií]|verdadero|是|ja|oui|discontinued|obsolete|inactive)$/i;

const isSoldNoLonger = (text: string): boolean => /^\p{L}/u.test(text) && SOLD_NO_LONGER.test(text.normalize('NFKC'));

/** Marks a row as left out of the import, for the report. */
export const leaveOutRow = ({ line, values }: ReadRow, reason: string): FileRow => ({ line, values, leftOut: reason });

/** Returns the row, or marks it as left out if its state says that the product is not for sale. */
export function checkForSale({ line, values }: Pick<ReadRow, 'line' | 'values'>, fields: Fields): FileRow {
  const { withdrawn = '', ...others } = fields;
  const state = ['state', 'published']
    .flatMap((column) => fields[column]?.split(' | ') ?? [])
    .map((text) => text.trim())
    .find((text) => NOT_SOLD.has(text.normalize('NFKC').toLowerCase()));
  const word = ['stock', 'delivery_days', 'price'].map((column) => fields[column]?.trim() ?? '').find(isSoldNoLonger);
  const mark = state ?? word ?? (YES.test(withdrawn.trim()) ? withdrawn.trim() : undefined);
  return mark === undefined
    ? { line, values, fields: others }
    : { line, values, leftOut: `not for sale ("${mark}")`, withdrawn: others };
}
