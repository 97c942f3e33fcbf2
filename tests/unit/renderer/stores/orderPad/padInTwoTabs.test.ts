import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aPad, untilResolved, lineTexts } from '../../../../support/fakes/orderPad/aPad.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

configure({ enforceActions: 'always' });

/** Two tabs of one browser with the lines P-1 and P-2. */
async function twoTabs() {
  const tab = sharedStorage();
  const here = aPad(tab());
  const there = aPad(tab());
  await here.add(['P-1'], ['P-2']);
  await untilResolved(there.pad);
  return { here, there, tab };
}

describe('the order pad in two tabs', () => {
  it('keeps the lines that another tab leaves alone, so that a field that is typed in stays', async () => {
    const { here, there } = await twoTabs();
    const [first, second] = there.pad.lines;
    here.pad.setQuantity(here.pad.lines[0]!, '7');
    await here.add(['P-3']);
    expect(lineTexts(there.pad)).toEqual(['P-1 × 7 found', 'P-2 × 1 found', 'P-3 × 1 found']);
    here.pad.remove([here.pad.lines[0]!]);
    expect(there.pad.lines[0]).toBe(second);
    expect(second!.place).toBe(1);
    here.pad.undo();
    expect(there.pad.lines).toHaveLength(3);
    expect(first!.quantity).toBe('7');
  });

  it('undoes the last change alone, wherever it was made, and each tab can take the other’s undo back', async () => {
    const { here, there } = await twoTabs();
    there.pad.remove([there.pad.lines[1]!]);
    await here.add(['P-3']);
    there.pad.undo();
    expect(lineTexts(there.pad)).toEqual(['P-1 × 1 found']);
    here.pad.undo();
    await untilResolved(here.pad);
    expect(lineTexts(here.pad)).toEqual(['P-1 × 1 found', 'P-3 × 1 found']);
    expect(lineTexts(there.pad)).toEqual(lineTexts(here.pad));
  });

  it('has nothing to undo when it is opened, and no step for what does not change it', async () => {
    const { here, tab } = await twoTabs();
    const { pad } = aPad(tab());
    await untilResolved(pad);
    expect(pad.canUndo).toBe(false);
    here.pad.setQuantity(here.pad.lines[0]!, '2');
    expect(pad.lines[0]!.quantity).toBe('2');
    expect(pad.canUndo).toBe(false);
  });

  it('sends the same list with the same key from each tab and after a reload, and the next list with another', async () => {
    const { here, there, tab } = await twoTabs();
    const key = here.pad.keyFor('P-1 × 1');
    expect(there.pad.keyFor('P-1 × 1')).toBe(key);
    expect(aPad(tab()).pad.keyFor('P-1 × 1')).toBe(key);
    here.pad.finishAttempt();
    expect(there.pad.keyFor('P-1 × 1')).not.toBe(key);
  });

  it('gives a list that was changed another key, even when it is changed back', async () => {
    const { pad, add } = aPad();
    await add(['P-1'], ['P-2']);
    const key = pad.keyFor('P-1 × 1, P-2 × 1');
    pad.remove([pad.lines[1]!]);
    pad.undo();
    expect(pad.keyFor('P-1 × 1, P-2 × 1')).not.toBe(key);
  });
});
