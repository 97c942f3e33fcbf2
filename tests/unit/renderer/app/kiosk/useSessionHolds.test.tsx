import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSessionHolds } from '../../../../../renderer/src/app/kiosk/useSessionHolds.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { StoresContext } from '../../../../../renderer/src/stores/context.ts';
import { Stores } from '../../../../../renderer/src/stores/Stores.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { FakePlatform } from '../../../../support/fakes/FakePlatform.ts';

let hold: ReturnType<typeof aKiosk>['hold'];
let leave: () => void;
beforeEach(() => {
  const { kiosk, ...rest } = aKiosk();
  hold = rest.hold;
  const platform = new FakePlatform({}, null);
  platform.kiosk = kiosk;
  const stores = new Stores({
    platform,
    persistence: new StatePersistence(memoryStorage()),
    device: 'kiosk',
    now: () => 0,
  });
  const wrapper = ({ children }: { children: ReactNode }) => <StoresContext value={stores}>{children}</StoresContext>;
  leave = renderHook(() => useSessionHolds(), { wrapper }).unmount;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a film holds the session while it plays, and no longer', () => {
  const film = document.body.appendChild(document.createElement('video'));
  let isPaused = false;
  Object.defineProperty(film, 'paused', { get: () => isPaused });
  film.dispatchEvent(new Event('play'));
  expect(hold).toHaveBeenLastCalledWith('video', true);
  isPaused = true;
  film.dispatchEvent(new Event('pause'));
  expect(hold).toHaveBeenLastCalledWith('video', false);
  film.remove();
});

it('a print-out holds it until it is done', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(hold).toHaveBeenLastCalledWith('printing', true);
  window.dispatchEvent(new Event('afterprint'));
  expect(hold).toHaveBeenLastCalledWith('printing', false);
});

/** Keys that are this many milliseconds apart. */
function typed(text: string, gapMs: number): void {
  let at = 1_000;
  for (const key of text) {
    const event = new KeyboardEvent('keydown', { key });
    Object.defineProperty(event, 'timeStamp', { value: (at += gapMs) });
    document.dispatchEvent(event);
  }
}

it('a scan holds the session while its result is read; typing does not', () => {
  vi.useFakeTimers();
  typed('4006381333931', 120);
  expect(hold).not.toHaveBeenCalled();
  typed('4006381333931', 8);
  expect(hold.mock.calls).toEqual([['scanner', true]]);
  vi.advanceTimersByTime(20_000);
  expect(hold).toHaveBeenLastCalledWith('scanner', false);
});

it('an unmounted page holds no session', () => {
  leave();
  window.dispatchEvent(new Event('beforeprint'));
  expect(hold).not.toHaveBeenCalled();
});
