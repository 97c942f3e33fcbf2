import { expect, it, vi } from 'vitest';

vi.mock('electron', () => ({}));
const { keychainAccount } = await import('../../../../electron/main/session/openSession.ts');

const SERVER = 'https://shop.example';
it('on Windows, where credentials roam, each computer has entries of its own', () => {
  const [first, second] = ['SALES-01', 'SALES-02'].map((computer) => keychainAccount(SERVER, 'win32', computer));
  expect(first).not.toBe(second);
  expect(keychainAccount(SERVER, 'darwin', 'renamed.local')).toBe(SERVER);
  expect(keychainAccount(SERVER, 'linux', 'renamed')).toBe(SERVER);
});
