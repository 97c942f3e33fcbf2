import { app, type BrowserWindow, dialog } from 'electron';
import type { Customer } from '../../../../shared/customers/customer.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { csvOf } from '../../customers/csv.ts';
import { isPresenting, type PreferenceStore } from '../../storage/preferences.ts';
import { fileNameOf, savePdf } from './savePdf.ts';
import { repTexts } from '../texts.ts';
import { writeFileAtomic } from '../../storage/writeFileAtomic.ts';

// Documents that a rep exports: a page on paper or as PDF, customers as CSV.

interface DocumentParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
  language(): Language;
  openHidden(url: string): BrowserWindow;
}

/** Opens the system's print dialog for the current page. */
export async function printPage(parts: DocumentParts): Promise<void> {
  if (!(await isMeant(parts))) return;
  // Electron tells of a failure in the callback alone.
  parts.window.webContents.print({}, (isDone, reason) => {
    if (!isDone && !/cancel/i.test(reason)) void offerPdf(parts, reason);
  });
}

async function offerPdf(parts: DocumentParts, reason: string): Promise<void> {
  logWarning(`print: ${reason}`);
  const texts = repTexts[parts.language()];
  const { response } = await dialog.showMessageBox(parts.window, {
    type: 'error',
    message: texts.printFailed,
    detail: texts.printFailedHint,
    buttons: [texts.printAsPdf, texts.cancel],
    cancelId: 1,
  });
  if (response === 0) await savePage(parts);
}

/** Asks for a file and saves the current page as PDF. */
export async function savePage(parts: DocumentParts): Promise<void> {
  const { window, language, openHidden } = parts;
  const texts = repTexts[language()];
  if (!(await isMeant(parts))) return;
  const chooseFile = askForFile(window, { name: texts.pdfName, extensions: ['pdf'] });
  const { webContents } = window;
  await orReportFailure(window, { what: 'PDF', message: texts.pdfFailed, detail: texts.pdfFailedHint }, () =>
    savePdf(webContents.getURL(), webContents.getTitle(), {
      openHidden,
      chooseFile,
      country: app.getLocaleCountryCode(),
    }),
  );
}

/** Asks for a file and writes these customers into it; returns whether it was written. */
export async function saveCustomers(
  { window, language }: Pick<DocumentParts, 'window' | 'language'>,
  customers: readonly Customer[],
): Promise<boolean> {
  const texts = repTexts[language()];
  const chooseFile = askForFile(window, { name: texts.csvName, extensions: ['csv'] });
  return orReportFailure(window, { what: 'CSV', message: texts.csvFailed, detail: texts.csvFailedHint }, async () => {
    const file = await chooseFile(fileNameOf(texts.customers, 'csv'));
    if (file !== null)
      await writeFileAtomic(file, csvOf(customers, language(), app.getSystemLocale()), { suffix: '.part' });
    return file !== null;
  });
}

/** Asks for confirmation when prices are hidden, as the document would lack them. */
async function isMeant({ window, preferences, language }: DocumentParts): Promise<boolean> {
  if (!isPresenting(preferences)) return true;
  const texts = repTexts[language()];
  const buttons = [texts.withoutPrices, texts.cancel];
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    buttons,
    defaultId: 1,
    cancelId: 1,
    message: texts.pricesHidden,
    detail: texts.pricesHiddenHint,
  });
  return response === 0;
}

/** Runs the work; on a failure shows an error, logs a line and returns false. */
async function orReportFailure(
  window: BrowserWindow,
  { what, message, detail }: Record<'what' | 'message' | 'detail', string>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    logWarning(`${what}: ${errorMessage(error)}`);
    if (window.isDestroyed()) return false;
    // The window may have been closed meanwhile (`finishSaving`).
    window.show();
    await dialog.showMessageBox(window, { type: 'error', message, detail });
    return false;
  }
}

/** The file to write, chosen by the user; null when they cancel. */
const askForFile =
  (window: BrowserWindow, filter: { name: string; extensions: string[] }) =>
  async (suggested: string): Promise<string | null> => {
    const dialogOptions = { defaultPath: suggested, filters: [filter] };
    const { canceled, filePath } = await dialog.showSaveDialog(window, dialogOptions);
    return canceled || filePath === '' ? null : filePath;
  };
