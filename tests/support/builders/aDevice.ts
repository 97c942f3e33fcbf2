import { DeviceKey } from '../../../electron/main/session/DeviceKey.ts';
import { type Keychain, KeychainEntry } from '../../../electron/main/storage/KeychainEntry.ts';

/** A keychain in memory, with its entries for inspection. */
export function keychainInMemory(): { keychain: Keychain; entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const keychain: Keychain = {
    getPassword: (_service, account) => Promise.resolve(entries.get(account) ?? null),
    setPassword: (_service, account, text) => Promise.resolve(void entries.set(account, text)),
    deletePassword: (_service, account) => Promise.resolve(entries.delete(account)),
  };
  return { keychain, entries };
}

/** The entry of an account in a keychain that `load` opens. */
export const vaultOn = (load: () => Promise<Keychain>, account = 'device'): KeychainEntry =>
  new KeychainEntry({ load, service: 'Medstore', account });

/** A desktop client's key, created as in the product; a new one each time. */
export const aDevice = ({ keychain } = keychainInMemory()): DeviceKey =>
  new DeviceKey(vaultOn(() => Promise.resolve(keychain)));
