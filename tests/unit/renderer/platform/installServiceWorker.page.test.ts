import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('does nothing on a page whose policy allows no worker', async () => {
  const createPolicy = (name: string): never => {
    throw new TypeError(`Policy "${name}" disallowed.`);
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('requestIdleCallback', (go: () => void) => go());
  const register = vi.fn();
  const { installServiceWorker } = await import('../../../../renderer/src/platform/installServiceWorker.ts');
  expect(await installServiceWorker({ controller: null, register } as unknown as ServiceWorkerContainer, 'en')).toBe(
    false,
  );
  expect(register).not.toHaveBeenCalled();
});
