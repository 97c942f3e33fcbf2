import { describe, expect, it, vi } from 'vitest';
import { wipe, type WipeParts } from '../../../../../electron/main/kiosk/session/wipe.ts';

function parts(change: Partial<Record<string, unknown>> = {}) {
  const done: string[] = [];
  const note = (name: string) => vi.fn(async () => void done.push(name));
  const all = {
    showBlank: note('curtain'),
    closePage: vi.fn(() => void done.push('page')),
    signOut: note('session'),
    isSignedOut: vi.fn(async () => true),
    forgetLanguage: vi.fn(() => void done.push('language')),
    session: {
      clearStorageData: note('storage'),
      clearData: note('data'),
      clearCache: note('cache'),
      clearAuthCache: note('passwords'),
      clearHostResolverCache: note('hosts'),
      cookies: { get: vi.fn(async () => [] as unknown[]) },
    },
    clipboard: { clear: vi.fn(() => void done.push('clipboard')), readText: vi.fn(async () => '') },
    storageLeft: vi.fn(async () => [] as string[]),
    openPage: vi.fn(() => void done.push('new page')),
    failed: vi.fn(),
    ...change,
  };
  return { done, all, run: (isFirst = false) => wipe(all as unknown as WipeParts, { isFirst }) };
}

describe('a wipe', () => {
  it('clears everything, and opens the next page last', async () => {
    const { done, run } = parts();
    expect(await run()).toBe(true);
    expect(done).toEqual([
      'curtain',
      'page',
      'session',
      'language',
      'storage',
      'data',
      'cache',
      'passwords',
      'hosts',
      'clipboard',
      'new page',
    ]);
  });

  it('has no page to close at the start', async () => {
    const { done, run } = parts();
    expect(await run(true)).toBe(true);
    expect(done).not.toContain('curtain');
    expect(done.at(-1)).toBe('new page');
  });

  it.each([
    ['storage', { session: { ...parts().all.session, clearStorageData: () => Promise.reject(new Error('disk')) } }],
    ['cookies left', { session: { ...parts().all.session, cookies: { get: async () => [{}] } } }],
    ['clipboard left', { clipboard: { clear: () => undefined, readText: async () => 'secret' } }],
    ['storage left', { storageLeft: async () => ['localStorage'] }],
    ['storage left', { storageLeft: () => Promise.reject(new Error('the cover has crashed')) }],
    ['session left', { isSignedOut: async () => false }],
  ])('is not clean with %s, tries the rest all the same, and lets nobody in', async (step, change) => {
    const { all, done, run } = parts(change);
    expect(await run()).toBe(false);
    expect(all.failed).toHaveBeenCalledWith(step);
    expect(done).toContain('language');
    expect(all.openPage).not.toHaveBeenCalled();
  });
});
