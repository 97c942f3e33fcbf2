import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileNameOf, savePdf } from '../../../../electron/main/rep/pdf.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pdf-'))));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function aWindow(isReady: () => Promise<boolean>, print = () => Promise.resolve(Buffer.from('%PDF-1.7'))) {
  const destroy = vi.fn();
  const window = { destroy, webContents: { executeJavaScript: isReady, printToPDF: print } };
  return { destroy, openHidden: vi.fn(() => window as unknown as BrowserWindow) };
}

it('waits for the page, writes it whole, and takes its window away', async () => {
  let looks = 0;
  const { openHidden, destroy } = aWindow(() => Promise.resolve(++looks > 2));
  const file = join(folder, 'Quotation.pdf');
  expect(await savePdf('app://bundle/x', 'Quotation', { openHidden, chooseFile: () => Promise.resolve(file) })).toBe(
    true,
  );
  expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7');
  expect(readdirSync(folder)).toEqual(['Quotation.pdf']);
  expect(destroy).toHaveBeenCalledOnce();
});

it('opens nothing for who thinks better of it', async () => {
  const { openHidden } = aWindow(() => Promise.resolve(true));
  expect(await savePdf('app://bundle/x', 'x', { openHidden, chooseFile: () => Promise.resolve(null) })).toBe(false);
  expect(openHidden).not.toHaveBeenCalled();
});

it('gives up on a page that does not come, and leaves no half of a file', async () => {
  vi.useFakeTimers();
  const waiting = aWindow(() => Promise.reject(new Error('gone')));
  const file = join(folder, 'x.pdf');
  const saved = savePdf('app://bundle/x', 'x', { ...waiting, chooseFile: () => Promise.resolve(file) });
  const refused = expect(saved).rejects.toThrow('did not become ready');
  await vi.advanceTimersByTimeAsync(21_000);
  await refused;
  expect(waiting.destroy).toHaveBeenCalledOnce();

  vi.useRealTimers();
  const nowhere = join(folder, 'missing', 'x.pdf');
  const { openHidden, destroy } = aWindow(() => Promise.resolve(true));
  await expect(savePdf('u', 'x', { openHidden, chooseFile: () => Promise.resolve(nowhere) })).rejects.toThrow('ENOENT');
  expect(destroy).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
});

it('is named after the page, in letters every system takes', () => {
  expect(fileNameOf('Quotation Q-2026/17: "probes" | Medstore')).toBe('Quotation Q-2026 17 probes Medstore.pdf');
  expect(fileNameOf('Запрос цены № 7')).toBe('Запрос цены № 7.pdf');
  expect(fileNameOf('../../')).toBe('Medstore.pdf');
  expect(fileNameOf('')).toBe('Medstore.pdf');
  expect(fileNameOf(`${'x'.repeat(200)}...`).length).toBe(84);
});
