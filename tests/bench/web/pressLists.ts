import { type Browser, chromium, type Page } from '@playwright/test';
import { HOW_TO_GET_A_BROWSER, wholeBrowser } from '../../support/drivers/browser.ts';
import { apiFromAnywhere } from '../../support/drivers/apiAs.ts';
import { type Pressed, watchInteractions } from './press.ts';

const LINES = 1_000;
const SLOWDOWN = 4;
/** Between two interactions, so that what one set going is over before the next. */
const APART_MS = 500;
const PAGE_SIZE = 200;

/** Typing in lists of a thousand lines, on a processor four times slower: from the input to the next paint. */
export async function pressLists(origin: string): Promise<Pressed[]> {
  const executablePath = wholeBrowser();
  if (executablePath === null) throw new Error(`No browser here: ${HOW_TO_GET_A_BROWSER}`);
  const list = (await partNumbers(origin)).map((code, index) => `${code}\t${(index % 9) + 1}`).join('\n');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return [...(await pressPad(browser, origin, list)), ...(await pressRequest(browser, origin, list))];
  } finally {
    await browser.close();
  }
}

async function partNumbers(origin: string): Promise<string[]> {
  const call = apiFromAnywhere(undefined, () => origin);
  const codes: string[] = [];
  for (let from = 1; codes.length < LINES; from += PAGE_SIZE) {
    const ids = Array.from({ length: PAGE_SIZE }, (_, index) => from + index);
    const { results } = await call('listSkus', { ids, page_size: PAGE_SIZE });
    codes.push(...results.map(({ code }) => code));
    if (from > 100 * LINES) throw new Error(`only ${codes.length} variants here`);
  }
  return codes.slice(0, LINES);
}

async function openPad(browser: Browser, origin: string, list: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}/orderPad`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(list);
  await page.getByRole('button', { name: 'Add lines' }).click();
  await page.waitForFunction((lines) => document.querySelectorAll('[data-cell=text]').length >= lines, LINES);
  await page.getByRole('button', { name: /^Add [\d,]+ lines to the cart/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4 * APART_MS);
  return page;
}

/** Measures one kind of interaction on a page that is at rest. */
async function measure(page: Page, measured: string, press: () => Promise<void>): Promise<Pressed> {
  await page.evaluate(() =>
    Object.keys(window.benchInteractions ?? {}).forEach((id) => delete window.benchInteractions![Number(id)]),
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await press();
  await page.waitForTimeout(2 * APART_MS);
  const seen = await page.evaluate(() => Object.values(window.benchInteractions ?? {}));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { measured: `${measured}, ${LINES} lines, to the next paint`, slowdown: SLOWDOWN, milliseconds: seen };
}

async function pressPad(browser: Browser, origin: string, list: string): Promise<Pressed[]> {
  const page = await openPad(browser, origin, list);
  const quantities = page.locator('[data-cell=quantity]');
  const pressed = [
    await measure(page, 'a figure in a quantity of the pad', async () => {
      await quantities.nth(5).click();
      await page.keyboard.type('123123', { delay: APART_MS });
    }),
    await measure(page, 'an arrow key in the pad', async () => {
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown', { delay: APART_MS });
    }),
    await measure(page, 'a letter in the next line of the pad', async () => {
      await page.getByRole('textbox', { name: 'Part number of the next line' }).click();
      await page.keyboard.type('M1191BL', { delay: APART_MS });
    }),
    await measure(page, 'a line removed from the pad, and "Undo"', async () => {
      for (let press = 0; press < 3; press += 1) {
        // By selector: to look for a role in thousands of elements would hold up the page that is measured.
        await page.locator('button[aria-label^="Remove "][aria-label$=", line 4"]').click();
        await page.waitForTimeout(APART_MS);
        await page.locator('button:has-text("Undo")').first().click();
        await page.waitForTimeout(APART_MS);
      }
    }),
  ];
  await page.context().close();
  return pressed;
}

async function pressRequest(browser: Browser, origin: string, list: string): Promise<Pressed[]> {
  const page = await openPad(browser, origin, list);
  await page.getByRole('button', { name: /^Request a quotation for/ }).click();
  const message = page.getByRole('textbox', { name: 'What else should we know?' });
  await message.waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4 * APART_MS);
  const pressed = [
    await measure(page, 'a letter in the message of a request', async () => {
      await message.click();
      await page.keyboard.type('by Friday', { delay: APART_MS });
    }),
    await measure(page, 'a figure in a quantity of a request', async () => {
      await page
        .getByRole('textbox', { name: /^Quantity of/ })
        .nth(5)
        .click();
      await page.keyboard.type('123', { delay: APART_MS });
    }),
  ];
  await page.context().close();
  return pressed;
}
