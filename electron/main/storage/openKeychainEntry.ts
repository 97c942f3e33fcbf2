import { type Keychain, KeychainEntry } from './KeychainEntry.ts';

/** The service name of all our keychain entries. */
const SERVICE = 'Medstore';

/** One entry of the system's keychain; the client is not held up by it, not even when it ends. */
export function openKeychainEntry(account: string, timeoutMs?: number): KeychainEntry {
  const vault = new KeychainEntry({ load: loadKeychain, service: SERVICE, account, ...(timeoutMs && { timeoutMs }) });
  process.once('exit', () => {
    // A process waits for its threads, and one of them for an answer: it would stay, and let no other start beside it.
    if (vault.isStuck) process.kill(process.pid, 'SIGKILL');
  });
  return vault;
}

/** Loaded when first needed: its native part is no part of the start-up. */
async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return keytar;
}
