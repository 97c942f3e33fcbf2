import type { Language } from '../../../shared/text/languages.ts';
import type { Figure } from './specs.ts';

/** The forms of a counted noun by the categories of `Intl.PluralRules`. A category without a form takes `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const COUNTED: Readonly<Record<string, Record<Language, Forms>>> = {
  channels: {
    en: { one: ' channel', other: ' channels' },
    es: { one: ' canal', other: ' canales' },
    ru: { one: ' канал', few: ' канала', other: ' каналов' },
    zh: { other: '通道' },
  },
  leads: {
    en: { one: ' lead', other: ' leads' },
    es: { one: ' derivación', other: ' derivaciones' },
    ru: { one: ' отведение', few: ' отведения', other: ' отведений' },
    zh: { other: '导联' },
  },
  hoses: {
    en: { one: ' hose', other: ' hoses' },
    es: { one: ' tubo', other: ' tubos' },
    ru: { one: ' трубка', few: ' трубки', other: ' трубок' },
    zh: { other: '管' },
  },
};

/** A number of things in words, "12 channels", or "3 / 5 leads"; null where the figure says what it is. */
export function countedIn({ key, unit, value }: Figure, language: Language): string | null {
  const number = /^(?:\d+ \/ )*(\d+)$/.exec(value)?.[1];
  if (unit !== '' || number === undefined) return null;
  const forms = COUNTED[key]?.[language];
  if (!forms) throw new Error(`A name with the number of ${key} has no words for it`);
  return value + (forms[new Intl.PluralRules(language).select(Number(number))] ?? forms.other);
}
