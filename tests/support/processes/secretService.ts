import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');
const PROGRAMS = ['dbus-run-session', 'dbus-send', 'gnome-keyring-daemon'];

/** Why no real keychain is available here, in one line; null if it is. */
export function whyNoSecretService(): string | null {
  if (process.platform !== 'linux')
    return 'The keychain test needs a Secret Service of its own, which is there on Linux alone.';
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = PROGRAMS.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  return missing.length === 0
    ? null
    : `No ${missing.join(', ')} here: apt-get install dbus gnome-keyring libsecret-1-0`;
}

export interface KeychainEntry {
  account: string;
  password: string;
}

/** A real Secret Service with its own bus and home: the user's keychain is not touched. */
export interface SecretService {
  bus: string;
  /** The client's entries. */
  entries(): KeychainEntry[];
  /** Stops answering, and queues requests until `goOn`. */
  pause(): void;
  goOn(): void;
  /** Locks the keychain: reading it prompts for a password, which is never entered. */
  lock(): void;
  /** Ends the service; its bus stays. */
  end(): void;
  stop(): Promise<void>;
}

// In the foreground, so that its process id is known and it ends with the test: a daemon that has not joined its bus
// would outlive it.
const SCRIPT = `
  echo "$DBUS_SESSION_BUS_ADDRESS"
  printf test | gnome-keyring-daemon --foreground --unlock --components=secrets >/dev/null 2>&1 &
  daemon=$!
  owner="--session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.GetNameOwner string:org.freedesktop.secrets"
  until dbus-send $owner >/dev/null 2>&1; do kill -0 $daemon || exit 1; sleep 0.05; done
  echo $daemon
  cat >/dev/null
  kill $daemon
  wait $daemon`;

// The password prompt: the bus starts it, it never reports ready, and it ends with its home folder.
const PROMPTER = 'org.gnome.keyring.SystemPrompter';
const SILENT = `while [ -e "$0" ]; do sleep 1; done`;

/**
 * Configures a bus that starts no other service, so that an ended keychain stays away. Returns the configuration file.
 */
function configureBus(home: string): string {
  const [config, script] = [join(home, 'bus.conf'), join(home, 'silent.sh')];
  writeFileSync(script, SILENT);
  writeFileSync(join(home, `${PROMPTER}.service`), `[D-BUS Service]\nName=${PROMPTER}\nExec=/bin/sh ${script}\n`);
  writeFileSync(
    config,
    `<busconfig><type>session</type><listen>unix:dir=${home}</listen><servicedir>${home}</servicedir>
     <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`,
  );
  return config;
}

/** Starts a keychain of Linux on a message bus of its own. */
export async function startSecretService(): Promise<SecretService> {
  const home = mkdtempSync(join(tmpdir(), 'keyring-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home };
  const session = spawn('dbus-run-session', [`--config-file=${configureBus(home)}`, '--', 'sh', '-c', SCRIPT], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: session.stdout })[Symbol.asyncIterator]();
  const bus = await nextLine(lines);
  const daemon = Number(await nextLine(lines));
  let isPaused = false;
  const goOn = (): void => {
    if (isPaused) process.kill(daemon, 'SIGCONT');
    isPaused = false;
  };
  return {
    bus,
    entries: () => readEntries(bus, home),
    pause: () => (isPaused = process.kill(daemon, 'SIGSTOP')),
    goOn,
    lock: () => lock(bus),
    end: () => void process.kill(daemon, 'SIGKILL'),
    stop: async () => {
      goOn();
      await ended(session);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error('the Secret Service ended before it was ready');
  return value;
}

function lock(bus: string): void {
  const method = ['--dest=org.freedesktop.secrets', '/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock'];
  const all = 'array:objpath:/org/freedesktop/secrets/collection/login';
  execFileSync('dbus-send', ['--session', '--print-reply', ...method, all], {
    env: { PATH: process.env['PATH'] ?? '', DBUS_SESSION_BUS_ADDRESS: bus },
    stdio: 'ignore',
  });
}

// In a process of its own, as a process connects to its bus only once.
function readEntries(bus: string, home: string): KeychainEntry[] {
  const script = "require('keytar').findCredentials('Medstore').then((all) => console.log(JSON.stringify(all)))";
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, DBUS_SESSION_BUS_ADDRESS: bus };
  const json = execFileSync(process.execPath, ['-e', script], { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(json) as KeychainEntry[];
}

async function ended(session: ChildProcess): Promise<void> {
  const exit = once(session, 'exit');
  session.stdin?.end();
  await exit;
}
