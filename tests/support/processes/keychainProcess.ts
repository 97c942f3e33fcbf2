import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openKeychainEntry } from '../../../electron/main/storage/openKeychainEntry.ts';

/** A client's keychain entry in a process of its own, as a process connects to D-Bus only once. */
export interface KeychainProcess {
  read(): Promise<string | null>;
  write(secret: string): Promise<boolean>;
  remove(): Promise<void>;
  available(): Promise<boolean>;
  /** Asks the process to quit, as when a client is closed. */
  close(): Promise<void>;
}

type Command = { what: 'read' | 'remove' | 'available' } | { what: 'write'; secret: string };

/** Opens an entry in the keychain of this bus, with this time-out. */
export function startKeychainProcess(bus: string, timeoutMs: number): KeychainProcess {
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: bus, VAULT_TIMEOUT_MS: String(timeoutMs) };
  const child = spawn(process.execPath, [import.meta.filename], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (command: Command): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    return JSON.parse((await lines.next()).value as string) as unknown;
  };
  return {
    read: () => ask({ what: 'read' }) as Promise<string | null>,
    write: (secret) => ask({ what: 'write', secret }) as Promise<boolean>,
    remove: async () => void (await ask({ what: 'remove' })),
    available: () => ask({ what: 'available' }) as Promise<boolean>,
    close: () => endProcess(child),
  };
}

const endProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });

/** The child: reads a command a line, and answers each with a line of JSON. */
async function serve(): Promise<void> {
  // Loading it must not count towards the time-out.
  await import('keytar');
  const entry = openKeychainEntry('https://shop.example', Number(process.env['VAULT_TIMEOUT_MS']));
  const answers = {
    read: () => entry.read(),
    remove: () => entry.remove(),
    available: () => entry.available,
    write: (secret = '') => entry.write(secret),
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const { what, secret } = JSON.parse(line) as { what: Command['what']; secret?: string };
    process.stdout.write(`${JSON.stringify((await answers[what](secret)) ?? null)}\n`);
  }
  process.exit();
}

if (import.meta.main) void serve();
