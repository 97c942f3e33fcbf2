import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import type { KeyValueStorage } from '../../../../../renderer/src/persistence/storage/KeyValueStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';

class Basket {
  ids: number[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  put(ids: number[]): void {
    this.ids = ids;
  }
}

const parse = (found: unknown): number[] | null =>
  Array.isArray(found) ? found.filter((id): id is number => Number.isInteger(id)) : null;

function openBasket(storage: KeyValueStorage): { basket: Basket; dispose: () => void } {
  const basket = new Basket();
  const dispose = new StatePersistence(storage).keep(
    'basket',
    parse,
    () => basket.ids,
    (ids) => basket.put(ids),
  );
  return { basket, dispose };
}

/** A storage shared by two tabs; each is notified of the other's writes. */
function twoTabs(): [KeyValueStorage, KeyValueStorage] {
  const records = memoryStorage();
  const listeners: Parameters<KeyValueStorage['onChange']>[0][][] = [[], []];
  const tab = (own: 0 | 1): KeyValueStorage => ({
    read: records.read,
    write: (key, text) => {
      if (records.read(key) !== text) {
        records.write(key, text);
        listeners[1 - own]!.forEach((listener) => listener(key, text));
      }
      return true;
    },
    onChange: (listener) => {
      listeners[own]!.push(listener);
      return () => listeners[own]!.splice(listeners[own]!.indexOf(listener), 1);
    },
  });
  return [tab(0), tab(1)];
}

describe('state persistence', () => {
  it('reads again if events of other tabs were missed', () => {
    const records = memoryStorage();
    let lookAgain = (): void => undefined;
    const { basket } = openBasket({
      ...records,
      onChange: (listener) => ((lookAgain = () => listener(null, null)), () => {}),
    });
    records.write('basket', '[7]');
    expect(basket.ids).toEqual([]);
    lookAgain();
    expect(basket.ids).toEqual([7]);
  });

  it('restores the state on the next visit', () => {
    const storage = memoryStorage();
    const { basket, dispose } = openBasket(storage);
    runInAction(() => basket.ids.push(7));
    dispose();
    expect(openBasket(storage).basket.ids).toEqual([7]);
  });

  it.each(['{"no":"list"}', 'not JSON', 'null'])('discards invalid values: %s', (text) => {
    const storage = memoryStorage();
    storage.write('basket', text);
    expect(openBasket(storage).basket.ids).toEqual([]);
  });

  it('does not write back a value that it has only read', () => {
    const storage = memoryStorage();
    storage.write('basket', '[1,"x"]');
    expect(openBasket(storage).basket.ids).toEqual([1]);
    expect(storage.read('basket')).toBe('[1,"x"]');
  });

  it('writes nothing after it is disposed', () => {
    const storage = memoryStorage();
    const { basket, dispose } = openBasket(storage);
    dispose();
    basket.put([1]);
    expect(storage.read('basket')).toBeNull();
  });
});

describe('two tabs', () => {
  it('show the same', () => {
    const [here, there] = twoTabs();
    const [ours, theirs] = [openBasket(here), openBasket(there)];
    ours.basket.put([1, 2]);
    expect(theirs.basket.ids).toEqual([1, 2]);
    theirs.basket.put([2]);
    expect(ours.basket.ids).toEqual([2]);
    ours.dispose();
    theirs.basket.put([3]);
    expect(ours.basket.ids).toEqual([2]);
  });

  it('of different releases do not answer each other for ever', () => {
    const [here, there] = twoTabs();
    const written = vi.spyOn(there, 'write');
    const newer = openBasket(here);
    const older = new Basket();
    new StatePersistence(there).keep(
      'basket',
      (found) => parse(found)?.slice(0, 1) ?? null,
      () => older.ids,
      (ids) => older.put(ids),
    );
    newer.basket.put([1, 2, 3]);
    expect(older.ids).toEqual([1]);
    expect(written).not.toHaveBeenCalled();
    expect(newer.basket.ids).toEqual([1, 2, 3]);
    older.put([4]);
    older.put([1]);
    expect(newer.basket.ids).toEqual([1]);
  });

  it('do not mix up their records', () => {
    const [here, there] = twoTabs();
    const ours = openBasket(here);
    there.write('another', '[9]');
    expect(ours.basket.ids).toEqual([]);
  });
});
