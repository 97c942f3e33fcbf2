import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A mutex across tabs, by the Web Locks API. Browsers have it only on https and localhost, and refuse it where site
 * data are blocked: then it only serialises the work of this tab.
 */
export function createMutex(name: string, locks: LockManager | undefined = browserLocks()): Exclusive {
  const queue = new SerialQueue();
  return (work) => queue.run(() => (locks ? underLock(locks, name, work) : work()));
}

/** Rethrows a failure of the work itself, without running it again. */
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

// Some browsers throw when a page without storage reads the property.
function browserLocks(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
