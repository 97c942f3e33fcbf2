import { beforeEach, expect, it, vi } from 'vitest';
import type { CustomerBook } from '../../../../electron/main/customers/CustomerBook.ts';

const { allowCamera, askForMediaAccess } = vi.hoisted(() => ({
  allowCamera: vi.fn(),
  askForMediaAccess: vi.fn(() => Promise.resolve(true)),
}));
vi.mock('electron', () => ({ systemPreferences: { askForMediaAccess } }));
vi.mock('../../../../electron/main/security/securityPolicies.ts', () => ({ allowCamera }));
vi.mock('../../../../electron/main/storage/preferences.ts', () => ({ isPresenting: vi.fn() }));
vi.mock('../../../../electron/main/windows/windows.ts', () => ({ sendToStoreWindows: vi.fn() }));
const { customerHandlers } = await import('../../../../electron/main/customers/openCustomers.ts');

const PAGE = 7;
const book = {} as CustomerBook;

beforeEach(() => void vi.clearAllMocks());

it.each([
  ['darwin', book, true, { isAllowed: true, asksSystem: true }],
  ['darwin', book, false, { isAllowed: false, asksSystem: false }],
  ['darwin', null, true, { isAllowed: false, asksSystem: false }],
  ['win32', book, true, { isAllowed: true, asksSystem: false }],
  ['linux', book, true, { isAllowed: true, asksSystem: false }],
] as const)('on %s, a page may use the camera: %#', async (platform, customers, on, { isAllowed, asksSystem }) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  await customerHandlers(customers, () => null)['customers:camera']({ on }, PAGE);
  expect(allowCamera).toHaveBeenCalledWith(PAGE, isAllowed);
  expect(askForMediaAccess.mock.calls).toEqual(asksSystem ? [['camera']] : []);
});
