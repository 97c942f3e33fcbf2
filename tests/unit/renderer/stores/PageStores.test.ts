import { makeAutoObservable } from 'mobx';
import { expect, it } from 'vitest';
import { StatePersistence } from '../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { createServerPlatform } from '../../../../renderer/src/platform/server.ts';
import { memoryStorage } from '../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { NoticeStore } from '../../../../renderer/src/stores/notices/NoticeStore.ts';
import { PageStores } from '../../../../renderer/src/stores/PageStores.ts';

class Draft {
  text = '';
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
  write(text: string): void {
    this.text = text;
  }
  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'draft',
      (found) => (typeof found === 'string' ? found : null),
      () => this.text,
      this.write,
    );
  }
}

const storage = () => {
  const values = new Map([['draft', '"written before"']]);
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, text: string | null) => values.set(key, text ?? '') === values,
    onChange: () => () => undefined,
  };
};
const nothing = new StatePersistence(memoryStorage());
const call = () => Promise.reject(new Error('nothing is asked for'));
const parts = { platform: createServerPlatform(call), notices: new NoticeStore() };

it('reads what is kept at the start into a store created before, and at once into one created after', () => {
  const stores = new PageStores(call, parts);
  const early = stores.get(Draft);
  expect(early.text).toBe('');
  stores.start(new StatePersistence(storage()), nothing);
  expect(early.text).toBe('written before');
  expect(stores.get(Draft)).toBe(early);

  const started = new PageStores(call, parts);
  started.start(new StatePersistence(storage()), nothing);
  expect(started.get(Draft).text).toBe('written before');
});

it('writes changes until it is disposed', () => {
  const stores = new PageStores(call, parts);
  const saved = storage();
  const dispose = stores.start(new StatePersistence(saved), nothing);
  const draft = stores.get(Draft);
  draft.write('changed');
  expect(saved.read('draft')).toBe('"changed"');
  dispose();
  draft.write('afterwards');
  expect(saved.read('draft')).toBe('"changed"');
});
