import { type FieldFault, parseFieldError } from '../../../shared/contract/fieldErrors.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { MessageKey } from '../../../shared/text/messageKey.ts';
import failuresEn from '../../../shared/failures/en.json' with { type: 'json' };
import failuresEs from '../../../shared/failures/es.json' with { type: 'json' };
import failuresRu from '../../../shared/failures/ru.json' with { type: 'json' };
import failuresZh from '../../../shared/failures/zh.json' with { type: 'json' };
import en from '../../../shared/messages/en.json' with { type: 'json' };
import es from '../../../shared/messages/es.json' with { type: 'json' };
import ru from '../../../shared/messages/ru.json' with { type: 'json' };
import zh from '../../../shared/messages/zh.json' with { type: 'json' };

const messages: Record<Language, Record<MessageKey, string>> = {
  en: { ...failuresEn, ...en },
  es: { ...failuresEs, ...es },
  ru: { ...failuresRu, ...ru },
  zh: { ...failuresZh, ...zh },
};

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages.en, key);

/** Returns a message of the contract's schemas as a field error; zod's own messages become "check this value". */
export const fieldFault = (text: string): FieldFault =>
  isMessageKey(parseFieldError(text).key) ? (text as FieldFault) : 'invalid';

/** Returns a text of shared/messages or shared/failures in a language; for an unknown key, "check this value". */
export function message(key: string, language: Language, values: Record<string, string | number> = {}): string {
  const text = messages[language][isMessageKey(key) ? key : 'invalid'];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}
