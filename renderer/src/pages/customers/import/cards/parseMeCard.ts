import { splitUnescaped, unescapeText } from './escapes.ts';
import type { CardFields } from './vCard.ts';

/** Parses a MECARD: `MECARD:N:Ruiz,Marta;TEL:…;EMAIL:…;;`. Null for other texts. */
export function parseMeCard(text: string): CardFields | null {
  const body = /^\s*MECARD:([\s\S]*)$/i.exec(text)?.[1];
  if (body === undefined) return null;
  const fields = new Map<string, string>();
  for (const part of splitUnescaped(body, ';')) {
    const [, name, value] = /^\s*([A-Za-z-]+):([\s\S]*)$/.exec(part) ?? [];
    if (name && value && !fields.has(name.toUpperCase())) fields.set(name.toUpperCase(), value);
  }
  const plain = (name: string): string => unescapeText(fields.get(name) ?? '').trim();
  const pieces = (name: string): string[] =>
    splitUnescaped(fields.get(name) ?? '', ',').map((piece) => unescapeText(piece).trim());
  const [family = '', ...givenNames] = pieces('N');
  return {
    name: [...givenNames, family].filter(Boolean).join(' '),
    company: plain('ORG'),
    email: plain('EMAIL'),
    phone: plain('TEL'),
    country: pieces('ADR')[6] ?? '',
    notes: [plain('NOTE'), plain('URL')].filter(Boolean).join('\n'),
  };
}
