import { LANGUAGES } from '../../../../shared/text/languages.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { fieldIn, localisedFrom, type Texts, textsOf } from '../../../../shared/text/localisedFields.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { KeptField, ProductRecord, SkuRecord } from './records.ts';
import { readStoredSkus, type StoredRecord } from './storedRecords.ts';

/**
 * Completes records by what the store has: the fields that they keep (`keeps`), and the variants that they do not name
 * (`keepsOthers`). Call it in the transaction that writes the records, after their variants are locked: else an order may change
 * the stock in between. `read` reads products by id, also retired ones.
 */
export async function keepStored(
  tx: Executor,
  records: ProductRecord[],
  read: (ids: number[]) => Promise<StoredRecord[]>,
): Promise<ProductRecord[]> {
  const keeping = idsOf(records.filter(({ keeps }) => keeps !== undefined && keeps.size > 0));
  const stored = new Map((await read(keeping)).map((record) => [record.id, record]));
  const completed = records.map((record) => {
    const before = stored.get(record.id);
    return before && record.keeps ? withKept(record, before, record.keeps) : record;
  });
  return withOthers(tx, completed);
}

/** Adds the other variants of products that keep them, in the order in which they are stored. */
async function withOthers(tx: Executor, records: ProductRecord[]): Promise<ProductRecord[]> {
  const stored = await readStoredSkus(tx, idsOf(records.filter(({ keepsOthers }) => keepsOthers)));
  return records.map((record) => {
    const all = stored.get(record.id);
    if (!all) return record;
    const places = new Map(all.map(({ id }, place) => [id, place]));
    const namedIds = new Set(idsOf(record.skus));
    const skus = [...record.skus, ...all.filter(({ id }) => !namedIds.has(id))];
    const placeOf = ({ id }: SkuRecord): number => places.get(id) ?? all.length;
    return { ...record, skus: skus.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  });
}

function withKept(record: ProductRecord, stored: StoredRecord, keeps: ReadonlySet<KeptField>): ProductRecord {
  const skus = new Map(stored.skus.map((sku) => [sku.id, sku]));
  return {
    ...record,
    ...keptOf(stored, keeps),
    ...mergedTexts(record, stored, 'product_name', keeps),
    ...mergedTexts(record, stored, 'summary', keeps),
    ...mergedTexts(record, stored, 'description', keeps),
    skus: record.skus.map((sku) => {
      const before = skus.get(sku.id);
      if (!before) return sku;
      // A variant without a name of its own follows its product's.
      const names = before.sku_name === '' ? {} : mergedTexts(sku, before, 'sku_name', keeps);
      return { ...sku, ...keptOf(before, keeps), ...names };
    }),
  };
}

const MERGED = /(?:^|_)(?:product_name|summary|description|sku_name)$/;

/** The fields of a stored product or variant that are kept, without texts that are merged. */
const keptOf = <T extends object>(stored: T, keeps: ReadonlySet<string>): Partial<T> =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => keeps.has(field) && !MERGED.test(field))) as Partial<T>;

/** A text in the languages of the record, and in those of the store that are kept. */
function mergedTexts<const F extends string>(
  record: Localised<F>,
  stored: Localised<F>,
  field: F,
  keeps: ReadonlySet<string>,
): Localised<F> {
  const [own, before] = [textsOf(record, field), textsOf(stored, field)];
  const texts: Texts = {};
  for (const language of LANGUAGES) {
    const text = (keeps.has(fieldIn(field, language)) ? before : own)[language];
    if (text !== undefined) texts[language] = text;
  }
  return localisedFrom(field, texts);
}

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);
