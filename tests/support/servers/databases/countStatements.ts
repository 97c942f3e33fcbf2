import type { Executor } from '../../../../server/platform/database/Executor.ts';

/** A database that counts its statements. */
export function countStatements(database: Executor): { db: Executor; asked: () => number } {
  let asked = 0;
  const db: Executor = new Proxy(database, {
    get: (target, key) => {
      if (key === 'execute') asked += 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db, asked: () => asked };
}
