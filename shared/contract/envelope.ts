/** The codes of the response envelope (S8, D2). */
export const Code = {
  done: 0,
  refused: 1,
  notFound: 2,
  signInNeeded: 5,
  notAllowed: 6,
  tokenExpired: 7,
  badSignature: 9,
  staleTime: 10,
  tooMany: 11,
  conflict: 13,
  unknownEmail: 17,
  internal: 99,
} as const;

/** The `data.reason` of a conflict: the idempotency key was first used with another payload. */
export const KEY_REUSED = 'key_reused';

/** The envelope of every answer, read whatever the HTTP status is. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** Codes that the page handles itself and that never become a toast (S8). */
export const SILENT_CODES: readonly number[] = [Code.done, Code.refused, Code.notFound, Code.unknownEmail];

/** Why a call got no answer; `queued`: it waits in the outbox. */
export type Fault = 'offline' | 'timeout' | 'cancelled' | 'malformed' | 'queued';

/** A failed call, in every process: an envelope code, or a `Fault`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number | Fault;
  readonly data: unknown;

  constructor(code: number | Fault, message: string = String(code), data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** Field -> message of an invalid input (code 1); empty for every other failure. */
  get fieldErrors(): Record<string, string> {
    const errors = (this.data as { errors?: unknown } | null)?.errors;
    return this.code === Code.refused && typeof errors === 'object' && errors !== null
      ? (errors as Record<string, string>)
      : {};
  }

  /** Whether the key was used before with another payload, which may have been processed. */
  get isKeyReused(): boolean {
    return this.code === Code.conflict && (this.data as { reason?: unknown } | null)?.reason === KEY_REUSED;
  }

  /** Seconds to wait before a retry (code 11), or null. */
  get retryAfter(): number | null {
    const seconds = (this.data as { retry_after?: unknown } | null)?.retry_after;
    return this.code === Code.tooMany && typeof seconds === 'number' ? seconds : null;
  }
}
