import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import type { FileKey } from './AtomicFile.ts';
import type { KeychainEntry } from './KeychainEntry.ts';
import { KEY_BYTES } from './sealedText.ts';
import { type Format, read, write } from './versionedFormat.ts';

const KEY_FORMAT: Format<z.ZodMiniObject<{ key: z.ZodMiniString }>> = {
  shape: z.object({ key: z.string() }),
  steps: [],
};

interface DataKeyParts {
  keychain: Pick<KeychainEntry, 'read' | 'write' | 'available' | 'retry'>;
  /**
   * Whether the keychain answers, as far as its other entries show: each call that hangs occupies one of the threads that
   * Node needs for files.
   */
  isReady(): Promise<boolean>;
  /**
   * Whether a key is used in the run that has made it. If not, from the next start on: by then a keychain that forgets its
   * entries has lost it, and nothing with it.
   */
  usesNew: boolean;
}

/** The key that encrypts files with personal data, in the keychain; created when the keychain has none. */
export class DataKey implements FileKey {
  readonly #parts: DataKeyParts;
  readonly #queue = new SerialQueue();
  #key: Buffer | null = null;
  #isNew = false;

  constructor(parts: DataKeyParts) {
    this.#parts = parts;
  }

  /** Null while the keychain does not answer, or if it does not keep the key. Later calls ask again. */
  read(): Promise<Buffer | null> {
    if (this.#key) return Promise.resolve(this.#key);
    return this.#queue.run(async () => (this.#key ??= await this.#readOrMake()));
  }

  async #readOrMake(): Promise<Buffer | null> {
    const { keychain, isReady, usesNew } = this.#parts;
    if (this.#isNew || !(await isReady())) return null;
    keychain.retry();
    const entry = await keychain.read();
    if (!keychain.available) return null;
    if (entry !== null) return keyOf(read(KEY_FORMAT, entry)?.key);
    const key = randomBytes(KEY_BYTES);
    const isStored = await keychain.write(write(KEY_FORMAT, { key: key.toString('base64') }), 'leave');
    this.#isNew = isStored && !usesNew;
    return isStored && usesNew ? key : null;
  }
}

/** Null for an entry that is not ours, or a newer client's: it is left as it is. */
function keyOf(text: string | undefined): Buffer | null {
  const key = Buffer.from(text ?? '', 'base64');
  return key.length === KEY_BYTES ? key : null;
}
