import { type Keychain, KeychainEntry } from './KeychainEntry.ts';

/** The service name of all our keychain entries. */
const SERVICE = 'Medstore';

/** Opens one keychain entry; a keychain that hangs does not keep the client from quitting. */
export function openKeychainEntry(account: string, timeoutMs?: number): KeychainEntry {
  const entry = new KeychainEntry({ load: loadKeychain, service: SERVICE, account, ...(timeoutMs && { timeoutMs }) });
  process.once('exit', () => {
    // A process waits for its threads at exit; with one stuck in the keychain it would stay and block the next start.
    if (entry.isStuck) process.kill(process.pid, 'SIGKILL');
  });
  return entry;
}

/** Loaded lazily, to keep its native part out of the start. */
async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return keytar;
}
