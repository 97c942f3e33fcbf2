import { timestamp } from 'drizzle-orm/pg-core';

/** Defines a timestamp column with time zone, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
