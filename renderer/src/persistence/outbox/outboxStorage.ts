import { parseEntries } from '../../../../shared/outbox/entry.ts';
import type { Entries, OutboxStorage } from '../../../../shared/outbox/ports.ts';
import { OUTBOX_KEY } from './outboxKey.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { createMutex } from './mutex.ts';

/** The outbox in the browser's storage, shared by all tabs: one tab at a time writes, and one sends. */
export function outboxStorage(storage: KeyValueStorage): OutboxStorage {
  const writing = createMutex(OUTBOX_KEY);
  let isLost = false;

  const read = (): Entries => {
    const text = storage.read(OUTBOX_KEY);
    const entries = text === null ? [] : parse(text);
    if (entries) return entries;
    isLost = true;
    storage.write(`${OUTBOX_KEY}.damaged`, text);
    storage.write(OUTBOX_KEY, null);
    return [];
  };
  return {
    read: () => Promise.resolve(read()),
    change: (change) =>
      writing(async () => {
        const before = storage.read(OUTBOX_KEY);
        const changed = change(read());
        if (storage.write(OUTBOX_KEY, changed.length > 0 ? JSON.stringify(changed) : null)) return changed;
        // Refuse an entry that would not outlive the page, so that the page never says that it is queued.
        storage.write(OUTBOX_KEY, before);
        throw new Error('the browser keeps nothing');
      }),
    exclusive: createMutex(`${OUTBOX_KEY} sending`),
    wasLost: () => isLost,
  };
}

function parse(text: string): Entries | null {
  try {
    return parseEntries(JSON.parse(text));
  } catch {
    return null;
  }
}
