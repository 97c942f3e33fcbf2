import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { OutboxEntry } from '../../../../shared/outbox/entry.ts';
import { classifyFailure, isUnexpectedAnswer, wasNeverSent } from '../../../../shared/outbox/failureClass.ts';

const entry = (name: string, unsureSince: number | null = null) => ({ name, unsureSince }) as OutboxEntry;

it.each([
  ['offline', 'later'],
  ['timeout', 'later'],
  ['malformed', 'later'],
  [Code.signInNeeded, 'signIn'],
  [Code.tokenExpired, 'signIn'],
  [Code.refused, 'refused'],
  [Code.conflict, 'refused'],
  [Code.notAllowed, 'refused'],
  [Code.notFound, 'refused'],
] as const)('after a failure by %s a request is %s', (code, expected) => {
  expect(classifyFailure(new ApiError(code), entry('removeCartLine'))).toBe(expected);
});

it.each([
  ['removeCartLine', 7, 'done'],
  ['removeCartLine', null, 'refused'],
  ['setCollected', 7, 'refused'],
])('%s, which may have been done before (%j), is %s when its thing is gone', (name, unsureSince, expected) => {
  expect(classifyFailure(new ApiError(Code.notFound), entry(name, unsureSince))).toBe(expected);
});

it.each([
  ['offline', { wasSent: false }, true, false],
  ['offline', { wasSent: true }, false, false],
  ['offline', null, false, false],
  ['timeout', { wasSent: false }, false, false],
  ['malformed', null, false, true],
  [Code.refused, { wasSent: false }, false, true],
] as const)(
  'an answer %s with %j never left: %s; came from something unexpected: %s',
  (code, data, never, unexpected) => {
    const error = new ApiError(code, '', data);
    expect([wasNeverSent(error), isUnexpectedAnswer(error)]).toEqual([never, unexpected]);
  },
);
