import type { CustomerSource } from '../../../../../../shared/customers/customer.ts';
import type { Draft } from '../../form/customerForm.ts';
import { regionOf } from '../../form/regions.ts';
import { binaryOf, CARD_BYTES_MAX, decoded, utf8Of } from './bytes.ts';
import { meCard } from './meCard.ts';
import { type CardFields, vCards } from './vCard.ts';

/**
 * Whom a file, a code or a pasted text speaks of: vCards, a MECARD, or a plain text that is taken down as a note, unless
 * it is a whole file. Nobody where there is nothing. Too long for a field is cut: the form shows what is left.
 */
export function readCards(source: string | Uint8Array, from: CustomerSource): Draft[] {
  if (source.length > CARD_BYTES_MAX) return [];
  const binary = binaryOf(utf8Of(source));
  const cards = vCards(binary);
  if (cards.length > 0) return cards.filter(saysSomething).map((card) => draftOf(card, from));
  const text = decoded(binary).trim();
  const card = meCard(text);
  if (card) return saysSomething(card) ? [draftOf(card, from)] : [];
  const isPlain = typeof source === 'string' && text !== '' && !/BEGIN:VCARD/i.test(text);
  return isPlain ? [draftOf(plain(text), from)] : [];
}

const saysSomething = ({ name, company, email, phone }: CardFields): boolean =>
  Boolean(name || company || email || phone);

/** What badges say that are no cards: an address is one, everything else is for the rep to read. */
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

/** What cannot be seen, or turns round what is beside it; a new line and a tab are seen. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** In one line, whatever was written into it: what it is put into later is divided by lines. */
const line = (text: string, max: number): string =>
  cut(text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim(), max).trim();

/** Cut to `max` UTF-16 units, without leaving half of a character. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
