import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { padEntry } from '../../../../../renderer/src/stores/orderPad/PadLine.ts';
import { PAD_LINES_MAX, PAD_RESOLVED_MAX } from '../../../../../shared/contract/limits.ts';
import { eventually } from '../../../../support/checks/eventually.ts';
import { anOffer, aPad as open, untilResolved, lineTexts } from '../../../../support/fakes/orderPad/aPad.ts';

configure({ enforceActions: 'always' });

describe('the order pad', () => {
  it('resolves lines in parts, the first of them soon, and no line twice', async () => {
    const { pad, requests, add } = open();
    await add(...Array.from({ length: 600 }, (_, index): [string] => [`P-${index + 1}`]));
    expect(requests.map(({ length }) => length)).toEqual([50, PAD_RESOLVED_MAX, PAD_RESOLVED_MAX, 150]);
    expect(pad.ready).toHaveLength(600);
    expect(pad.total).toBe(60_000);
    await add(['P-1']);
    expect(requests).toHaveLength(4);
  });

  it('numbers a long list anew after a removal, and undo brings the same line back into its place', async () => {
    const { pad, add } = open();
    await add(...Array.from({ length: 100 }, (_, index): [string] => [`P-${index + 1}`]));
    const [first, second] = pad.lines;
    const last = pad.lines.at(-1)!;
    const isNumbered = () =>
      eventually(() =>
        expect(pad.lines.map(({ place }) => place)).toEqual([...pad.lines.keys()].map((index) => index + 1)),
      );
    pad.remove([first!]);
    expect(second!.place).toBe(1);
    await isNumbered();
    expect(last.place).toBe(99);
    pad.setQuantity(second!, '7');
    pad.undo();
    await isNumbered();
    expect([pad.lines[0], pad.lines.at(-1)]).toEqual([first, last]);
    expect(second!.quantity).toBe('1');
  });

  it('joins lines of one product, says how many, and takes them apart by undo for good', async () => {
    const { pad, add } = open();
    await add(['P-1', 2], ['P-2'], ['p1', 3], ['P1', 4]);
    expect(lineTexts(pad)).toEqual(['P-1 × 9 found', 'P-2 × 1 found']);
    expect(pad.joined).toBe(2);
    pad.undo();
    await untilResolved(pad);
    const apart = ['P-1 × 2 found', 'P-2 × 1 found', 'p1 × 3 found', 'P1 × 4 found'];
    expect(lineTexts(pad)).toEqual(apart);
    await add(['P-3'], ['P-3']); // only the new lines are joined
    expect(lineTexts(pad)).toEqual([...apart, 'P-3 × 2 found']);
    expect(pad.joined).toBe(1);
  });

  it('joins lines with the same words that nothing is found for, and no others', async () => {
    const { pad, add } = open();
    await add(['Soft collar', 2], ['soft  COLLAR', 3], ['Soft collar L'], ['Soft collar', 1]);
    expect(lineTexts(pad)).toEqual(['Soft collar × 6 missing', 'Soft collar L × 1 missing']);
    expect(pad.joined).toBe(2);
    pad.undo();
    await untilResolved(pad);
    expect(pad.lines).toHaveLength(4);
  });

  it('joins a chosen product with the line that has it', async () => {
    const { pad, add } = open();
    await add(['P-2', 5], ['ALL', 1]);
    expect(pad.open.map(({ text }) => text)).toEqual(['ALL']);
    pad.choose(pad.lines[1]!, anOffer(2));
    expect(lineTexts(pad)).toEqual(['P-2 × 6 found']);
  });

  it('holds a thousand lines and says how many did not fit', async () => {
    const { pad } = open();
    expect(pad.add(Array.from({ length: PAD_LINES_MAX + 3 }, (_, index) => padEntry(`P-${index + 1}`)))).toBe(3);
    expect(pad.room).toBe(0);
    await untilResolved(pad);
  });

  it.each([
    ['1000', 'quantityMax'],
    ['0', 'quantityMin'],
    ['1.5', 'wholeNumber'],
    ['', 'wholeNumber'],
    ['999', null],
  ])('says of a quantity of "%s": %s', async (quantity, problem) => {
    const { pad, add } = open();
    await add(['P-1', quantity]);
    expect(pad.lines[0]!.problem).toBe(problem);
    expect(pad.ready).toHaveLength(problem ? 0 : 1);
  });

  it('asks for more than a cart takes as a free line', async () => {
    const { pad, add } = open();
    await add(['P-1', 5_000]);
    pad.setFree(pad.lines[0]!, true);
    expect(pad.open).toEqual([]);
    expect(pad.asWritten).toHaveLength(1);
  });

  it('undoes each step: a text, a removal, an addition', async () => {
    const { pad, add } = open();
    await add(['P-1'], ['P-2']);
    pad.setText(pad.lines[0]!, 'XX');
    pad.remove([pad.lines[1]!]);
    pad.undo();
    pad.undo();
    await untilResolved(pad);
    expect(lineTexts(pad)).toEqual(['P-1 × 1 found', 'P-2 × 1 found']);
    pad.undo();
    expect(pad.lines).toEqual([]);
    expect(pad.canUndo).toBe(false);
  });

  it('is kept in the browser, errors and choices, too', async () => {
    const { pad, add, storage } = open();
    await add(['ALL'], ['P-7', '1.5']);
    pad.choose(pad.lines[0]!, anOffer(2));
    const later = open(storage).pad;
    await untilResolved(later);
    expect(later.entries).toEqual(pad.entries);
    expect(lineTexts(later)).toEqual(['P-2 × 1 found', 'P-7 × 1.5 found']);
  });

  it('drops what is stored and no line', () => {
    const storage = memoryStorage();
    storage.write('orderPad', JSON.stringify([{ text: 'P-1' }, null, padEntry('P-2')]));
    expect(open(storage, false).pad.entries).toEqual([padEntry('P-2')]);
  });

  it('asks nothing before it is known who reads, and anew for another reader', async () => {
    const { pad, requests, add } = open(memoryStorage(), false);
    await add(['P-1']);
    expect(requests).toEqual([]);
    pad.readAs('');
    await untilResolved(pad);
    pad.readAs('ben');
    await untilResolved(pad);
    expect(requests).toHaveLength(2);
  });

  it('keeps its lines when it gets no answer, and asks again', async () => {
    const { pad, network, add } = open();
    network.isDown = true;
    await add(['P-1']);
    expect(pad.resolving.error?.code).toBe('offline');
    network.isDown = false;
    await pad.resolve();
    expect(lineTexts(pad)).toEqual(['P-1 × 1 found']);
  });

  it('has one key for one list, and another for the next', () => {
    const { pad } = open();
    const key = pad.keyFor('P-1 × 1');
    expect(pad.keyFor('P-1 × 1')).toBe(key);
    expect(pad.keyFor('P-1 × 2')).not.toBe(key);
    const last = pad.keyFor('P-1 × 2');
    pad.finishAttempt();
    expect(pad.keyFor('P-1 × 2')).not.toBe(last);
  });
});
