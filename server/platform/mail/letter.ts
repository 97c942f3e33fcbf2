import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';
import type { Mail } from './Mailer.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type Texts = typeof en;
const texts: Record<Language, Texts> = { en, es, ru, zh };

/** What a letter says, in one language: a greeting stands before it, the store's name behind it. */
export interface LetterParts {
  subject: string;
  paragraphs: string[];
  /** Set large, to be copied. */
  code?: string;
  link?: { label: string; url: string };
}

/** The words for letters in a language. */
export const letterTexts = (language: Language): Texts => texts[language];

/** A text with its values filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/**
 * A name that brings lines or an address along. Anybody can register another's mailbox under any name, and what stood in it
 * would come to him as the store's own word, with a link that his program makes of it.
 */
const MORE_THAN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}@/\\]|[\p{L}\p{N}-][.。．｡]\p{L}{2}/u;

/** Sets a letter in both forms. `name` is empty where nobody is known by that address. */
export function setLetter(to: string, name: string, language: Language, parts: LetterParts): Mail {
  const { greeting, greetingNobody, closing } = texts[language];
  const hello = name === '' || MORE_THAN_A_NAME.test(name) ? greetingNobody : filled(greeting, { name });
  const { subject, paragraphs, code, link } = parts;
  const lines = [
    hello,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
  ];
  const body = [
    paragraph(hello),
    ...paragraphs.map(paragraph),
    ...(code ? [`<p style="font:700 28px monospace;letter-spacing:.12em">${escaped(code)}</p>`] : []),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    paragraph(closing),
  ];
  const html = `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font:16px/1.5 sans-serif;max-width:36em;margin:2em auto;padding:0 1em">${body.join('')}</body></html>`;
  return { to, subject, text: lines.join('\n\n'), html };
}

const paragraph = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** Text as HTML may have it, in content and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
