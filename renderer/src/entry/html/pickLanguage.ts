import { isRecord } from '../../../../shared/json/isRecord.ts';
import { type Language, LANGUAGES } from '../../../../shared/text/languages.ts';
import { localised } from '../../../../shared/text/localised.ts';

const PREFIXES = LANGUAGES.filter((language) => language !== 'zh').map((language) => `${language}_`);

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
  const fields: Record<string, unknown> = {};
  for (const [key, own] of Object.entries(value)) {
    if (PREFIXES.some((prefix) => `${prefix}${key}` in value)) fields[key] = localised(value as never, key, language);
    else if (!PREFIXES.some((prefix) => key.startsWith(prefix) && key.slice(prefix.length) in value))
      fields[key] = narrowed(own, language);
  }
  return fields;
}
