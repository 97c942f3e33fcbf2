import { expect, it } from 'vitest';
import { databaseCode, isConnectionError } from '../../../../../server/platform/database/connectionErrors.ts';

const coded = (code: unknown, message = 'failed'): Error => Object.assign(new Error(message), { code });
const because = (cause: unknown, message = 'Failed query'): Error => new Error(message, { cause });

it.each([
  ['08006', true],
  ['53300', true],
  ['57P01', true],
  ['57014', true],
  ['25006', true],
  ['ECONNREFUSED', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['EHOSTUNREACH', true],
  ['ENETUNREACH', true],
  ['ETIMEDOUT', true],
  ['ENOTFOUND', true],
  ['EAI_AGAIN', true],
  // A request that the database refuses would be refused again.
  ['23505', false],
  ['22P02', false],
  ['25001', false],
  ['40001', false],
  ['42P01', false],
  ['ENOENT', false],
  ['EACCES', false],
  ['153300', false],
])('the code %s means that the database is away: %s, also as a cause', (code, isAway) => {
  for (const error of [coded(code), because(coded(code)), because(because(coded(code)))]) {
    expect(databaseCode(error)).toBe(code);
    expect(isConnectionError(error)).toBe(isAway);
  }
});

it.each([
  ['Connection terminated unexpectedly', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['timeout exceeded when trying to connect', true],
  ['the database does not answer', true],
  ['Failed query: the database does not answer', false],
  ['null value in column "name"', false],
])('"%s" without a code means that the database is away: %s', (message, isAway) => {
  for (const error of [new Error(message), because(new Error(message)), because(new Error(message), 'x')]) {
    expect(databaseCode(error)).toBeNull();
    expect(isConnectionError(error)).toBe(isAway);
  }
});

it('the outermost code counts, and codes that are no texts do not', () => {
  expect(databaseCode(Object.assign(because(coded('53300')), { code: '23505' }))).toBe('23505');
  expect(databaseCode(Object.assign(because(coded('53300')), { code: 7 }))).toBe('53300');
  for (const none of [undefined, null, 'ECONNRESET', { code: 'ECONNRESET' }])
    expect([databaseCode(none), isConnectionError(none)]).toEqual([null, false]);
});
