import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(window: unknown, box: { message: string; buttons?: string[] }) => Promise<unknown>>(),
}));
vi.mock('electron', () => ({ dialog: { showMessageBox } }));
const { offerToMove } = await import('../../../../electron/main/rep/moveToApplications.ts');

const window = {} as BrowserWindow;
const app = {
  getPath: vi.fn(() => '/Volumes/Medstore/Medstore.app/Contents/MacOS/Medstore'),
  isInApplicationsFolder: vi.fn(() => false),
  moveToApplicationsFolder: vi.fn(() => true),
};
const offer = (language: (typeof LANGUAGES)[number] = 'en'): Promise<void> =>
  offerToMove({ window, app, language: () => language });
beforeEach(() => {
  showMessageBox.mockReset().mockResolvedValue({ response: 0 });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  app.moveToApplicationsFolder.mockReset().mockReturnValue(true);
  vi.restoreAllMocks();
});

it.each(LANGUAGES)('a client on a disk image is moved if its user wants it: %s', async (language) => {
  await offer(language);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(window, expect.objectContaining({ type: 'question' }));
  expect(app.moveToApplicationsFolder).toHaveBeenCalledOnce();
});

it('the client stays where it is if its user does not want it', async () => {
  showMessageBox.mockResolvedValue({ response: 1 });
  await offer();
  expect(app.moveToApplicationsFolder).not.toHaveBeenCalled();
});

it('the client says so if it cannot be moved', async () => {
  app.moveToApplicationsFolder.mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await offer('es');
  expect(showMessageBox.mock.calls.map(([, { message }]) => message)).toEqual([
    '¿Mover Medstore a la carpeta Aplicaciones?',
    'No se ha podido mover Medstore',
  ]);
  expect(process.stderr.write).toHaveBeenCalledWith('The client was not moved: the disk is full\n');
});

it('the client does not ask to be moved in the Applications folder, nor where it can be updated', async () => {
  app.isInApplicationsFolder.mockReturnValueOnce(true);
  await offer();
  const folder = mkdtempSync(join(tmpdir(), 'medstore-apps-'));
  app.getPath.mockReturnValueOnce(join(folder, 'Medstore.app/Contents/MacOS/Medstore'));
  app.isInApplicationsFolder.mockReturnValueOnce(false);
  await offer();
  rmSync(folder, { recursive: true });
  expect(showMessageBox).not.toHaveBeenCalled();
});
