import { decodeText, decodeQuotedPrintable } from './bytes.ts';
import { splitUnescaped, unescapeText } from './escapes.ts';

/** One line of a card: its name, parameters, and the value split at semicolons. */
interface Line {
  name: string;
  params: string;
  pieces: string[];
}

/** The fields of a card; empty where it has none. */
export interface CardFields {
  name: string;
  company: string;
  email: string;
  phone: string;
  country: string;
  notes: string;
}

/** The properties to read; pictures, sounds and keys are skipped. */
const READ = new Set(['FN', 'N', 'NICKNAME', 'ORG', 'TITLE', 'EMAIL', 'TEL', 'ADR', 'NOTE', 'URL']);

/**
 * Parses a file of vCards 2.1, 3.0 or 4.0, given with one character per byte. A card without an end ends where the next
 * begins; one cut off by the end of the text is dropped. Takes linear time, line by line.
 */
export function parseVCards(binary: string): CardFields[] {
  const cards: CardFields[] = [];
  let open: Line[] | null = null;
  for (const text of unfolded(binary)) {
    const edge = edgeOf(text);
    if (!edge) open?.push(...parsed(text));
    else {
      if (open) cards.push(fieldsOf(open));
      open = edge === 'BEGIN' ? [] : null;
    }
  }
  return cards;
}

const edgeOf = (line: string): string | undefined => /^\s{0,9}(BEGIN|END):VCARD\s*$/i.exec(line)?.[1]?.toUpperCase();

function fieldsOf(lines: readonly Line[]): CardFields {
  const first = (name: string): Line | undefined => preferred(lines.filter((line) => line.name === name));
  const text = (name: string): string => first(name)?.pieces.join(';').trim() ?? '';
  return {
    name: text('FN') || nameOf(first('N')?.pieces ?? []) || text('NICKNAME'),
    company: first('ORG')?.pieces.filter(Boolean).join(', ') ?? '',
    email: text('EMAIL').replace(/^mailto:/i, ''),
    phone: phoneOf(lines).replace(/^tel:/i, ''),
    country: first('ADR')?.pieces[6]?.trim() ?? '',
    notes: [text('TITLE'), text('NOTE'), text('URL')].filter(Boolean).join('\n'),
  };
}

/** Unfolds lines: continued by a leading blank, or by a trailing equals sign. */
function unfolded(binary: string): string[] {
  const lines: string[][] = [];
  let isQuoted = false;
  let goesOn = false;
  for (const line of binary.split(/\r\n?|\n/)) {
    const isMore = edgeOf(line) === undefined && (goesOn || /^[ \t]/.test(line));
    if (!isMore) isQuoted = isQuotedPrintable(line);
    const piece = goesOn || !isMore ? line : line.slice(1);
    goesOn = isQuoted && line.endsWith('=');
    const whole = goesOn ? piece.slice(0, -1) : piece;
    if (isMore && lines.length > 0) lines.at(-1)?.push(whole);
    else lines.push([whole]);
  }
  return lines.map((pieces) => pieces.join(''));
}

const isQuotedPrintable = (line: string): boolean => /^[^:]*quoted-printable/i.test(line);

/** Parses one line; null for properties that are not read. */
function parsed(text: string): Line[] {
  const [, name = '', params = '', value = ''] =
    /^\s*(?:[\w-]+\.)?([\w-]+)((?:;(?:[^:;"]|"[^"]*")*)*):([\s\S]*)$/.exec(text) ?? [];
  if (!READ.has(name.toUpperCase())) return [];
  const charset = /;charset="?([\w-]+)/i.exec(params)?.[1] ?? 'utf-8';
  // Pasted text is UTF-8 by now, whatever charset it names; its encoding parameter still holds.
  const plainValue = isQuotedPrintable(text)
    ? decodeText(decodeQuotedPrintable(value), [charset, 'utf-8'])
    : decodeText(value, ['utf-8', charset]);
  return [
    {
      name: name.toUpperCase(),
      params: params.toUpperCase(),
      pieces: splitUnescaped(plainValue, ';').map(unescapeText),
    },
  ];
}

/** The most preferred value: PREF=1 and a bare PREF before 2, and 2 before none. */
const preferred = (lines: readonly Line[]): Line | undefined =>
  lines.reduce<Line | undefined>((best, line) => (best && rankOf(best) <= rankOf(line) ? best : line), undefined);

function rankOf({ params }: Line): number {
  const [is, rank] = /[;=,"]PREF(?:="?(\d{1,3}))?\b/.exec(params) ?? [];
  return is === undefined ? 101 : Number(rank ?? 1);
}

/** Returns the phone number of a card: the preferred one, else a mobile before a landline; never a fax. */
function phoneOf(lines: readonly Line[]): string {
  const phones = lines.filter(({ name, params }) => name === 'TEL' && !params.includes('FAX'));
  const best = preferred(phones);
  const mobile = phones.find(({ params }) => params.includes('CELL'));
  const chosenLine = best && rankOf(best) <= 100 ? best : (mobile ?? best);
  return chosenLine?.pieces.join(';').trim() ?? '';
}

/** Family; given; additional; prefix; suffix. */
const nameOf = ([family = '', given = '', more = '', before = '', after = '']: readonly string[]): string =>
  [before, given, more, family, after]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
