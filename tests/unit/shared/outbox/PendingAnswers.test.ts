import { expect, it } from 'vitest';
import { PendingAnswers } from '../../../../shared/outbox/PendingAnswers.ts';

it('passes the answer to the waiting caller, once', async () => {
  const pending = new PendingAnswers();
  const answer = pending.add('one');
  expect(pending.get('one')).toBe(answer);
  pending.resolve('one', 7);
  pending.reject('one', new Error('too late'));
  await expect(answer).resolves.toBe(7);
  expect(pending.has('one')).toBe(false);
});

it('rejects for the waiting caller, and for no other', async () => {
  const pending = new PendingAnswers();
  const answer = pending.add('one');
  void pending.add('two');
  pending.reject('one', new Error('refused'));
  await expect(answer).rejects.toThrow('refused');
  expect(pending.has('two')).toBe(true);
});

it('forgets the caller at once if the rejection comes later', async () => {
  const pending = new PendingAnswers();
  const answer = pending.add('one');
  const reject = pending.takeReject('one');
  expect(pending.has('one')).toBe(false);
  pending.resolve('one', 7);
  reject(new Error('refused'));
  await expect(answer).rejects.toThrow('refused');
});

it('does nothing for an entry without a caller', () => {
  const pending = new PendingAnswers();
  expect(() => {
    pending.resolve('one', 7);
    pending.reject('one', new Error('refused'));
  }).not.toThrow();
});
