import type { AuthInfo } from 'electron';
import { z } from 'zod/mini';
import { errorMessage, logWarning } from '../app/logWarning.ts';
import type { KeychainEntry } from '../storage/KeychainEntry.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

export interface Credentials {
  user: string;
  password: string;
}

/** The proxy that asks; its realm is not shown, as anybody on the network can choose it. */
export type Proxy = Pick<AuthInfo, 'isProxy' | 'host' | 'port'>;

/** Answers a proxy's question; without credentials it is refused. */
export type Answer = (user?: string, password?: string) => void;

type Entry = Pick<KeychainEntry, 'read' | 'write' | 'remove'>;

export interface ProxyLoginParts {
  /** Asks the user; null when they cancel. `isRetry`: the proxy has refused the last ones. */
  ask(proxy: Proxy, isRetry: boolean): Promise<Credentials | null>;
  openEntry(account: string): Entry;
  /** Sends a request to the store; `onLogin` is called each time the proxy asks. Resolves to whether it was answered. */
  probe(onLogin: (proxy: Proxy, answer: Answer) => void): Promise<boolean>;
  now(): number;
}

const CREDENTIALS_FORMAT: Format<z.ZodMiniObject<{ user: z.ZodMiniString; password: z.ZodMiniString }>> = {
  shape: z.object({ user: z.string(), password: z.string() }),
  steps: [],
};

/** A user who has cancelled is not asked again for this time. */
export const QUIET_MS = 5 * 60_000;
/** A question so soon after an answer means that it was wrong. */
export const RETRY_MS = 60_000;

/** Signs in at a proxy that asks for a password, with the stored one or the user's, and stores what it accepted. */
export class ProxyLogin {
  readonly #parts: ProxyLoginParts;
  readonly #entries = new Map<string, Entry>();
  #running: Promise<boolean> | null = null;
  #asking: Promise<Credentials | null> | null = null;
  #cancelledAt = -Infinity;
  #storedAt = -Infinity;

  constructor(parts: ProxyLoginParts) {
    this.#parts = parts;
  }

  /** Signs in once for all requests that wait; resolves to whether the proxy lets requests pass now. */
  logIn(): Promise<boolean> {
    return (this.#running ??= this.#logIn().finally(() => (this.#running = null)));
  }

  /** Answers the proxy's question to a page; each question of one page is a retry of the one before. */
  async answer(proxy: Proxy, isRetry: boolean, answer: Answer): Promise<void> {
    const credentials = await this.#credentials(proxy, isRetry);
    if (credentials) answer(credentials.user, credentials.password);
    else answer();
  }

  /**
   * Answers by the stored credentials alone, for requests in the background. A second question within a minute means that
   * they are wrong, and is refused.
   */
  async answerStored(proxy: Proxy, answer: Answer): Promise<void> {
    const now = this.#parts.now();
    const isRetry = now - this.#storedAt < RETRY_MS;
    this.#storedAt = now;
    const stored = proxy.isProxy && !isRetry ? read(CREDENTIALS_FORMAT, await this.#entry(proxy).read()) : null;
    if (stored) answer(stored.user, stored.password);
    else answer();
  }

  async #logIn(): Promise<boolean> {
    let lastAnswer: { proxy: Proxy; credentials: Credentials } | null = null;
    const onLogin = (proxy: Proxy, answer: Answer): void => {
      if (!proxy.isProxy) return answer();
      const give = async (): Promise<void> => {
        const credentials = await this.#credentials(proxy, lastAnswer !== null);
        lastAnswer = credentials && { proxy, credentials };
        answer(credentials?.user, credentials?.password);
      };
      void give();
    };
    const isAnswered = await this.#parts.probe(onLogin).catch((error: unknown) => {
      logWarning(`proxy: ${errorMessage(error)}`);
      return false;
    });
    // Without a question the proxy refuses for another reason.
    const accepted = isAnswered ? (lastAnswer as { proxy: Proxy; credentials: Credentials } | null) : null;
    if (!accepted) return false;
    await this.#entry(accepted.proxy).write(write(CREDENTIALS_FORMAT, accepted.credentials));
    return true;
  }

  async #credentials(proxy: Proxy, isRetry: boolean): Promise<Credentials | null> {
    const entry = this.#entry(proxy);
    // Refused ones must not be tried again: some networks lock an account after a few wrong passwords.
    if (isRetry) await entry.remove();
    const stored = isRetry ? null : read(CREDENTIALS_FORMAT, await entry.read());
    if (stored) return { user: stored.user, password: stored.password };
    if (this.#parts.now() - this.#cancelledAt < QUIET_MS) return null;
    return (this.#asking ??= this.#ask(proxy, isRetry).finally(() => (this.#asking = null)));
  }

  async #ask(proxy: Proxy, isRetry: boolean): Promise<Credentials | null> {
    // Without an answer the request would wait for ever.
    const credentials = await this.#parts.ask(proxy, isRetry).catch((error: unknown) => {
      logWarning(`proxy: the user could not be asked: ${errorMessage(error)}`);
      return null;
    });
    if (!credentials) this.#cancelledAt = this.#parts.now();
    return credentials;
  }

  #entry({ host, port }: Proxy): Entry {
    const account = `proxy ${host}:${port}`;
    const entry = this.#entries.get(account) ?? this.#parts.openEntry(account);
    this.#entries.set(account, entry);
    return entry;
  }
}
