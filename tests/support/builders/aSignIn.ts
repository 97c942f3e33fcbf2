import { vi } from 'vitest';
import type { SignInOutcome, SignInView } from '../../../shared/ipc/signIn.ts';

/** Main's side of an external sign-in: `first` is the first view (null if none runs), `finish` ends it with an outcome. */
export function aSignIn(first: SignInView | null = null) {
  const listeners = new Set<(view: SignInView | null) => void>();
  let outcome: SignInOutcome | null = null;
  const tell = (view: SignInView | null): void => listeners.forEach((listener) => listener(view));
  const signIn = {
    byPhone: vi.fn(() => Promise.resolve()),
    read: () => Promise.resolve(first),
    show: vi.fn(() => Promise.resolve()),
    copy: vi.fn(() => Promise.resolve(true)),
    cancel: vi.fn(() => {
      tell(null);
      return Promise.resolve();
    }),
    take: () => {
      const taken = outcome;
      outcome = null;
      tell(null);
      return Promise.resolve(taken);
    },
    onChanged: (listener: (view: SignInView | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const finish = (result: SignInOutcome): void => {
    outcome = result;
    tell({ at: 'back' });
  };
  return { signIn, tell, finish };
}
