import { type Browser, chromium, type Page } from '@playwright/test';
import { wholeBrowser, HOW_TO_GET_A_BROWSER } from '../support/drivers/browser.ts';
import { addressOf, type Shop } from './shops.ts';

const TIMES = 10;
/** How long a pointer rests on a link before it is pressed. */
const REST_MS = 300;
/** Between two interactions, so that what one set going is over before the next. */
const APART_MS = 400;

declare global {
  interface Window {
    /** Milliseconds from the last click to its heading on screen, as soon as it is there. */
    benchHeading?: number;
    /** Of each interaction, from the input to the next paint. */
    benchInteractions?: Record<number, number>;
  }
}

export interface Pressed {
  measured: string;
  slowdown: number;
  milliseconds: number[];
}

/** Presses of a shopper, measured at full speed and with the processor slowed down fourfold. */
export async function pressIn(shop: Shop): Promise<Pressed[]> {
  const executablePath = wholeBrowser();
  if (executablePath === null) throw new Error(`No browser here: ${HOW_TO_GET_A_BROWSER}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const pressed: Pressed[] = [];
    for (const slowdown of [1, 4]) {
      for (const rest of [REST_MS, 0]) pressed.push(await clickProducts(browser, shop, slowdown, rest));
    }
    return [...pressed, ...(await interact(browser, shop))];
  } finally {
    await browser.close();
  }
}

async function openAt(browser: Browser, url: string, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** From the click on a product in the listing to the frame that shows its heading; another product each time. */
async function clickProducts(browser: Browser, shop: Shop, slowdown: number, rest: number): Promise<Pressed> {
  const page = await openAt(browser, addressOf(shop, 'listing'), slowdown);
  const { heading } = shop.selectors;
  await page.addInitScript(watchHeading, heading);
  await page.reload({ waitUntil: 'networkidle' });
  const title = await page.locator(heading).first().textContent();
  const milliseconds: number[] = [];
  for (let at = 0; at < TIMES; at++) {
    const link = page.locator(shop.selectors.product).nth(at);
    if (rest > 0) await link.hover();
    await page.waitForTimeout(rest);
    await page.evaluate(() => delete window.benchHeading);
    await link.click();
    const seen = await page.waitForFunction(() => window.benchHeading);
    milliseconds.push(Number(await seen.jsonValue()));
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForFunction(([from, text]) => document.querySelector(from!)?.textContent === text, [heading, title]);
    await page.waitForTimeout(APART_MS);
  }
  await page.context().close();
  const how = rest > 0 ? `rested on for ${rest} ms` : 'pressed at once';
  return { measured: `click on a product, ${how}, to its heading`, slowdown, milliseconds };
}

/** Typing in the search, opening a menu, adding a piece: each on a processor four times slower. */
async function interact(browser: Browser, shop: Shop): Promise<Pressed[]> {
  const { search, menu, quantity } = shop.selectors;
  const pressed: Pressed[] = [];
  const measure = async (measured: string, url: string, press: (page: Page) => Promise<void>): Promise<void> => {
    const page = await openAt(browser, url, 4);
    await press(page);
    await page.waitForTimeout(APART_MS);
    const seen = await page.evaluate(() => Object.values(window.benchInteractions ?? {}));
    pressed.push({ measured: `${measured} to the next paint`, slowdown: 4, milliseconds: seen });
    await page.context().close();
  };
  if (search)
    await measure('a key in the search', addressOf(shop, 'home'), async (page) => {
      await page.locator(search).first().click();
      await page.keyboard.type('ultrasound', { delay: APART_MS });
    });
  if (menu) await measure('a press on a menu', addressOf(shop, 'home'), (page) => pressTimes(page, menu));
  if (quantity) await measure('one piece more', addressOf(shop, 'product'), (page) => pressTimes(page, quantity));
  return pressed;
}

async function pressTimes(page: Page, selector: string): Promise<void> {
  for (let at = 0; at < TIMES; at++) {
    await page.locator(selector).first().click();
    await page.waitForTimeout(APART_MS);
  }
}

// The two below run in the page, before anything of its own.

function watchInteractions(): void {
  const longest: Record<number, number> = {};
  window.benchInteractions = longest;
  // TypeScript's DOM does not know yet how short they may be.
  const shortest: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        longest[entry.interactionId] = Math.max(longest[entry.interactionId] ?? 0, entry.duration);
  }).observe(shortest);
}

/** The moment of the click outlives the page, for stores that load another one. */
function watchHeading(selector: string): void {
  const KEY = 'bench-click';
  const wallClock = (at: number): number => performance.timeOrigin + at;
  const heading = (): string => document.querySelector(selector)?.textContent ?? '';
  document.addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(KEY, JSON.stringify({ at: wallClock(timeStamp), before: heading() })),
    true,
  );
  const look = (): void => {
    const clicked = sessionStorage.getItem(KEY);
    if (clicked === null) return;
    const { at, before } = JSON.parse(clicked) as { at: number; before: string };
    if (heading() === '' || heading() === before) return;
    sessionStorage.removeItem(KEY);
    const { port1, port2 } = new MessageChannel();
    // The first task after the frame that shows it.
    port1.addEventListener('message', () => (window.benchHeading = wallClock(performance.now()) - at));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
