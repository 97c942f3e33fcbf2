import type { Language } from '../../../shared/text/languages.ts';
import { en, type RepTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { ru } from './texts/ru.ts';
import { zh } from './texts/zh.ts';

export type { RepTexts } from './texts/en.ts';

/** Texts of the client outside its page: menus, tray, dialogs. */
export const repTexts: Readonly<Record<Language, RepTexts>> = { en, es, ru, zh };

/** The number of unread messages as text. */
export const unreadText = (count: number, language: Language): string =>
  count === 0 ? repTexts[language].noUnread : pluralText(repTexts[language].unread, count, language);

/** How many requests have not been sent, as a sentence. */
export const unsentText = (count: number, language: Language): string =>
  pluralText(repTexts[language].unsent, count, language);

/** A text with a number, in the plural form of its language. */
export function pluralText(forms: RepTexts['unread'], count: number, language: Language): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{{count}}', new Intl.NumberFormat(language).format(count));
}
