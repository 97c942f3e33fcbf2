import type { CustomerSource } from '../../../../../../shared/customers/customer.ts';
import type { Draft } from '../../form/customerForm.ts';
import { regionOf } from '../../form/regions.ts';
import { binaryOf, CARD_BYTES_MAX, decodeText, utf8Of } from './bytes.ts';
import { parseMeCard } from './parseMeCard.ts';
import { type CardFields, parseVCards } from './vCard.ts';

/**
 * Parses the customers in a file, a code or a pasted text: vCards, a MECARD, or plain text, which becomes a note unless
 * it is a file. Empty where there is nothing. Overlong values are cut: the form shows the rest.
 */
export function readCards(source: string | Uint8Array, from: CustomerSource): Draft[] {
  if (source.length > CARD_BYTES_MAX) return [];
  const binary = binaryOf(utf8Of(source));
  const cards = parseVCards(binary);
  if (cards.length > 0) return cards.filter(saysSomething).map((card) => draftOf(card, from));
  const text = decodeText(binary).trim();
  const card = parseMeCard(text);
  if (card) return saysSomething(card) ? [draftOf(card, from)] : [];
  const isPlain = typeof source === 'string' && text !== '' && !/BEGIN:VCARD/i.test(text);
  return isPlain ? [draftOf(plain(text), from)] : [];
}

const saysSomething = ({ name, company, email, phone }: CardFields): boolean =>
  Boolean(name || company || email || phone);

/** Badges that are no cards: an e-mail address is taken as one, other text becomes a note. */
const plain = (text: string): CardFields => {
  const email = text.split(/[\s:,;<>]+/).find((word) => /^[^@]+@[^@]+\.[^@.]{2,}$/.test(word)) ?? '';
  return { name: '', company: '', email, phone: '', country: '', notes: text === email ? '' : text };
};

function draftOf({ name, company, email, phone, country, notes }: CardFields, source: CustomerSource): Draft {
  return {
    source,
    name: line(name || company || email || phone, 60),
    company: line(company, 120),
    email: line(email.toLowerCase(), 254),
    phone: line(phone, 40),
    country: regionOf(country),
    notes: cut(notes.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim(), 2_000),
  };
}

/** Invisible and bidirectional control characters; new lines and tabs are kept. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Joins lines into one: the value is written into a format divided by lines. */
const line = (text: string, max: number): string =>
  cut(text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim(), max).trim();

/** Cut to `max` UTF-16 units, without splitting a surrogate pair. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
