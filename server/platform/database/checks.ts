import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';

/** Constraint `name`: the column is null or at least `least`. */
export const atLeast = (name: string, column: AnyPgColumn, least: number) =>
  check(name, sql`${column} >= ${sql.raw(String(least))}`);

/** Constraint `name`: the column is null or within both bounds. */
export const within = (name: string, column: AnyPgColumn, least: number, most: number) =>
  check(name, sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`);

/** Constraint `name`: the column is null or one of `values`, which are constants of the contract. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${quotedList(values)})`);

const quotedList = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
