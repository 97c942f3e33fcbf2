import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';

/** Stores the key that this browser's sessions are bound to. */
export interface DeviceKeyStore {
  /** Null if none is stored; throws if the browser has no storage or does not answer. */
  read(): Promise<CryptoKeyPair | null>;
  /** Stores a key and returns the one in force: another tab may have stored its own first. */
  keep(pair: CryptoKeyPair): Promise<CryptoKeyPair>;
  /** Whether this browser has stored a key before, according to local storage. */
  wasKept(): boolean;
}

const DATABASE = 'device';
const KEYS = 'keys';
const OWN = 'own';
/** The record in local storage that a key exists in IndexedDB. */
const RECORD = 'deviceKey';

/** IndexedDB can store keys that no script can export, unlike local storage. */
export function deviceKeyStore(storage: Pick<KeyValueStorage, 'read' | 'write'>): DeviceKeyStore {
  return {
    read: () => withKeys('readonly', (keys) => keys.get(OWN)).then(keyPairOrNull),
    keep: async (pair) => {
      await withKeys('readwrite', (keys) => keys.add(pair, OWN)).catch(() => undefined); // another tab was first
      const stored = await withKeys('readonly', (keys) => keys.get(OWN)).then(keyPairOrNull);
      if (!stored) throw new Error('the browser keeps no key');
      storage.write(RECORD, 'yes');
      return stored;
    },
    wasKept: () => storage.read(RECORD) !== null,
  };
}

async function withKeys<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(KEYS));
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(KEYS, mode).objectStore(KEYS)));
  } finally {
    database.close();
  }
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function keyPairOrNull(stored: unknown): CryptoKeyPair | null {
  const { privateKey, publicKey } = (stored ?? {}) as Partial<CryptoKeyPair>;
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey ? { privateKey, publicKey } : null;
}
