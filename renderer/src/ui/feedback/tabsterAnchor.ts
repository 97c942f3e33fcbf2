import type { ReactElement } from 'react';

const listeners = new Set<() => void>();
let hold: ReactElement | null = null;

/** The anchor that the first dialog adds; it stays mounted from then on. */
export const tabsterAnchor = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  hold: (): ReactElement | null => hold,
  lay(part: ReactElement): void {
    if (hold) return;
    hold = part;
    for (const listener of listeners) listener();
  },
};
