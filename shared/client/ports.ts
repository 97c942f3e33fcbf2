import type { DeviceRequest } from '../signing/deviceSignature.ts';
import type { Envelope } from '../contract/envelope.ts';
import type { Language } from '../text/languages.ts';
import type { Payload } from '../signing/requestSignature.ts';
import type { OperationName } from '../contract/routes.ts';
import type { Reply, Request } from '../contract/contract.ts';
import type { User } from '../contract/schemas/sessions.ts';

/** The part of AbortSignal that the API client uses, so that it needs neither DOM nor Node. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, path tokens filled in. */
  path: string;
  /** Every value as it was signed. */
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
  /** The id of their member. */
  user_id?: string;
}

/** Where a session lives: local storage in the browser, the keychain and memory in the desktop client. */
export interface SessionKeeper {
  read(): Promise<Tokens | null>;
  /** A session begins. */
  begin(user: User & { email: string }, tokens: { access: string; refresh: string }): Promise<void>;
  /** The tokens were renewed. */
  renew(tokens: { access: string; refresh: string }): Promise<void>;
  /** The member has another name from now on. */
  rename(nickName: string): Promise<void>;
  /** The session is over, by sign-out or because the refresh token is no longer good. */
  end(reason: 'signed-out' | 'expired', message: string): Promise<void>;
  /** Runs alone among all tabs and windows that share this session: refresh tokens may be used once only. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export interface Clock {
  /** Milliseconds that never run backwards. */
  monotonic(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; answers a function that calls it off. */
  after(ms: number, callback: () => void): () => void;
}

/** A key of the client's own, which signs requests beside `sign`: all of the desktop client's, a browser's for sessions. */
export interface DeviceSigner {
  /** Whether an operation is signed; left out where all are. */
  signs?(name: OperationName): boolean;
  /** Empty where there is no key. */
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
  /** Checks `data` of a good answer; left out in the browser, where the schemas are not loaded. */
  check?: (name: OperationName, data: unknown) => unknown;
}

export interface CallOptions {
  /** Say nothing to the user by a toast, whatever the code (S8). */
  banTips?: boolean;
  /** Calls the request off, as on leaving a page. */
  signal?: CancelSignal;
  /** A description for the list of queued requests. */
  about?: string;
  /** The id of the member in whose name it is sent: it fails with code 5 if another member is signed in. */
  owner?: string;
}

/** Calls the API by the name of an operation. Throws ApiError. */
export type Call = <N extends OperationName>(name: N, payload: Request<N>, options?: CallOptions) => Promise<Reply<N>>;
