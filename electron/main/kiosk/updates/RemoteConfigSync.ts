import type { AuditCode } from '../staff/AuditLog.ts';
import {
  confirmTrial,
  activeConfig,
  acceptConfig,
  type RemoteState,
  type Signed,
  rollBack,
} from '../config/remoteConfig.ts';

export interface RemoteConfigParts {
  remote: { url: string; public_key: string } | null;
  fetch(url: string, init: RequestInit): Promise<Response>;
  read(): RemoteState;
  write(state: RemoteState): void;
  audit(what: AuditCode, detail?: string): void;
}

const LIMIT_MS = 20_000;

/**
 * Fetches the operator's remote configuration while the kiosk is at rest, and keeps it on trial until the kiosk has
 * been at rest under it.
 */
export class RemoteConfigSync {
  readonly #parts: RemoteConfigParts;

  constructor(parts: RemoteConfigParts) {
    this.#parts = parts;
  }

  /** The active remote configuration; null where there is none, or no operator is configured. */
  get current(): Signed | null {
    return this.#parts.remote ? activeConfig(this.#parts.read()) : null;
  }

  async ask(): Promise<void> {
    const { remote, fetch, read, write, audit } = this.#parts;
    if (!remote) return;
    const answer = await text(remote.url, fetch);
    // Unreachable: keep the current configuration.
    if (answer === null) return;
    const received = acceptConfig(read(), answer, remote.public_key);
    if (received.ok) {
      write(received.state);
      audit('config', String(received.state.highest));
    } else if (received.reason !== 'old') audit('config-refused', received.reason);
  }

  /** Keeps the configuration on trial, as the kiosk works with it. */
  confirmTrial(): void {
    const { read, write } = this.#parts;
    if (read().trial) write(confirmTrial(read()));
  }

  /** Drops the configuration on trial, as the kiosk is relaunched after a fault. */
  rollBack(): void {
    const { read, write, audit } = this.#parts;
    const { trial } = read();
    if (!trial) return;
    write(rollBack(read()));
    audit('config-withdrawn', String(trial.version));
  }
}

async function text(url: string, fetch: RemoteConfigParts['fetch']): Promise<string | null> {
  try {
    const reply = await fetch(url, { redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}
