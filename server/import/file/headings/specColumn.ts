import { specKeyOf } from '../../../../shared/catalogue/specKey.ts';
import type { Language } from '../../../../shared/text/languages.ts';

/** A column of one specification. */
export interface SpecColumn {
  key: string;
  /** Language of the values. */
  language: Language;
  unit: string | undefined;
  labels: Partial<Record<Language, string>>;
}

/**
 * Parses `spec:Frequency [MHz] | es=Frecuencia | ru=Частота | zh=频率`, and `spec_ru:Shape` for values in Russian.
 * Returns null for another column.
 */
export function parseSpecColumn(column: string): SpecColumn | null {
  const parts = /^spec(?:_(en|es|ru|zh))?:([^|[]+)(?:\[([^\]]*)\])?(.*)$/.exec(column);
  const label = parts?.[2]?.trim();
  if (!parts || !label) return null;
  const translations = [...parts[4]!.matchAll(/\|\s*(es|ru|zh)\s*=\s*([^|]+)/g)].map((match) => [
    match[1]!,
    match[2]!.trim(),
  ]);
  return {
    key: specKeyOf(label),
    language: (parts[1] as Language | undefined) ?? 'en',
    unit: parts[3]?.trim() || undefined,
    labels: { en: label, ...Object.fromEntries(translations) },
  };
}
