import { expect, test, vi } from 'vitest';
import { scheduleHydration } from '../../../../../renderer/src/entry/browser/scheduleHydration.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

test('the stores start by themselves, but not within the page’s first task', async () => {
  const wake = vi.fn();
  scheduleHydration(wake, new EventTarget());
  expect(wake).not.toHaveBeenCalled();
  await eventually(() => expect(wake).toHaveBeenCalledOnce());
});

test.each(['pointerdown', 'keydown', 'click'])('they are started before a %s is handled', (act) => {
  const done: string[] = [];
  document.body.addEventListener(act, () => done.push('answered'), { once: true });
  scheduleHydration(() => done.push('awake'), window);
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  expect(done).toEqual(['awake', 'answered']);
});
