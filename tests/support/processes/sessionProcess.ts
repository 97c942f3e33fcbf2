import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient } from '../../../electron/main/session/createClient.ts';
import { DesktopSession } from '../../../electron/main/session/DesktopSession.ts';
import { DeviceKey } from '../../../electron/main/session/DeviceKey.ts';
import { openKeychainEntry } from '../../../electron/main/storage/openKeychainEntry.ts';

/** A rep's session as the desktop client keeps it, in a process that can be killed: no window, a real keychain. */
export interface SessionProcess {
  /** The name of the signed-in member; null for nobody. */
  who(): Promise<string | null>;
  /** Whether the keychain has not answered yet. */
  isAsking(): Promise<boolean>;
  logIn(member: { email: string; password: string }): Promise<void>;
  /** Reads the cart, for which the member has to be signed in; returns whether the server answered it. */
  readCart(): Promise<boolean>;
  logOut(): Promise<void>;
  /** Begins to read the cart; nobody waits for the answer. */
  beginCart(): void;
  /** Resolves when the server has answered a request to this path. */
  waitForAnswer(path: string): Promise<void>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

interface Parts {
  /** The address by which the client reaches the store. */
  server: string;
  secret: string;
  bus: string;
  /** How long the client waits for the keychain; by default as long as in the product. */
  keychainMs?: number;
}

type Command =
  | { what: 'who' | 'isAsking' | 'readCart' | 'logOut' }
  | { what: 'logIn'; email: string; password: string };
type Message = { answer: unknown } | { answered: string };

/** Starts the client. */
export function startSessionProcess({ server, secret, bus, keychainMs }: Parts): SessionProcess {
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: bus };
  const args = [server, secret, ...(keychainMs === undefined ? [] : [String(keychainMs)])];
  const far = spawn(process.execPath, ['--no-warnings', import.meta.filename, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: far.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Message> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the client ended without an answer');
    return JSON.parse(value) as Message;
  };
  const tell = (command: Command): void => void far.stdin.write(`${JSON.stringify(command)}\n`);
  const ask = async (command: Command): Promise<unknown> => {
    tell(command);
    for (;;) {
      const message = await next();
      if ('answer' in message) return message.answer;
    }
  };
  const ended = async (end: () => void): Promise<void> => {
    const exit = once(far, 'exit');
    end();
    await exit;
  };
  return {
    who: () => ask({ what: 'who' }) as Promise<string | null>,
    isAsking: () => ask({ what: 'isAsking' }) as Promise<boolean>,
    logIn: async (member) => void (await ask({ what: 'logIn', ...member })),
    readCart: () => ask({ what: 'readCart' }) as Promise<boolean>,
    logOut: async () => void (await ask({ what: 'logOut' })),
    beginCart: () => tell({ what: 'readCart' }),
    waitForAnswer: async (path) => {
      for (;;) {
        const message = await next();
        if ('answered' in message && message.answered.includes(path)) return;
      }
    },
    close: () => ended(() => far.stdin.end()),
    kill: () => ended(() => far.kill('SIGKILL')),
  };
}

async function serve(server: string, secret: string, keychainMs?: string): Promise<void> {
  // Loading it must not count towards the time-out.
  await import('keytar');
  const say = (message: Message): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
  const limit = keychainMs === undefined ? undefined : Number(keychainMs);
  const device = new DeviceKey(openKeychainEntry(`${server} device`, limit));
  const session = new DesktopSession(
    openKeychainEntry(server, limit),
    () => undefined,
    () => device.isStored(),
    { key: (isInUse) => device.late(isInUse), answered: () => undefined },
  );
  const call = createClient({
    server,
    secret,
    session,
    device,
    language: () => 'en' as const,
    fetch: async (url, init) => {
      const reply = await fetch(url, init);
      say({ answered: url });
      return reply;
    },
  });
  const answers = {
    who: async () => (await session.user())?.nick_name ?? null,
    isAsking: () => session.isKeychainAsking(),
    readCart: () => call('readCart', {}).then(Boolean),
    logOut: () => call('logout', {}),
    logIn: ({ email, password }: { email: string; password: string }) => call('login', { email, password }),
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const command = JSON.parse(line) as Command;
    const answer = command.what === 'logIn' ? await answers.logIn(command) : await answers[command.what]();
    say({ answer: answer ?? null });
  }
  process.exit();
}

if (import.meta.main) {
  const [server = '', secret = '', keychainMs] = process.argv.slice(2);
  void serve(server, secret, keychainMs);
}
