import { describe, expect, it } from 'vitest';
import {
  highlightCode,
  highlightWords,
  type Piece,
} from '../../../../../../renderer/src/components/listing/match/highlight.ts';
import { keywordIn } from '../../../../../../renderer/src/pages/search/keyword.ts';

/** Hits in square brackets. */
const marked = (pieces: Piece[]): string => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('the matching part of a part number', () => {
  it.each([
    ['CX5-2C', 'CX5-2C', '[CX5-2C]'],
    ['CX5-2C', 'cx52c', '[CX5-2C]'],
    ['CX5-2C', 'cx 5', '[CX5]-2C'],
    ['FW 90-024-SC', '90024', 'FW [90-024]-SC'],
    ['FW 90-024-SC', '9OO24', 'FW [90-024]-SC'],
    ['CX5-2C', 'СХ5', '[CX5]-2C'],
    ['CX5-2C', 'probe CX5', '[CX5]-2C'],
    ['CX5-2C', 'gel', 'CX5-2C'],
    ['CX5-2C', '---', 'CX5-2C'],
    ['УЗТ-1.01Ф', 'узт101', '[УЗТ-1.01]Ф'],
    ['国械注准20193070123', '注准 2019', '国械[注准2019]3070123'],
    ['И\u0306-7', 'й7', '[И\u0306-7]'],
  ])('in %s for %s is %s', (code, keyword, expected) => expect(marked(highlightCode(code, keyword))).toBe(expected));
});

describe('matching words', () => {
  it.each([
    ['Convex Ultrasound Probe, 2–5 MHz', 'convex probes', '[Convex] Ultrasound [Probe], 2–5 MHz'],
    ['Sonda ecográfica convexa', 'ecografica', 'Sonda [ecográfica] convexa'],
    ['Конвексный УЗ-датчик', 'конвексные датчики', '[Конвексный] УЗ-[датчик]'],
    ['Ultrasound gel', 'ultra', '[Ultrasound] gel'],
    ['凸阵超声探头', '超声探头', '凸阵[超声探头]'],
    ['凸阵超声探头', '凸', '[凸]阵超声探头'],
    ['Probe', '', 'Probe'],
  ])('in %s for %s are %s', (text, keyword, expected) => expect(marked(highlightWords(text, keyword))).toBe(expected));
});

describe('the keyword of an address', () => {
  it('is trimmed and no longer than the API takes', () => {
    expect(keywordIn('?keyWord=%20%23A%26B%2B1%20')).toBe('#A&B+1');
    expect(keywordIn('')).toBe('');
    expect(keywordIn(`?keyWord=${'x'.repeat(500)}`)).toHaveLength(200);
    expect(keywordIn('?keyWord=%00ECG%00lead')).toBe('ECGlead');
    expect(keywordIn(`?keyWord=${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
  });
});
