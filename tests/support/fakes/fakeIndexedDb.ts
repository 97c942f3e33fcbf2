/** IndexedDB with one store and no versions: what `deviceKeyStore` uses of it. Values stay as they are. */
export function fakeIndexedDb(values: Map<string, unknown>): Pick<IDBFactory, 'open'> {
  const objectStore = () => ({
    get: (key: string) => answered(() => values.get(key)),
    add: (value: unknown, key: string) =>
      answered(() => {
        if (values.has(key)) throw new DOMException('the key is there already', 'ConstraintError');
        values.set(key, value);
        return key;
      }),
  });
  const database = { createObjectStore: () => undefined, transaction: () => ({ objectStore }), close: () => undefined };
  return { open: () => answered(() => database, 'upgradeneeded') as unknown as IDBOpenDBRequest };
}

/** A request that tells of the given events, then of its success or failure, after the current task. */
function answered(run: () => unknown, ...before: string[]) {
  const outcome: { result: unknown; error: unknown } = { result: undefined, error: null };
  const request = Object.assign(new EventTarget(), outcome);
  queueMicrotask(() => {
    try {
      request.result = run();
      for (const type of [...before, 'success']) request.dispatchEvent(new Event(type));
    } catch (error) {
      request.error = error;
      request.dispatchEvent(new Event('error'));
    }
  });
  return request;
}
