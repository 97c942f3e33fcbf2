import type { SessionKeeper, Tokens } from '../../../../shared/client/ports.ts';
import { REFRESH_TOKEN_SECONDS } from '../../../../shared/contract/limits.ts';
import type { User, UserInfo } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { browserStorage } from '../storage/browserStorage.ts';
import { writeCookie } from './cookies.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { createMutex } from '../outbox/mutex.ts';

/** The record of S3, in local storage and, without e-mail and tokens, in a cookie. */
const KEY = 'userInfo';
const COOKIE_DAYS = REFRESH_TOKEN_SECONDS / (24 * 3600);

type SessionUser = User & { email: string };
/** Receives the member who is signed in now; `message` says why the session was ended. */
type Listener = (user: SessionUser | null, message?: string) => void;

/** The browser's session: one for all tabs of this site. */
export interface WebSession extends SessionKeeper {
  user(): SessionUser | null;
  /**
   * Reports when a member signs in or out, here or in another tab, but not when tokens are renewed. Returns a disposer.
   */
  onChange(listener: Listener): () => void;
}

/** The session that all tabs of this browser share, in its local storage. */
export function createWebSession(storage: KeyValueStorage = browserStorage()): WebSession {
  const listeners = new Set<Listener>();
  const read = (): UserInfo | null => parse(storage.read(KEY));
  let notifiedUser = read();

  const notify = (message?: string): void => {
    const now = read();
    const isSame = now?.user_id === notifiedUser?.user_id && now?.nick_name === notifiedUser?.nick_name;
    notifiedUser = now;
    if (!isSame) listeners.forEach((listener) => listener(userOf(now), message));
  };
  const keep = (info: UserInfo | null): void => {
    storage.write(KEY, info && JSON.stringify(info));
    writeCookie(
      KEY,
      JSON.stringify(info && { user_id: info.user_id, nick_name: info.nick_name }),
      info ? COOKIE_DAYS : 0,
    );
  };
  storage.onChange((key) => (key === KEY || key === null) && notify());

  return {
    user: () => userOf(read()),
    read: async (): Promise<Tokens | null> => read(),
    begin: async (user, tokens) => {
      keep({ ...user, ...tokens });
      notify();
    },
    renew: async (tokens) => {
      const info = read();
      if (info) keep({ ...info, ...tokens });
    },
    rename: async (nick_name) => {
      const info = read();
      if (info) keep({ ...info, nick_name });
      notify();
    },
    end: async (_reason, message) => {
      keep(null);
      notify(message);
    },
    exclusive: createMutex(KEY),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const userOf = (info: UserInfo | null): SessionUser | null =>
  info && { user_id: info.user_id, nick_name: info.nick_name, email: info.email };

// A record with a user_id is a session (S4); a record without it was tampered with, and is ignored.
function parse(text: string | null): UserInfo | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<UserInfo> | null;
    const { user_id, nick_name, email, access, refresh } = stored ?? {};
    const isWhole = [user_id, nick_name, email, access, refresh].every((value) => typeof value === 'string');
    return isWhole && user_id !== '' ? (stored as UserInfo) : null;
  } catch {
    return null;
  }
}
