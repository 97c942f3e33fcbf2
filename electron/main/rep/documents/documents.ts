import { app, type BrowserWindow, dialog } from 'electron';
import type { Customer } from '../../../../shared/customers/customer.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { csvOf } from '../../customers/csv.ts';
import { isPresenting, type PreferenceStore } from '../../storage/preferences.ts';
import { fileNameOf, savePdf } from './savePdf.ts';
import { repTexts } from '../texts.ts';
import { writeFileAtomic } from '../../storage/writeFileAtomic.ts';

// Documents that a rep takes out of the client: a page on paper or as PDF, and customers as a table.

interface DocumentParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
  language(): Language;
  openHidden(url: string): BrowserWindow;
}

/** Asks the system's printer dialog for the page that is shown. */
export async function printPage(parts: DocumentParts): Promise<void> {
  if (await isMeant(parts)) parts.window.webContents.print();
}

/** Asks for a file and writes the page that is shown into it. */
export async function savePage(parts: DocumentParts): Promise<void> {
  const { window, language, openHidden } = parts;
  const texts = repTexts[language()];
  if (!(await isMeant(parts))) return;
  const chooseFile = askForFile(window, { name: texts.pdfName, extensions: ['pdf'] });
  const { webContents } = window;
  await orSayFailed(window, { what: 'PDF', message: texts.pdfFailed, detail: texts.pdfFailedHint }, () =>
    savePdf(webContents.getURL(), webContents.getTitle(), { openHidden, chooseFile }),
  );
}

/** Asks for a file and writes these into it; answers whether it is there. */
export async function saveCustomers(
  { window, language }: Pick<DocumentParts, 'window' | 'language'>,
  customers: readonly Customer[],
): Promise<boolean> {
  const texts = repTexts[language()];
  const chooseFile = askForFile(window, { name: texts.csvName, extensions: ['csv'] });
  return orSayFailed(window, { what: 'CSV', message: texts.csvFailed, detail: texts.csvFailedHint }, async () => {
    const file = await chooseFile(fileNameOf(texts.customers, 'csv'));
    if (file !== null)
      await writeFileAtomic(file, csvOf(customers, language(), app.getSystemLocale()), { suffix: '.part' });
    return file !== null;
  });
}

/** A paper is made to be given away: one without prices only on purpose. */
async function isMeant({ window, preferences, language }: DocumentParts): Promise<boolean> {
  if (!isPresenting(preferences)) return true;
  const texts = repTexts[language()];
  const buttons = [texts.withoutPrices, texts.cancel];
  const { response } = await dialog.showMessageBox(window, {
    ...{ type: 'question', buttons, defaultId: 1, cancelId: 1 },
    ...{ message: texts.pricesHidden, detail: texts.pricesHiddenHint },
  });
  return response === 0;
}

/** Runs the work; on a failure it tells the user, logs a line and answers false. */
async function orSayFailed(
  window: BrowserWindow,
  { what, message, detail }: Record<'what' | 'message' | 'detail', string>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    logWarning(`${what}: ${errorMessage(error)}`);
    await dialog.showMessageBox(window, { type: 'error', message, detail });
    return false;
  }
}

/** The file to write, chosen by the user; null when they cancel. */
const askForFile =
  (window: BrowserWindow, filter: { name: string; extensions: string[] }) =>
  async (suggested: string): Promise<string | null> => {
    const asked = { defaultPath: suggested, filters: [filter] };
    const { canceled, filePath } = await dialog.showSaveDialog(window, asked);
    return canceled || filePath === '' ? null : filePath;
  };
