import type { SessionKeeper } from './ports.ts';

/** A guest's session: calls are anonymous, and nothing is stored. */
export const anonymousSession: SessionKeeper = {
  read: () => Promise.resolve(null),
  begin: () => Promise.resolve(),
  renew: () => Promise.resolve(),
  rename: () => Promise.resolve(),
  end: () => Promise.resolve(),
  exclusive: (work) => work(),
};
