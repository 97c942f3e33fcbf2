import { expect, it } from 'vitest';
import { CoalescingRunner } from '../../../../shared/async/CoalescingRunner.ts';

/** A job that ends when the test says so. */
function aJob() {
  const runs: PromiseWithResolvers<void>[] = [];
  const runner = new CoalescingRunner(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, runner };
}

const settle = async (): Promise<void> => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
};

it('runs once more for all requests that arrive during a run', async () => {
  const { runs, runner } = aJob();
  const first = runner.run();
  const others = [runner.run(), runner.run()];
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]!.resolve();
  await Promise.all([first, ...others]);
  expect(runs).toHaveLength(2);
});

it('runs again when it is requested after a run', async () => {
  const { runs, runner } = aJob();
  const first = runner.run();
  runs[0]!.resolve();
  await first;
  void runner.run();
  expect(runs).toHaveLength(2);
});

it('runs again after a failed run', async () => {
  const { runs, runner } = aJob();
  const first = runner.run();
  runs[0]!.reject(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  void runner.run();
  expect(runs).toHaveLength(2);
});
