import { isRecord } from '../../../../shared/json/isRecord.ts';
import { type Language, LANGUAGES } from '../../../../shared/text/languages.ts';
import { localised } from '../../../../shared/text/localised.ts';

const PREFIXES = new Set(LANGUAGES.filter((language) => language !== 'zh').map((language) => `${language}_`));
const PREFIX_LENGTH = 'en_'.length;

/**
 * Reduces a reply to one language: each translated text is written once, in its plain field. The page's main record
 * keeps all languages, which its head needs.
 */
export function pickLanguage(answer: unknown, language: Language): unknown {
  if (Array.isArray(answer)) return answer.map((each) => narrowed(each, language));
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, narrowed(value, language)]));
}

function narrowed(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => narrowed(each, language));
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const translated = new Set(keys.map((key) => plainField(key, value)));
  const fields: Record<string, unknown> = {};
  for (const key of keys) {
    if (translated.has(key)) fields[key] = localised(value as never, key, language);
    else if (plainField(key, value) === null) fields[key] = narrowed(value[key], language);
  }
  return fields;
}

/** The plain field of a translation in this record, as `name` for `ru_name`; null for other fields. */
function plainField(key: string, record: object): string | null {
  // First what is cheap: pages have thousands of fields.
  if (key[2] !== '_' || !PREFIXES.has(key.slice(0, PREFIX_LENGTH))) return null;
  const field = key.slice(PREFIX_LENGTH);
  return field in record ? field : null;
}
