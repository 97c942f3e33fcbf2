import type { Language } from '../../../shared/text/languages.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type LetterTexts = typeof en;
const texts: Record<Language, LetterTexts> = { en, es, ru, zh };

/** Returns the texts of letters in a language. */
export const letterTexts = (language: Language): LetterTexts => texts[language];

/** Fills values into a text template. */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
