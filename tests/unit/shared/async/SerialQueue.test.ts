import { expect, it } from 'vitest';
import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';

/** A job that ends when the test says so. */
function aJob(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const job = (): Promise<string> => {
    begun.push(name);
    return promise;
  };
  return { job, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

it('runs one job after the other, each with its own result', async () => {
  const begun: string[] = [];
  const [first, second] = [aJob('first', begun), aJob('second', begun)];
  const queue = new SerialQueue();
  const answers = [queue.run(first.job), queue.run(second.job)];
  second.end();
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.end();
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

it('continues after a failed job, whose caller gets the error', async () => {
  const begun: string[] = [];
  const [bad, good] = [aJob('bad', begun), aJob('good', begun)];
  const queue = new SerialQueue();
  const answers = [queue.run(bad.job), queue.run(good.job)];
  bad.fail();
  good.end();
  await expect(answers[0]).rejects.toThrow('bad');
  expect(await answers[1]).toBe('good');
});

it('is settled when jobs added meanwhile have ended, too', async () => {
  const done: string[] = [];
  const queue = new SerialQueue();
  void queue.run(async () => {
    void queue.run(async () => void done.push('second'));
    done.push('first');
  });
  await queue.settle();
  expect(done).toEqual(['first', 'second']);
});
