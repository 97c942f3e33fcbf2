import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';
import type { Mail } from './Mailer.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type Texts = typeof en;
const texts: Record<Language, Texts> = { en, es, ru, zh };

/** The parts of a mail in one language, between the greeting and the store's name. */
export interface MailParts {
  subject: string;
  paragraphs: string[];
  /** Set in large type, to be copied. */
  code?: string;
  link?: { label: string; url: string };
}

/** Returns the texts for mail in a language. */
export const mailTexts = (language: Language): Texts => texts[language];

/** Fills values into a text template. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/**
 * Matches a name that holds line breaks, an address or a link. Anybody can register another person's mailbox under any
 * name, and the name would reach that person as the store's own words, with a link that their mail program makes of it.
 */
const UNSAFE_NAME = /[\p{Cc}\p{Zl}\p{Zp}@/\\]|[\p{L}\p{N}-][.。．｡]\p{L}{2}/u;

/** Composes a mail in both forms. Pass an empty `name` if the recipient is unknown. */
export function composeMail(to: string, name: string, language: Language, parts: MailParts): Mail {
  const { greeting, greetingNobody, closing } = texts[language];
  const hello = name === '' || UNSAFE_NAME.test(name) ? greetingNobody : filled(greeting, { name });
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

/** Escapes text for HTML content and attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
