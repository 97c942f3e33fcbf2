import type { Keychain } from './vault.ts';

/** The system's keychain, loaded when first needed: its native part is no part of the start-up. */
export async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return keytar;
}
