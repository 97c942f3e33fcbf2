import { DeviceKey } from '../../electron/main/DeviceKey.ts';
import { type Keychain, Vault } from '../../electron/main/Vault.ts';

/** A keychain in memory, with what is in it to look at. */
export function keychainInMemory(): { keychain: Keychain; entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const keychain: Keychain = {
    getPassword: (_service, account) => Promise.resolve(entries.get(account) ?? null),
    setPassword: (_service, account, text) => Promise.resolve(void entries.set(account, text)),
    deletePassword: (_service, account) => Promise.resolve(entries.delete(account)),
  };
  return { keychain, entries };
}

export const vaultOn = (load: () => Promise<Keychain>, account = 'device'): Vault =>
  new Vault({ load, service: 'Medstore', account });

/** A desktop client's key, as the product makes it; another one each time. */
export const aDevice = ({ keychain } = keychainInMemory()): DeviceKey =>
  new DeviceKey(vaultOn(() => Promise.resolve(keychain)));
