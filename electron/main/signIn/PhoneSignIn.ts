import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import { PhoneWait } from '../../../shared/contract/schemas/signIn/phoneSignIn.ts';
import { type Language, withLanguage } from '../../../shared/text/languages.ts';
import type { SignInView } from '../../../shared/ipc/signIn.ts';
import { clock, secondsUntil } from '../app/clock.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';

type Failed = Extract<SignInView, { at: 'phoneFailed' }>['why'];

export interface PhoneParts {
  call: Call;
  now: Clock['now'];
  /** Waits; rejects early when the signal aborts. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
  /** The store's address as phones reach it. */
  publicUrl: string;
  /** Holds the session while a code is shown, as the visitor does not touch the screen. */
  hold(on: boolean): void;
  onChange(view: SignInView | null): void;
}

interface Shown {
  url: string;
  code: string;
  endsAt: number;
}

/** The interval grows by this after `slow_down` (RFC 8628, 3.5). */
const SLOWER_SECONDS = 5;
/** The time-out of the cancellation request; the next visitor does not wait for it. */
const CANCEL_LIMIT_MS = 2_000;

/**
 * Sign-in at a kiosk with the visitor's phone (device flow, RFC 8628): shows a code and polls the server. The visitor
 * types nothing at the kiosk, and no provider's page is shown there.
 */
export class PhoneSignIn {
  readonly #parts: PhoneParts;
  #control: AbortController | null = null;
  #running: Promise<void> = Promise.resolve();
  #shown: Shown | null = null;
  #failed: Failed | null = null;

  constructor(parts: PhoneParts) {
    this.#parts = parts;
  }

  /** Shows a new code and stops polling for the one before. */
  begin(language: Language): void {
    this.#control?.abort();
    const control = new AbortController();
    this.#control = control;
    this.#show(null, null);
    const before = this.#running;
    const run = this.#run(language, control.signal).catch((error: unknown) => {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) logWarning(`Signing in by telephone failed: ${errorMessage(error)}`);
      this.#show(null, 'away');
    });
    this.#running = Promise.all([before, run]).then(() => undefined);
  }

  read(): SignInView | null {
    if (this.#failed) return { at: 'phoneFailed', why: this.#failed };
    if (!this.#shown) return null;
    const { url, code, endsAt } = this.#shown;
    return { at: 'phone', url, code, secondsLeft: secondsUntil(endsAt, this.#parts.now()) };
  }

  /** Cancels: a later answer signs no one in. Resolves when that is certain. */
  async cancel(): Promise<void> {
    this.#control?.abort();
    this.#control = null;
    this.#show(null, null);
    await this.#running;
  }

  async #run(language: Language, signal: AbortSignal): Promise<void> {
    const { call, now, publicUrl } = this.#parts;
    const newSignIn = await call('beginPhoneSignIn', {}, { signal });
    const code = newSignIn.user_code;
    const endsAt = now() + newSignIn.expires_in * 1_000;
    const url = `${publicUrl}${withLanguage('/phoneSignIn', language)}?code=${encodeURIComponent(code)}`;
    this.#show({ url, code, endsAt }, null);
    try {
      const failure = await this.#wait(newSignIn.device_code, newSignIn.interval, endsAt, signal);
      if (!signal.aborted) this.#show(null, failure);
    } finally {
      if (signal.aborted) await this.#cancelAtServer(newSignIn.device_code);
    }
  }

  /** Null once the visitor is signed in. */
  async #wait(device_code: string, interval: number, endsAt: number, signal: AbortSignal): Promise<Failed | null> {
    const { call, now, pause = wait } = this.#parts;
    // One key for all polls: if the answer with the session is lost, the next poll gets it again.
    const idempotency_key = randomUUID();
    let seconds = interval;
    while (now() < endsAt) {
      await pause(seconds * 1_000, signal);
      try {
        await call('pollPhoneSignIn', { device_code, idempotency_key }, { signal });
        return null;
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError)) throw error;
        if (error.code === Code.tooMany) seconds = Math.max(seconds, error.retryAfter ?? 0) + SLOWER_SECONDS;
        else if (error.code === Code.notFound) return 'expired';
        else if (isDenied(error)) return 'denied';
        else if (!isStillPending(error)) throw error;
      }
    }
    return 'expired';
  }

  async #cancelAtServer(device_code: string): Promise<void> {
    await withTimeout(this.#parts.call('cancelPhoneSignIn', { device_code }), CANCEL_LIMIT_MS, clock).catch(
      () => undefined,
    );
  }

  #show(shown: Shown | null, failed: Failed | null): void {
    if ((shown !== null) !== (this.#shown !== null)) this.#parts.hold(shown !== null);
    this.#shown = shown;
    this.#failed = failed;
    this.#parts.onChange(this.read());
  }
}

const isDenied = ({ code, data }: ApiError): boolean =>
  code === Code.conflict && PhoneWait.safeParse(data).data?.reason === 'denied';

/** True while there is no answer yet, or after a transient failure: polling goes on until the code expires. */
const isStillPending = ({ code }: ApiError): boolean =>
  code === Code.conflict || code === 'offline' || code === 'timeout' || code === 'malformed' || code === Code.internal;

const wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal });
