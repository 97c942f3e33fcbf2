import type { MessageFlag } from '../../../shared/contract/schemas/messages.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../shared/text/languages.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { moneyFormat } from '../../../shared/money/moneyFormat.ts';
import { inAll, type Words } from '../content/localisedWords.ts';
import type { MessageText } from './MessageText.ts';
import { orderTexts } from './orderTexts.ts';
import { quotationTexts } from './quotationTexts.ts';
import { returnTexts } from './returnTexts.ts';
import { rewardTexts } from './rewardTexts.ts';

const texts = { ...quotationTexts, ...orderTexts, ...returnTexts, ...rewardTexts } satisfies Record<
  string,
  MessageText
>;
export type MessageTextKey = keyof typeof texts;

/** A value for a template: used as it is, or formatted for each language. */
type MessageValue = string | number | { date: string } | { cents: number; currency: string } | { words: Words };
export type MessageValues = Record<string, MessageValue>;

/** Returns the kind of messages with this text. */
export const messageFlag = (key: MessageTextKey): MessageFlag => texts[key].flag;

/** Returns a message's title and body in every language. */
export function messageWords(key: MessageTextKey, values: MessageValues): Localised<'title'> & Localised<'body'> {
  const { title, body }: MessageText = texts[key];
  return { ...inAll('title', fillWords(title, values)), ...inAll('body', fillWords(body, values)) };
}

// `Words` are in the order of the languages.
const fillWords = (words: Words, values: MessageValues): Words => {
  const [en, es, ru, zh] = words.map((text, index) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => valueText(values[name] ?? '', index)),
  );
  return [en!, es!, ru!, zh!];
};

function valueText(value: MessageValue, languageIndex: number): string {
  const locale = LANGUAGE_OPTIONS[LANGUAGES[languageIndex]!].iso;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if ('words' in value) return value.words[languageIndex] ?? '';
  if ('cents' in value) return moneyFormat(locale, value.currency).format(value.cents / 100);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value.date));
}
