import { describe, expect, it } from 'vitest';
import {
  QUIET_MS,
  BarcodeScanner,
} from '../../../../../../../renderer/src/pages/customers/import/cards/BarcodeScanner.ts';

/**
 * Types with this many milliseconds between keys; returns which keys were taken from the page, and when the scan ended.
 */
function type(wedge: BarcodeScanner, text: string, gap: number, from = 0) {
  let at = from;
  const swallowed = Array.from(text, (char) => wedge.hear(char === '\n' ? 'Enter' : char, (at += gap)));
  return { swallowed, at };
}

describe('a barcode scanner', () => {
  it('is recognised by its speed and by Enter; its keys reach nothing else', () => {
    const wedge = new BarcodeScanner();
    const { swallowed, at } = type(wedge, 'MECARD:N:A;;\n', 4);
    expect(swallowed.indexOf(true)).toBe(1);
    expect(swallowed.slice(1).every(Boolean)).toBe(true);
    expect(wedge.take(at)).toBeNull();
    expect(wedge.take(at + QUIET_MS)).toBe('MECARD:N:A;;');
    expect(wedge.take(at + QUIET_MS)).toBeNull();
  });

  it('ignores hand typing, Enter included', () => {
    const wedge = new BarcodeScanner();
    const { swallowed, at } = type(wedge, 'search words\n', 90);
    expect(swallowed.some(Boolean)).toBe(false);
    expect(wedge.take(at + QUIET_MS)).toBeNull();
  });

  it('is no two fast keys and an Enter', () => {
    const wedge = new BarcodeScanner();
    const { swallowed, at } = type(wedge, 'ok\n', 10);
    expect(swallowed.at(-1)).toBe(false);
    expect(wedge.take(at + QUIET_MS)).toBeNull();
  });

  it('types a card of many lines, which is over when it says so', () => {
    const wedge = new BarcodeScanner();
    const first = type(wedge, 'BEGIN:VCARD\n', 5);
    expect(wedge.take(first.at)).toBeNull();
    const rest = type(wedge, 'FN:Marta\nEND:VCARD\n', 5, first.at + 120);
    expect(wedge.take(rest.at)).toBe('BEGIN:VCARD\nFN:Marta\nEND:VCARD');
  });

  it('may hold Shift; a scan that breaks off is forgotten', () => {
    const wedge = new BarcodeScanner();
    wedge.hear('A', 0);
    wedge.hear('Shift', 3);
    expect(wedge.hear('b', 6)).toBe(true);
    const { at } = type(wedge, 'MECARD:x\n', 5, 1_000);
    expect(wedge.take(at + QUIET_MS)).toBe('MECARD:x');
  });
});
