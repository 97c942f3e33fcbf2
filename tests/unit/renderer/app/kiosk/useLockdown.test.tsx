import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLockdown } from '../../../../../renderer/src/app/kiosk/useLockdown.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { StoresContext } from '../../../../../renderer/src/stores/context.ts';
import { Stores } from '../../../../../renderer/src/stores/Stores.ts';
import { FakePlatform } from '../../../../support/fakes/FakePlatform.ts';

const release = (button: number): boolean =>
  document.body.dispatchEvent(new MouseEvent('mouseup', { button, bubbles: true, cancelable: true }));

it('refuses a mouse’s buttons for back and forward while a kiosk is locked down', () => {
  const persistence = new StatePersistence(memoryStorage());
  const stores = new Stores({ platform: new FakePlatform({}, null), persistence, device: 'kiosk', now: () => 0 });
  const { unmount } = renderHook(() => useLockdown(), {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  });
  expect([0, 1, 2, 3, 4].map(release)).toEqual([true, true, true, false, false]);
  unmount();
  expect([3, 4].map(release)).toEqual([true, true]);
});
