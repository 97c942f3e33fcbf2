import type { Executor } from '../../../../server/platform/database/Executor.ts';

/** A database that counts its statements. */
export function countStatements(database: Executor): { db: Executor; count: () => number } {
  let count = 0;
  const db: Executor = new Proxy(database, {
    get: (target, key) => {
      if (key === 'execute') count += 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db, count: () => count };
}
