import { parseEntries } from '../../../../shared/outbox/entry.ts';
import type { Entries, OutboxStorage } from '../../../../shared/outbox/ports.ts';
import { OUTBOX_KEY } from './outboxKey.ts';
import type { Shelf } from '../storage/Shelf.ts';
import { createTurns } from './turns.ts';

/** What waits to be sent, in the browser's storage: one for all tabs, of which one at a time writes, and one sends. */
export function outboxShelf(shelf: Shelf): OutboxStorage {
  const writing = createTurns(OUTBOX_KEY);
  let isLost = false;

  const read = (): Entries => {
    const text = shelf.read(OUTBOX_KEY);
    const entries = text === null ? [] : parse(text);
    if (entries) return entries;
    isLost = true;
    shelf.write(`${OUTBOX_KEY}.damaged`, text);
    shelf.write(OUTBOX_KEY, null);
    return [];
  };
  return {
    read: () => Promise.resolve(read()),
    change: (change) =>
      writing(async () => {
        const before = shelf.read(OUTBOX_KEY);
        const changed = change(read());
        if (shelf.write(OUTBOX_KEY, changed.length > 0 ? JSON.stringify(changed) : null)) return changed;
        // What would be gone with the page is not kept, and nobody may be told that it is.
        shelf.write(OUTBOX_KEY, before);
        throw new Error('the browser keeps nothing');
      }),
    exclusive: createTurns(`${OUTBOX_KEY} sending`),
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
