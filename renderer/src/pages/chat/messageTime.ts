import type { Language } from '../../../../shared/text/languages.ts';

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { ...HOUR, day: 'numeric', month: 'short' } as const;

/** A message's time in the reader's time zone: the hour for today, else the date as well. */
export function messageTime(at: string, language: Language, now = new Date()): string {
  const sent = new Date(at);
  if (sent.toDateString() === now.toDateString()) return sent.toLocaleTimeString(language, HOUR);
  const isThisYear = sent.getFullYear() === now.getFullYear();
  return sent.toLocaleString(language, { ...DAY, ...(!isThisYear && { year: 'numeric' }) });
}
