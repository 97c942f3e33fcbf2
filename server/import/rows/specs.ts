import { asHex, cutSpecKey, SPEC_KEY_MAX } from '../../../shared/catalogue/specKey.ts';
import type { Spec } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { plainText } from './values/plainText.ts';
import { parseSpecColumn, type SpecColumn } from '../file/headings/specColumn.ts';

// Caches parsed headers: a file has few headers and many rows.
const specColumns = new Map<string, SpecColumn | null>();
const UNIT_KEY_MAX = 30;

/** A specification, as built from the columns so far. */
interface PartialSpec {
  /** The key of its label, without its unit. */
  label: string;
  languages: Set<Language>;
  spec: Spec;
}

/**
 * Returns the specifications of a row. Columns with one label in several languages form one specification. A column
 * with another unit, or a second one in the same language, forms its own, so that no value gets another's unit or is
 * overwritten.
 */
export function specsOf(fields: Readonly<Record<string, string>>): Spec[] {
  const partialSpecs: PartialSpec[] = [];
  for (const [name, text] of Object.entries(fields)) {
    const column = text.trim() === '' ? null : specColumn(name);
    if (column) addValue(partialSpecs, column, text.trim());
  }
  const keys = new Set<string>();
  return partialSpecs.map(({ spec }) => ({ ...spec, key: freeKey(spec, keys) }));
}

/** "Length: 16 cm; Material: steel": a comma parts them only before the next label. */
const BETWEEN = /[;；|\n]+|,\s*(?=\p{L}[^:：,;|\n]{0,50}[:：])/u;
const LABEL_MAX = 60;

/** The columns of specifications that a cell has as "label: value", and its parts of another form. */
export function listedSpecs(cell = ''): { columns: Record<string, string>; others: string[] } {
  const columns: Record<string, string> = {};
  const others: string[] = [];
  for (const part of plainText(cell).split(BETWEEN)) {
    const text = part.replace(/^[\s•*–-]+/, '').trim();
    const [, label = '', value = ''] = /^([^:：=]+?)\s*[:：=]\s*(.+)$/su.exec(text) ?? [];
    if (label !== '' && label.length <= LABEL_MAX) columns[`spec:${label}`] = value.trim();
    else if (text !== '') others.push(text);
  }
  return { columns, others };
}

function specColumn(name: string): SpecColumn | null {
  if (!name.startsWith('spec')) return null;
  if (!specColumns.has(name)) specColumns.set(name, parseSpecColumn(name));
  return specColumns.get(name) ?? null;
}

function addValue(specs: PartialSpec[], column: SpecColumn, text: string): void {
  const { key: label, language, unit } = column;
  const existing = specs.find(
    // A translation need not repeat the unit.
    ({ label: other, languages, spec }) =>
      other === label && !languages.has(language) && (spec.unit === unit || !spec.unit || !unit),
  );
  if (!existing) specs.push({ label, languages: new Set([language]), spec: joinSpec(undefined, column, text) });
  else {
    existing.spec = joinSpec(existing.spec, column, text);
    existing.languages.add(language);
  }
}

function joinSpec(before: Spec | undefined, { key, language, unit, labels }: SpecColumn, text: string): Spec {
  const { en, es, ru, zh } = labels;
  const label = {
    label: zh ?? en ?? key,
    ...(en ? { en_label: en } : {}),
    ...(es ? { es_label: es } : {}),
    ...(ru ? { ru_label: ru } : {}),
  };
  const value = language === 'zh' ? { value: text } : { value: before?.value ?? text, [`${language}_value`]: text };
  return { key, ...label, ...(unit ? { unit } : {}), ...before, ...value };
}

// The key contains the unit: filters compare values by key, and 500 g are not 500 kg.
function freeKey({ key, unit }: Spec, keys: Set<string>): string {
  const suffix = unit ? `.${unit.replaceAll(/[^A-Za-z0-9]/gu, asHex)}`.slice(0, UNIT_KEY_MAX) : '';
  const withEnd = (end: string): string => cutSpecKey(key, SPEC_KEY_MAX - end.length) + end;
  let free = withEnd(suffix);
  for (let number = 2; keys.has(free); number++) free = withEnd(`${suffix}_${number}`);
  keys.add(free);
  return free;
}
