import type { Language } from '../../../../shared/text/languages.ts';

/** English has 8:16 PM, the other languages have 08:16. */
const hourIn = (language: Language) =>
  ({ hour: language === 'en' ? 'numeric' : '2-digit', minute: '2-digit' }) as const;

/** A message's time in the reader's time zone: the hour for today, else the date as well. */
export function messageTime(at: string, language: Language, now = new Date()): string {
  const sent = new Date(at);
  if (sent.toDateString() === now.toDateString()) return sent.toLocaleTimeString(language, hourIn(language));
  const isThisYear = sent.getFullYear() === now.getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return sent.toLocaleString(language, { day: 'numeric', month: 'short', year, ...hourIn(language) });
}
