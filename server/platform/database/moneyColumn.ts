import { bigint } from 'drizzle-orm/pg-core';

/** An amount in hundredths, or points: more than an integer holds in many a currency; a safe integer of JavaScript. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
