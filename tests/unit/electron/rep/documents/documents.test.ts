import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repTexts } from '../../../../../electron/main/rep/texts.ts';
import type { PreferenceStore } from '../../../../../electron/main/storage/preferences.ts';

const dialog = vi.hoisted(() => ({ showSaveDialog: vi.fn(), showMessageBox: vi.fn() }));
vi.mock('electron', () => ({ app: { getLocaleCountryCode: () => 'US' }, dialog }));
vi.mock('electron-store', () => ({ default: vi.fn() }));
const { printPage, savePage } = await import('../../../../../electron/main/rep/documents/documents.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  dialog.showSaveDialog.mockReset();
  dialog.showMessageBox.mockReset().mockResolvedValue({ response: 0 });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const preferences = { get: () => undefined, set: vi.fn() } as unknown as PreferenceStore;

it('a page whose folder is gone is not saved, which is said in the page’s language, and its window is closed', async () => {
  const contents = { getURL: () => 'app://bundle/es/cart', getTitle: () => 'Carrito' };
  const window = Object.assign(new EventEmitter(), {
    webContents: contents,
    isDestroyed: () => false,
    show: vi.fn(),
  }) as unknown as BrowserWindow;
  const hidden = {
    destroy: vi.fn(),
    webContents: {
      executeJavaScript: () => Promise.resolve('ready'),
      printToPDF: () => Promise.resolve(Buffer.from('%PDF-1.7')),
    },
  };
  const openHidden = vi.fn(() => hidden as unknown as BrowserWindow);
  dialog.showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'gone', 'cart.pdf') });
  await savePage({ window, preferences, language: () => 'es', openHidden });
  expect(openHidden).toHaveBeenCalledExactlyOnceWith('app://bundle/es/cart');
  expect(dialog.showMessageBox.mock.calls).toEqual([
    [window, { type: 'error', message: repTexts.es.pdfFailed, detail: repTexts.es.pdfFailedHint }],
  ]);
  expect(hidden.destroy).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual([]);
});

describe('a page that is printed', () => {
  type OnPrinted = (isDone: boolean, reason: string) => void;
  const printing = async (isDone: boolean, reason: string): Promise<void> => {
    const contents = { print: (_options: object, onPrinted: OnPrinted) => onPrinted(isDone, reason) };
    const window = { webContents: contents } as unknown as BrowserWindow;
    dialog.showMessageBox.mockResolvedValue({ response: 1 });
    await printPage({ window, preferences, language: () => 'ru', openHidden: vi.fn() });
  };

  it('without a printer is said, and offered as PDF', async () => {
    await printing(false, 'No printers available on the network');
    expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ message: repTexts.ru.printFailed, buttons: ['Сохранить как PDF', repTexts.ru.cancel] }),
    );
  });

  it.each([
    [true, ''],
    [false, 'Print job canceled'],
  ])('says nothing when it is done or cancelled (%s %s)', async (isDone, reason) => {
    await printing(isDone, reason);
    expect(dialog.showMessageBox).not.toHaveBeenCalled();
  });
});

describe('a page whose prices are hidden', () => {
  const hiding = { get: (key: string) => key === 'presenting', set: vi.fn() } as unknown as PreferenceStore;

  it.each([
    [0, 1],
    [1, 0],
  ])('is printed or saved only if that is meant (button %i)', async (response, times) => {
    const print = vi.fn<() => void>();
    const webContents = { print, getURL: () => 'app://bundle/en/cart', getTitle: () => 'Cart' };
    const window = { webContents } as unknown as BrowserWindow;
    dialog.showMessageBox.mockResolvedValue({ response });
    dialog.showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' });
    const parts = { window, preferences: hiding, language: () => 'en' as const, openHidden: vi.fn() };
    await printPage(parts);
    await savePage(parts);
    expect(print).toHaveBeenCalledTimes(times);
    expect(dialog.showSaveDialog).toHaveBeenCalledTimes(times);
    const question = expect.objectContaining({ message: repTexts.en.pricesHidden, defaultId: 1, cancelId: 1 });
    expect(dialog.showMessageBox.mock.calls).toEqual([
      [window, question],
      [window, question],
    ]);
    expect(parts.openHidden).not.toHaveBeenCalled();
  });
});
