import { expect, it } from 'vitest';
import { lazyComponent } from '../../../../../renderer/src/ui/loading/lazyComponent.ts';

it('has a part fetched once, and again only where it could not be had', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('the part')];
  const part = lazyComponent(() => answers.shift()!);
  expect(part.get()).toBeNull();
  await part.preload();
  expect(part.get()).toBeNull();
  await part.preload();
  expect(part.get()).toBe('the part');
  await part.preload();
  expect(part.get()).toBe('the part');
});
