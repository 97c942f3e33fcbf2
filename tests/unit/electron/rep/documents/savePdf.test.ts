import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { BrowserWindow } from 'electron';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileNameOf, savePdf, STATE } from '../../../../../electron/main/rep/documents/savePdf.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pdf-'))));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function aWindow(stateOf: () => Promise<string>, print = () => Promise.resolve(Buffer.from('%PDF-1.7'))) {
  const destroy = vi.fn();
  const window = { destroy, webContents: { executeJavaScript: stateOf, printToPDF: print } };
  return { destroy, openHidden: vi.fn(() => window as unknown as BrowserWindow) };
}

it('waits for the page, writes it completely, and closes its window', async () => {
  let looks = 0;
  const { openHidden, destroy } = aWindow(() => Promise.resolve(++looks > 2 ? 'ready' : 'loading'));
  const file = join(folder, 'Quotation.pdf');
  expect(
    await savePdf('app://bundle/x', 'Quotation', { openHidden, chooseFile: () => Promise.resolve(file), country: '' }),
  ).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7');
  expect(readdirSync(folder)).toEqual(['Quotation.pdf']);
  expect(destroy).toHaveBeenCalledOnce();
});

it('opens nothing if the user cancels', async () => {
  const { openHidden } = aWindow(() => Promise.resolve('ready'));
  expect(
    await savePdf('app://bundle/x', 'x', { openHidden, chooseFile: () => Promise.resolve(null), country: '' }),
  ).toBe(false);
  expect(openHidden).not.toHaveBeenCalled();
});

it('times out if the page does not load, and leaves no partial file', async () => {
  vi.useFakeTimers();
  const waiting = aWindow(() => Promise.reject(new Error('gone')));
  const file = join(folder, 'x.pdf');
  const saved = savePdf('app://bundle/x', 'x', { ...waiting, chooseFile: () => Promise.resolve(file), country: '' });
  const refused = expect(saved).rejects.toThrow('did not become ready');
  await vi.advanceTimersByTimeAsync(21_000);
  await refused;
  expect(waiting.destroy).toHaveBeenCalledOnce();

  vi.useRealTimers();
  const nowhere = join(folder, 'missing', 'x.pdf');
  const { openHidden, destroy } = aWindow(() => Promise.resolve('ready'));
  await expect(
    savePdf('u', 'x', { openHidden, chooseFile: () => Promise.resolve(nowhere), country: '' }),
  ).rejects.toThrow('ENOENT');
  expect(destroy).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
});

it('waits as long when the computer’s clock is set meanwhile', async () => {
  vi.useFakeTimers();
  let looks = 0;
  const { openHidden } = aWindow(() => {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    return Promise.resolve(++looks > 2 ? 'ready' : 'loading');
  });
  const file = join(folder, 'x.pdf');
  const saved = savePdf('app://bundle/x', 'x', { openHidden, chooseFile: () => Promise.resolve(file), country: '' });
  const written = expect(saved).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await written;
});

it('writes no page that shows an error', async () => {
  const { openHidden, destroy } = aWindow(() => Promise.resolve('failed'));
  const file = join(folder, 'Invoice.pdf');
  const saved = savePdf('app://bundle/x', 'Invoice', {
    openHidden,
    chooseFile: () => Promise.resolve(file),
    country: '',
  });
  await expect(saved).rejects.toThrow('could not be read');
  expect(destroy).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['loading', '<html><main>Invoice</main>'],
  ['loading', '<html data-alive><main aria-busy="true">'],
  ['ready', '<html data-alive><main>Invoice<p role="alert">One piece is left</p></main>'],
  ['failed', '<html data-alive><main data-failed><h1>An error occurred</h1></main>'],
  ['failed', '<html data-alive><main><div role="alert"><h2>Could not be loaded</h2></div></main>'],
])('takes a page for %s: %s', (state, html) => {
  const { document } = new JSDOM(html).window;
  expect(runInNewContext(STATE, { document })).toBe(state);
});

it('is named after the page, in letters every system takes', () => {
  expect(fileNameOf('Quotation Q-2026/17: "probes" | Medstore')).toBe('Quotation Q-2026 17 probes Medstore.pdf');
  expect(fileNameOf('Запрос цены № 7')).toBe('Запрос цены № 7.pdf');
  expect(fileNameOf('../../')).toBe('Medstore.pdf');
  expect(fileNameOf('')).toBe('Medstore.pdf');
  expect([fileNameOf('Aux'), fileNameOf('com1'), fileNameOf('Console')]).toEqual([
    'Aux_.pdf',
    'com1_.pdf',
    'Console.pdf',
  ]);
  // Cut in the middle of a sign.
  expect(fileNameOf(`${'x'.repeat(79)}😀`).isWellFormed()).toBe(true);
  expect(fileNameOf(`${'x'.repeat(200)}...`).length).toBe(84);
});

it.each([
  ['US', 'Letter'],
  ['CA', 'Letter'],
  ['MX', 'Letter'],
  ['DE', 'A4'],
  ['CN', 'A4'],
  ['', 'A4'],
])('has the paper of the computer’s country: %s %s', async (country, pageSize) => {
  const print = vi.fn(() => Promise.resolve(Buffer.from('%PDF-1.7')));
  const { openHidden } = aWindow(() => Promise.resolve('ready'), print);
  const chooseFile = () => Promise.resolve(join(folder, 'x.pdf'));
  await savePdf('app://bundle/x', 'x', { openHidden, chooseFile, country });
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ pageSize }));
});
