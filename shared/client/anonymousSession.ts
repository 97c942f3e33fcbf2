import type { SessionKeeper } from './ports.ts';

/** Nobody's session: what is asked with it is asked as a visitor, and nothing of it stays. */
export const anonymousSession: SessionKeeper = {
  read: () => Promise.resolve(null),
  begin: () => Promise.resolve(),
  renew: () => Promise.resolve(),
  rename: () => Promise.resolve(),
  end: () => Promise.resolve(),
  exclusive: (work) => work(),
};
