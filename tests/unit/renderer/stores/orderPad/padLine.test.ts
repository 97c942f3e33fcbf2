import { describe, expect, it } from 'vitest';
import { padEntry, PadLine, parseEntries, parseEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import { sortLines } from '../../../../../renderer/src/stores/orderPad/sortLines.ts';
import { unansweredLines } from '../../../../../renderer/src/stores/orderPad/unansweredLines.ts';
import { PAD_LINES_MAX, PAD_RESOLVED_MAX, PAD_TEXT_MAX } from '../../../../../shared/contract/limits.ts';
import type { PadOffer, ResolvedLine } from '../../../../../shared/contract/schemas/orderPad.ts';
import { anOffer } from '../../../../support/fakes/orderPad/aPad.ts';

interface Options {
  quantity?: string;
  skuId?: number;
  isFree?: boolean;
  outcome?: ResolvedLine['outcome'];
  offer?: Partial<PadOffer>;
}
function aLine(text: string, { quantity = '1', skuId, isFree = false, outcome, offer = {} }: Options = {}): PadLine {
  const answer: ResolvedLine | null = outcome
    ? { outcome, offers: ['found', 'several'].includes(outcome) ? [{ ...anOffer(7), ...offer }] : [] }
    : null;
  return new PadLine({ text, quantity, skuId: skuId ?? null, isFree }, 1, () => answer);
}

describe('a line of the order pad', () => {
  it.each([
    ['', 'wholeNumber', false],
    ['x', 'wholeNumber', false],
    ['1.5', 'wholeNumber', false],
    ['12345678', 'wholeNumber', false],
    ['0', 'quantityMin', false],
    ['1', null, false],
    [' 2 ', null, false],
    ['999', null, false],
    ['1000', 'quantityMax', false],
    ['1000', null, true],
    ['0', 'quantityMin', true],
  ])('for "%s" pieces has the problem %s, asked for as written: %s', (quantity, problem, isFree) => {
    expect(aLine('P-1', { quantity, isFree }).problem).toBe(problem);
  });

  it.each<[string, Options, string | null]>([
    ['P-1', {}, null],
    ['P-1', { outcome: 'found' }, '7'],
    ['p1', { outcome: 'found' }, '7'],
    ['  Some  Thing ', { outcome: 'missing' }, 'missing some thing'],
    ['some thing', { outcome: 'missing' }, 'missing some thing'],
    ['some thing', { isFree: true }, 'free some thing'],
    ['some thing', { isFree: true, outcome: 'found' }, 'free some thing'],
    ['ALL', { outcome: 'several' }, 'several all'],
  ])('"%s" with %j is the same as others by %s', (text, options, identity) => {
    expect(aLine(text, options).identity).toBe(identity);
  });

  it('is asked for by its words, and by its variant where one was chosen', () => {
    expect(aLine(' P-1 ').question).toBe(' P-1');
    expect(aLine('P-1', { skuId: 9 }).question).toBe('9 P-1');
  });

  it('is kept as it was typed, cut to what fits', () => {
    expect(padEntry(` ${'x'.repeat(PAD_TEXT_MAX + 1)}`, '9'.repeat(21), 4)).toEqual({
      text: 'x'.repeat(PAD_TEXT_MAX),
      quantity: '9'.repeat(20),
      skuId: 4,
      isFree: false,
    });
    const entry = { text: 'P-1', quantity: '2', skuId: null, isFree: true };
    expect(aLine('P-1', { quantity: '2', isFree: true }).entry).toEqual(entry);
    expect(parseEntry(entry)).toEqual(entry);
    expect(parseEntry({ ...entry, skuId: 3 })).toEqual({ ...entry, skuId: 3 });
    for (const wrong of [
      null,
      { ...entry, text: 1 },
      { ...entry, text: 'x'.repeat(PAD_TEXT_MAX + 1) },
      { ...entry, quantity: 2 },
      { ...entry, skuId: 'x' },
      { ...entry, isFree: 'no' },
    ])
      expect(parseEntry(wrong)).toBeNull();
    expect(parseEntry({ ...entry, text: 'x'.repeat(PAD_TEXT_MAX), quantity: '9'.repeat(30) })?.quantity).toHaveLength(
      20,
    );
    expect(parseEntries('x')).toBeNull();
    expect(parseEntries([entry, null, entry])).toEqual([entry, entry]);
    expect(parseEntries(Array.from({ length: PAD_LINES_MAX + 1 }, () => entry))).toHaveLength(PAD_LINES_MAX);
  });
});

it('lines are sorted by what is to be done about them', () => {
  const found = aLine('found', { outcome: 'found', quantity: '3' });
  const unpriced = aLine('unpriced', { outcome: 'found', offer: { market_price: null } });
  const hidden = aLine('too many', { outcome: 'found', quantity: '1000' });
  const several = aLine('several', { outcome: 'several' });
  const replaced = aLine('replaced', { outcome: 'replaced' });
  const missing = aLine('missing', { outcome: 'missing' });
  const free = aLine('free', { isFree: true });
  const waiting = aLine('waiting');
  expect(sortLines([])).toEqual({ ready: [], open: [], asWritten: [], unpriced: 0, total: 0 });
  const sorted = sortLines([found, unpriced, hidden, several, replaced, missing, free, waiting]);
  const texts = (lines: readonly PadLine[]): string[] => lines.map(({ text }) => text);
  expect(texts(sorted.ready)).toEqual(['found', 'unpriced']);
  expect(texts(sorted.open)).toEqual(['too many', 'several', 'replaced']);
  expect(texts(sorted.asWritten)).toEqual(['missing', 'free']);
  expect([sorted.unpriced, sorted.total]).toEqual([1, 300]);
});

it('asks for each question once, first for the lines that a window shows', () => {
  const lines = Array.from({ length: PAD_RESOLVED_MAX + 5 }, (_, index) => aLine(`P-${index}`));
  const some = [aLine(' '), aLine('free', { isFree: true }), aLine('P-0'), ...lines];
  const first = unansweredLines(some, new Map());
  expect(first.map(({ text }) => text)).toEqual(lines.slice(0, 50).map(({ text }) => text));
  const next = unansweredLines(some, new Map([[lines[0]!.question, true]]));
  expect(next.map(({ text }) => text)).toEqual(lines.slice(1, PAD_RESOLVED_MAX + 1).map(({ text }) => text));
});
