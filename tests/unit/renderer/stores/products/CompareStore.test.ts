import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CompareStore } from '../../../../../renderer/src/stores/products/CompareStore.ts';

it('takes four products and refuses a fifth, until one is taken out', () => {
  const compare = new CompareStore();
  expect([1, 2, 3, 4].map((id) => compare.toggle(id))).toEqual([true, true, true, true]);
  expect(compare.toggle(5)).toBe(false);
  expect(compare.ids).toEqual([1, 2, 3, 4]);
  compare.toggle(2);
  expect(compare.toggle(5)).toBe(true);
  expect(compare.ids).toEqual([1, 3, 4, 5]);
});

it('keeps the compared products for the next visit', () => {
  const persistence = new StatePersistence(memoryStorage());
  const before = new CompareStore();
  before.persistIn(persistence);
  before.toggle(7);
  before.toggle(3);
  const after = new CompareStore();
  after.persistIn(persistence);
  expect(after.ids).toEqual([7, 3]);
});

it.each(['"x"', '{}', '[1,1,"2",null,2,3,4,5]'])('takes of a record what fits: %s', (text) => {
  const storage = memoryStorage();
  storage.write('compare', text);
  const compare = new CompareStore();
  compare.persistIn(new StatePersistence(storage));
  expect([[], [1, 2, 3, 4]]).toContainEqual(compare.ids);
  expect(new Set(compare.ids).size).toBe(compare.ids.length);
});
