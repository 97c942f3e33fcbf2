import type { Language } from '../../../shared/text/languages.ts';
import { en, type RepTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { ru } from './texts/ru.ts';
import { zh } from './texts/zh.ts';

export type { RepTexts } from './texts/en.ts';

/** Texts of the client outside its page: menus, tray, dialogs. */
export const repTexts: Readonly<Record<Language, RepTexts>> = { en, es, ru, zh };

/** The number of unread messages as text. */
export function unreadText(count: number, language: Language): string {
  const { unread, noUnread } = repTexts[language];
  if (count === 0) return noUnread;
  const form = unread[new Intl.PluralRules(language).select(count)] ?? unread.other;
  return form.replace('{{count}}', new Intl.NumberFormat(language).format(count));
}
