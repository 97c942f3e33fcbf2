import type { AuditCode } from './AuditLog.ts';
import { confirm, inForce, receive, type RemoteState, type Signed, withdraw } from './remoteConfig.ts';

export interface RemoteParts {
  remote: { url: string; public_key: string } | null;
  fetch(url: string, init: RequestInit): Promise<Response>;
  read(): RemoteState;
  write(state: RemoteState): void;
  audit(what: AuditCode, detail?: string): void;
}

const LIMIT_MS = 20_000;

/** The operator's configuration from afar: asked for while the kiosk rests, on trial until it has rested under it. */
export class RemoteUpdates {
  readonly #parts: RemoteParts;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
  }

  /** What is in force; null where nothing was said, or nobody is named who might. */
  get current(): Signed | null {
    return this.#parts.remote ? inForce(this.#parts.read()) : null;
  }

  async ask(): Promise<void> {
    const { remote, fetch, read, write, audit } = this.#parts;
    if (!remote) return;
    const answer = await text(remote.url, fetch);
    // Not reached is no news: a kiosk goes on with what it has.
    if (answer === null) return;
    const received = receive(read(), answer, remote.public_key);
    if (received.ok) {
      write(received.state);
      audit('config', String(received.state.highest));
    } else if (received.reason !== 'old') audit('config-refused', received.reason);
  }

  /** The kiosk is well. */
  confirm(): void {
    const { read, write } = this.#parts;
    if (read().trial) write(confirm(read()));
  }

  /** The kiosk has to be started anew because of a fault. */
  withdraw(): void {
    const { read, write, audit } = this.#parts;
    const { trial } = read();
    if (!trial) return;
    write(withdraw(read()));
    audit('config-withdrawn', String(trial.version));
  }
}

async function text(url: string, fetch: RemoteParts['fetch']): Promise<string | null> {
  try {
    const reply = await fetch(url, { redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}
