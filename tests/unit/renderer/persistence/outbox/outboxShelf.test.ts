import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../../../../renderer/src/persistence/storage/memoryShelf.ts';
import { outboxShelf } from '../../../../../renderer/src/persistence/outbox/outboxShelf.ts';
import type { OutboxEntry } from '../../../../../shared/outbox/entry.ts';

const AN_ENTRY: OutboxEntry = {
  ...{ id: '1', name: 'registerContact', payload: { email: 'ana@clinic.com' }, owner: '', about: 'Ana', at: 1 },
  ...{ state: 'awaiting', isKept: true, unsureSince: 1, reason: null, result: null },
};

describe('what waits, in the browser', () => {
  it('is there for another tab and the next visit, and leaves nothing when it has been sent', async () => {
    const shelf = memoryShelf();
    await outboxShelf(shelf).change(() => [AN_ENTRY]);
    expect(await outboxShelf(shelf).read()).toEqual([AN_ENTRY]);
    await outboxShelf(shelf).change(() => []);
    expect(shelf.read('outbox')).toBeNull();
  });

  it('is not said to be kept by a browser that keeps nothing', async () => {
    const shelf = memoryShelf();
    const full = { ...shelf, write: (key: string, text: string | null) => (shelf.write(key, text), false) };
    const storage = outboxShelf(full);
    await expect(storage.change(() => [AN_ENTRY])).rejects.toThrow('keeps nothing');
    expect(await storage.read()).toEqual([]);
  });

  it('is set aside when it cannot be read', async () => {
    const shelf = memoryShelf();
    shelf.write('outbox', '[{"id":1}]');
    const storage = outboxShelf(shelf);
    expect([await storage.read(), storage.wasLost(), shelf.read('outbox.damaged')]).toEqual([[], true, '[{"id":1}]']);
  });

  it('changes as one, whoever else is changing it', async () => {
    const shelf = memoryShelf();
    const tabs = [outboxShelf(shelf), outboxShelf(shelf)];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        tabs[turn % 2]!.change((entries) => [...entries, { ...AN_ENTRY, id: String(turn) }]),
      ),
    );
    expect(await tabs[0]!.read()).toHaveLength(20);
  });
});
