import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { PAD_LINES_MAX } from '../../../../../shared/contract/limits.ts';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { aPad, untilResolved, lineTexts } from '../../../../support/fakes/orderPad/aPad.ts';

configure({ enforceActions: 'always' });

async function paste(text: string, made = aPad()) {
  made.pad.addList(parseList(text));
  await untilResolved(made.pad);
  const aside = (): string[][] => made.pad.aside.map((rows) => rows.map((row) => row.text));
  return { ...made, aside };
}

describe('a list that is read into the pad', () => {
  const LETTER = 'Part\tQty\nP-1\t5\nthe blue one P-2\nfor ward 4\nP-3\t2\nTotal\t7';

  it('has the rows that the store knows below the lines they followed, and the others aside', async () => {
    const { pad, requests, aside } = await paste(LETTER);
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'the blue one P-2 × 1 found', 'P-3 × 2 found']);
    expect(pad.lines.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(pad.reading!.added).toBe(3);
    expect(aside()).toEqual([['for ward 4'], ['Part, Qty', 'Total, 7']]);
    expect(requests).toHaveLength(1);
  });

  it('has its rows aside after a reload, too', async () => {
    const storage = memoryStorage();
    const { aside } = await paste(LETTER, aPad(storage));
    const { pad } = aPad(storage);
    await untilResolved(pad);
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'the blue one P-2 × 1 found', 'P-3 × 2 found']);
    expect(pad.aside.map((rows) => rows.map(({ text }) => text))).toEqual(aside());
    pad.takeRow(pad.aside[0][0]!);
    expect(pad.lines.at(-1)!.text).toBe('for ward 4');
    pad.dismissReading();
    expect(aPad(storage).pad.reading).toBeNull();
  });

  it('has rows aside that waited for an answer when the page was left, and drops what is stored and no row', () => {
    const storage = memoryStorage();
    const { pad } = aPad(storage, false);
    pad.addList(parseList(LETTER));
    expect(aPad(storage, false).pad.aside[0].map(({ text }) => text)).toEqual(['the blue one P-2', 'for ward 4']);
    storage.write('orderPadRows', JSON.stringify({ added: 1, unknown: [{ text: 'P-1' }, null], leftOut: 'P-2' }));
    expect(aPad(storage, false).pad.aside).toEqual([[], []]);
  });

  it('comes behind what the pad has', async () => {
    const made = aPad();
    await made.add(['P-9']);
    const { pad } = await paste('our P-2\nP-1 x 5', made);
    expect(lineTexts(pad)).toEqual(['P-9 × 1 found', 'our P-2 × 1 found', 'P-1 × 5 found']);
  });

  it('is taken whole where nothing in it is sure or known: goods in words', async () => {
    const { pad, aside } = await paste('blue gloves\nultrasound gel');
    expect(lineTexts(pad)).toEqual(['blue gloves × 1 missing', 'ultrasound gel × 1 missing']);
    expect(aside()).toEqual([[], []]);
  });

  it('keeps goods in words with a quantity', async () => {
    const { pad, aside } = await paste('P-1 x 5\n5 gel bottles\nsee you');
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'gel bottles × 5? missing']);
    expect(aside()[0]).toEqual(['see you']);
  });

  it('gets a row that was set aside as its last line, and undo puts it back', async () => {
    const { pad, aside } = await paste(LETTER);
    pad.takeRow(pad.aside[0][0]!);
    await untilResolved(pad);
    expect(lineTexts(pad).at(-1)).toBe('for ward 4 × 1 missing');
    expect(aside()[0]).toEqual([]);
    expect(pad.reading!.added).toBe(4);
    pad.undo();
    expect(pad.lines).toHaveLength(3);
    expect(aside()[0]).toEqual(['for ward 4']);
    pad.undo();
    expect([pad.lines, pad.reading]).toEqual([[], null]);
  });

  it('gets a row that was left out with its quantity', async () => {
    const { pad } = await paste('Part\tQty\nP-1\t5\nP-200\t0');
    pad.takeRow(pad.aside[1].at(-1)!);
    await untilResolved(pad);
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'P-200 × 0 found']);
    expect(pad.open).toHaveLength(1);
  });

  it('loses no row to an undo before the store has answered', async () => {
    const { pad } = aPad();
    pad.addList(parseList('P-1 x 5\nour P-2'));
    pad.setText(pad.lines[0]!, 'P-7');
    await untilResolved(pad);
    expect(lineTexts(pad)).toEqual(['P-7 × 5 found', 'our P-2 × 1 found']);
    pad.undo();
    await untilResolved(pad);
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'our P-2 × 1 found']);
  });

  it('keeps rows aside while the store does not answer, and puts them in place when it does', async () => {
    const made = aPad();
    made.network.isDown = true;
    const { pad, aside } = await paste('P-1 x 5\nour P-2\nsee you\nP-3 x 1', made);
    expect(pad.lines).toHaveLength(2);
    expect(aside()[0]).toEqual(['our P-2', 'see you']);
    made.network.isDown = false;
    await pad.resolve();
    expect(lineTexts(pad)).toEqual(['P-1 × 5 found', 'our P-2 × 1 found', 'P-3 × 1 found']);
    expect(aside()[0]).toEqual(['see you']);
  });

  it('is all lines where the store does not answer and no row is sure', async () => {
    const made = aPad();
    made.network.isDown = true;
    const { pad } = await paste('blue gloves\nour P-2', made);
    expect(pad.lines.map(({ text }) => text)).toEqual(['blue gloves', 'our P-2']);
  });

  it('says which lines did not fit, known rows too', async () => {
    const made = aPad();
    await made.add(...Array.from({ length: PAD_LINES_MAX - 1 }, (_, index): [string] => [`P-${index + 1}`]));
    const { pad } = await paste('P-2001 x 5\nour P-2002\nP-2003 x 1', made);
    expect(pad.lines).toHaveLength(PAD_LINES_MAX);
    expect(pad.reading).toMatchObject({ added: 1, over: ['P-2003', 'our P-2002'] });
  });

  it('asks for no more rows than a pad has lines', async () => {
    const { pad, requests } = await paste(`P-1 x 5\n${'a sentence of a letter\n'.repeat(PAD_LINES_MAX + 5)}`);
    expect(pad.reading!.over).toHaveLength(5);
    expect(requests.flat()).toHaveLength(2);
  });
});
