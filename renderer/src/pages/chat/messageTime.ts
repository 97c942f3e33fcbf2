import type { Language } from '../../../../shared/text/languages.ts';

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { ...HOUR, day: 'numeric', month: 'short' } as const;

/** A message's time in the reader's time zone: the hour for today, else the date as well. */
export function messageTime(at: string, language: Language, now = new Date()): string {
  const said = new Date(at);
  if (said.toDateString() === now.toDateString()) return said.toLocaleTimeString(language, HOUR);
  const isThisYear = said.getFullYear() === now.getFullYear();
  return said.toLocaleString(language, { ...DAY, ...(!isThisYear && { year: 'numeric' }) });
}
