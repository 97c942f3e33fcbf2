import { describe, expect, it, vi } from 'vitest';
import { createMutex } from '../../../../../renderer/src/persistence/outbox/mutex.ts';

const refused = () => new DOMException('The request was denied.', 'SecurityError');

/** A fake LockManager; only `request` is used. */
const MANAGERS: Record<string, () => LockManager | undefined> = {
  'that grants them': () => lockManager((_name, work) => work(null)),
  'that refuses them': () => lockManager(() => Promise.reject(refused())),
  'that throws at once': () =>
    lockManager(() => {
      throw refused();
    }),
  'that refuses every second one': () => {
    let count = 0;
    return lockManager((_name, work) => (count++ % 2 ? work(null) : Promise.reject(refused())));
  },
  'that is absent': () => undefined,
};

function lockManager(request: (name: string, work: LockGrantedCallback<unknown>) => unknown): LockManager {
  const manager = { request, query: () => Promise.resolve({}) };
  return manager as unknown as LockManager;
}

describe.each(Object.entries(MANAGERS))('a mutex with a lock manager %s', (_name, locks) => {
  it('runs each job once, one at a time, in order', async () => {
    const turns = createMutex('session', locks());
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([turns(work('a')), turns(work('b')), turns(work('c'))])).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('does not repeat a failed job, and releases the lock', async () => {
    const turns = createMutex('session', locks());
    const failing = vi.fn(() => Promise.reject(refused()));
    await expect(turns(failing)).rejects.toThrow('The request was denied.');
    expect(failing).toHaveBeenCalledOnce();
    expect(await turns(() => Promise.resolve('next'))).toBe('next');
  });
});

it('serialises within the tab if the browser refuses locks', async () => {
  vi.stubGlobal(
    'navigator',
    Object.defineProperty({}, 'locks', {
      get: () => {
        throw refused();
      },
    }),
  );
  expect(await createMutex('session')(() => Promise.resolve('done'))).toBe('done');
  vi.unstubAllGlobals();
});
