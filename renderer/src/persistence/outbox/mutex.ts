import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets one piece of work run at a time among all tabs. Browsers have locks on https and localhost only, and refuse them
 * where site data is blocked: the work then runs one at a time within this tab.
 */
export function createMutex(name: string, locks: LockManager | undefined = browserLocks()): Exclusive {
  const turns = new SerialQueue();
  return (work) => turns.take(() => (locks ? underLock(locks, name, work) : work()));
}

/** A failure of the work itself is passed on: it is not done a second time. */
async function underLock<T>(locks: LockManager, name: string, work: () => Promise<T>): Promise<T> {
  let isGranted = false;
  const start = (): Promise<T> => {
    isGranted = true;
    return work();
  };
  try {
    return await locks.request(name, start);
  } catch (error) {
    if (isGranted) throw error;
    return work();
  }
}

// Some browsers throw already when a page that may keep nothing reads the property.
function browserLocks(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
