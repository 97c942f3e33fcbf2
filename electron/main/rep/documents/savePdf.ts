import type { BrowserWindow } from 'electron';
import { writeFileAtomic } from '../../storage/writeFileAtomic.ts';

// A page that has not loaded by then counts as failed; the network is probably gone.
const READY_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** True once the page is hydrated and nothing on it is loading. */
const IS_READY = `document.documentElement.hasAttribute('data-alive')
  && !document.querySelector('[aria-busy="true"], [role="progressbar"]')
  && [...document.images].every((image) => image.loading === 'lazy' || image.complete)`;
/** True if the page, or its main content, shows an error instead: then there is nothing to save. */
const HAS_FAILED = `document.querySelector('main[data-failed], [role="alert"] :is(h1, h2, h3)') !== null`;
/** The page's loading state, as an expression that runs in it. */
export const STATE = `${HAS_FAILED} ? 'failed' : ${IS_READY} ? 'ready' : 'loading'`;

export interface PdfParts {
  /** Opens a hidden window with all security policies and the store's usual permissions. */
  openHidden(url: string): BrowserWindow;
  /** The file to write, chosen by the user; null when they cancel. */
  chooseFile(suggested: string): Promise<string | null>;
  /** The computer's country in ISO's two letters, or empty: its paper is Letter or A4. */
  country: string;
}

/** Countries whose paper is Letter (CLDR, `paperSize`). */
const LETTER_COUNTRIES = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Saves a page of the store as PDF from a hidden window, so that the user's window is not touched. */
export async function savePdf(url: string, title: string, parts: PdfParts): Promise<boolean> {
  const { openHidden, chooseFile, country } = parts;
  const file = await chooseFile(fileNameOf(title));
  if (file === null) return false;
  const window = openHidden(url);
  try {
    await untilReady(window);
    const pdf = await window.webContents.printToPDF({
      pageSize: LETTER_COUNTRIES.has(country) ? 'Letter' : 'A4',
      preferCSSPageSize: true,
      generateTaggedPDF: true,
    });
    await writeFileAtomic(file, pdf, { suffix: '.part' });
    return true;
  } finally {
    window.destroy();
  }
}

/** Names of devices on Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name from a title, valid on every system. */
export function fileNameOf(title: string, extension = 'pdf'): string {
  const name = title
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed()
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${RESERVED.test(name) ? `${name}_` : name || 'Medstore'}.${extension}`;
}

async function untilReady({ webContents }: BrowserWindow): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const state: unknown = await webContents.executeJavaScript(STATE).catch(() => 'loading');
    if (state === 'ready') return;
    if (state === 'failed') throw new Error('the page to print could not be read');
    if (performance.now() > deadline) throw new Error('the page to print did not become ready');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
