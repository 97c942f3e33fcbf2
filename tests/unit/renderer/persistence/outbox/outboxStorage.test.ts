import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { outboxStorage } from '../../../../../renderer/src/persistence/outbox/outboxStorage.ts';
import type { OutboxEntry } from '../../../../../shared/outbox/entry.ts';

const AN_ENTRY: OutboxEntry = {
  id: '1',
  name: 'registerContact',
  payload: { email: 'ana@clinic.com' },
  owner: '',
  about: 'Ana',
  at: 1,
  state: 'awaiting',
  isKept: true,
  unsureSince: 1,
  reason: null,
  result: null,
};

describe('the browser’s outbox', () => {
  it('is there for another tab and the next visit, and leaves nothing when it has been sent', async () => {
    const storage = memoryStorage();
    await outboxStorage(storage).change(() => [AN_ENTRY]);
    expect(await outboxStorage(storage).read()).toEqual([AN_ENTRY]);
    await outboxStorage(storage).change(() => []);
    expect(storage.read('outbox')).toBeNull();
  });

  it('rejects an entry in a browser without storage', async () => {
    const storage = memoryStorage();
    const full = { ...storage, write: (key: string, text: string | null) => (storage.write(key, text), false) };
    const outbox = outboxStorage(full);
    await expect(outbox.change(() => [AN_ENTRY])).rejects.toThrow('keeps nothing');
    expect(await outbox.read()).toEqual([]);
  });

  it('is set aside if it is unreadable', async () => {
    const storage = memoryStorage();
    storage.write('outbox', '[{"id":1}]');
    const outbox = outboxStorage(storage);
    expect([await outbox.read(), outbox.wasLost(), storage.read('outbox.damaged')]).toEqual([[], true, '[{"id":1}]']);
  });

  it('changes atomically, whichever tab is changing it', async () => {
    const storage = memoryStorage();
    const tabs = [outboxStorage(storage), outboxStorage(storage)];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        tabs[turn % 2]!.change((entries) => [...entries, { ...AN_ENTRY, id: String(turn) }]),
      ),
    );
    expect(await tabs[0]!.read()).toHaveLength(20);
  });
});
