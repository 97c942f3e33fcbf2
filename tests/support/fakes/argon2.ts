import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const { hash: hashAtCost, verify } = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Hashes at the least cost: server tests hash hundreds of passwords. The server leaves the cost to the library. */
export const hash: typeof hashAtCost = (password, ...options) => {
  if (options.length > 0) throw new Error('the cost of a hash is the library’s');
  return hashAtCost(password, { memoryCost: 8, timeCost: 1 });
};

export { verify };
