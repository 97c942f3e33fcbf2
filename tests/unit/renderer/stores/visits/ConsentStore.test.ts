import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { ConsentStore } from '../../../../../renderer/src/stores/visits/ConsentStore.ts';

const stored = (storage = memoryStorage()) => {
  const consent = new ConsentStore();
  const stop = consent.persistIn(new StatePersistence(storage));
  return { consent, stop };
};

it('is not asked for before storage has been read', () => {
  const consent = new ConsentStore();
  expect([consent.isKnown, consent.isAsked, consent.isGranted]).toEqual([false, false, false]);
});

it.each([
  ['granted', true],
  ['refused', false],
] as const)('is asked for until it is answered, and stays %s', (choice, isGranted) => {
  const storage = memoryStorage();
  const { consent, stop } = stored(storage);
  expect([consent.isAsked, consent.isGranted]).toEqual([true, false]);
  consent.decide(choice);
  expect([consent.isAsked, consent.isGranted]).toEqual([false, isGranted]);
  stop();
  const { consent: next } = stored(storage);
  expect([next.choice, next.isAsked, next.isGranted]).toEqual([choice, false, isGranted]);
});

it('is asked for again on demand, until it is answered or the visitor closes the question', () => {
  const { consent } = stored();
  consent.decide('granted');
  consent.askAgain();
  expect([consent.isAsked, consent.isGranted]).toEqual([true, true]);
  consent.stopAsking();
  expect(consent.isAsked).toBe(false);
  consent.askAgain();
  consent.decide('refused');
  expect([consent.isAsked, consent.isGranted]).toEqual([false, false]);
});
