import { Turns } from '../../../shared/Turns.ts';

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets one piece of work run at a time among all tabs. Browsers give out locks on https and localhost only; elsewhere
 * the turns are kept within this tab.
 */
export function createTurns(name: string, locks: LockManager | undefined = navigator.locks): Exclusive {
  if (locks) return async (work) => await locks.request(name, work);
  const turns = new Turns();
  return (work) => turns.take(work);
}
