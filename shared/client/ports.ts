import type { DeviceRequest } from '../signing/deviceSignature.ts';
import type { Envelope } from '../contract/envelope.ts';
import type { Language } from '../text/languages.ts';
import type { Payload } from '../signing/requestSignature.ts';
import type { OperationName } from '../contract/routes.ts';
import type { Reply, Request } from '../contract/contract.ts';
import type { User } from '../contract/schemas/signIn/sessions.ts';

/** The part of AbortSignal that the API client uses, so that it needs neither DOM nor Node. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's base, with path parameters filled in. */
  path: string;
  /** Every value exactly as it was signed. */
  query: Record<string, string>;
  body: Record<string, unknown> | null;
  headers: Record<string, string>;
  timeoutMs: number;
  signal: CancelSignal | null;
}

/** Sends one request and reads the envelope, whatever the HTTP status; throws ApiError with a Fault code. */
export type Transport = (request: WireRequest) => Promise<Envelope>;

export interface Tokens {
  access: string | null;
  refresh: string | null;
  /** The member's id. */
  user_id?: string;
}

/** Stores the session: in local storage in the browser, in the keychain and memory in the desktop client. */
export interface SessionKeeper {
  read(): Promise<Tokens | null>;
  /** Begins a session. */
  begin(user: User & { email: string }, tokens: { access: string; refresh: string }): Promise<void>;
  /** Stores renewed tokens. */
  renew(tokens: { access: string; refresh: string }): Promise<void>;
  /** Stores the member's new name. */
  rename(nickName: string): Promise<void>;
  /** Ends the session, after a sign-out or because the refresh token is no longer valid. */
  end(reason: 'signed-out' | 'expired', message: string): Promise<void>;
  /** A mutex across all tabs and windows of this session, as a refresh token may be used only once. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export interface Clock {
  /** Monotonic time in milliseconds. */
  monotonic(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `ms` milliseconds; returns a function that cancels. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * The client's own key, which signs requests beside `sign`: all of the desktop client's, only session requests of a
 * browser's.
 */
export interface DeviceSigner {
  /** Whether an operation is signed; absent if all are. */
  signs?(name: OperationName): boolean;
  /** The signature headers; empty without a key. */
  headers(request: DeviceRequest): Promise<Record<string, string>>;
  /** The payload of `registerDevice`. */
  registration(): Promise<Payload>;
}

export interface ClientPorts {
  transport: Transport;
  session: SessionKeeper;
  clock: Clock;
  secret: string;
  device?: DeviceSigner;
  language(): Language;
  /** Validates `data` of a successful answer; absent in the browser, where schemas are not loaded. */
  check?: (name: OperationName, data: unknown) => unknown;
}

export interface CallOptions {
  /** Shows no toast, whatever the code (S8). */
  banTips?: boolean;
  /** Cancels the request, as when leaving a page. */
  signal?: CancelSignal;
  /** A description for the list of queued requests. */
  about?: string;
  /** The id of the member who makes the request: fails with code 5 if another member is signed in. */
  owner?: string;
}

/** Calls the API by the name of an operation. Throws ApiError. */
export type Call = <N extends OperationName>(name: N, payload: Request<N>, options?: CallOptions) => Promise<Reply<N>>;
