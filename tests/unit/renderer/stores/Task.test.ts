import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { Task } from '../../../../renderer/src/stores/Task.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';

configure({ enforceActions: 'always' });

/** A task with two overlapping runs, and the callbacks that end them. */
function startedTwice() {
  const [task, commit] = [new Task(), vi.fn<(page: string) => void>()];
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const older = task.run(() => first.promise, commit);
  const newer = task.run(() => second.promise, commit);
  return { task, commit, first, second, older, newer };
}

it('shows the page that was requested last, though the one before it arrives later', async () => {
  const { task, commit, first, second, older, newer } = startedTwice();
  second.resolve('page 2');
  expect(await newer).toBe(true);
  first.resolve('page 1');
  expect(await older).toBe(false);
  expect(commit.mock.calls).toEqual([['page 2']]);
  expect(task.status).toBe('done');
});

it('waits for the page that was requested last when the one before it arrives first', async () => {
  const { task, commit, first, second, older, newer } = startedTwice();
  first.resolve('page 1');
  expect(await older).toBe(false);
  expect([task.status, commit.mock.calls]).toEqual(['running', []]);
  second.resolve('page 2');
  expect(await newer).toBe(true);
  expect(commit.mock.calls).toEqual([['page 2']]);
});

it('ignores the failure of an outdated run', async () => {
  const { task, first, second, older, newer } = startedTwice();
  first.reject(new ApiError('timeout'));
  expect(await older).toBe(false);
  expect([task.status, task.error]).toEqual(['running', null]);
  second.resolve('page 2');
  expect(await newer).toBe(true);
  expect([task.status, task.error]).toEqual(['done', null]);
});
