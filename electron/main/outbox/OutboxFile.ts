import { z } from 'zod/mini';
import { parseEntries } from '../../../shared/outbox/entry.ts';
import type { Entries, OutboxStorage } from '../../../shared/outbox/ports.ts';
import { AtomicFile, type FileFormat, type Sealing } from '../storage/AtomicFile.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

const StoredEntries = z.object({ entries: z.array(z.unknown()) });
const OUTBOX_FORMAT: Format<typeof StoredEntries> = { shape: StoredEntries, steps: [] };

/** Stores the outbox's entries in a file. */
export class OutboxFile extends AtomicFile<Entries> implements OutboxStorage {
  constructor(path: string, now: () => number, sealing: Sealing | null = null) {
    const format: FileFormat<Entries> = {
      name: 'The outbox',
      empty: [],
      parse: (text) => parseEntries(read(OUTBOX_FORMAT, text)?.entries),
      format: (entries) => write(OUTBOX_FORMAT, { entries: [...entries] }),
    };
    super(path, now, format, sealing);
  }

  /** Needs no lock: only this process uses the file, and the outbox runs one round at a time. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
