import { expect, it, vi } from 'vitest';
import { idleAfterFirstInteraction } from '../../../../renderer/src/platform/onFirstInteraction.ts';
import { eventually } from '../../../support/checks/eventually.ts';

it('waits for the first interaction, and then for idle time', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idleCallbacks.push(run));
  const onIdle = vi.fn<() => void>();
  const waiting = idleAfterFirstInteraction(document).then(onIdle);
  await Promise.resolve();
  expect(idleCallbacks).toHaveLength(0);

  document.dispatchEvent(new Event('pointermove'));
  await eventually(() => expect(idleCallbacks).not.toEqual([]));
  expect(onIdle).not.toHaveBeenCalled();

  idleCallbacks[0]!();
  await waiting;
  expect(onIdle).toHaveBeenCalledOnce();
});
