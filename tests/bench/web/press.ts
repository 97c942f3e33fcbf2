import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { wholeBrowser, HOW_TO_GET_A_BROWSER } from '../../support/drivers/browser.ts';
import { addressOf, type Shop } from '../shops.ts';

const TIMES = 10;
/** How often each other way to a page is measured, so that a run takes at most half an hour. */
const TIMES_A_WAY = 5;
/** How long a pointer rests on a link before it is pressed. */
const REST_MS = 300;
/** How long to wait until a page has finished its work in the browser's idle time. */
const IDLE_MS = 1_500;
/** The pause between two interactions, so that the work of one has ended before the next. */
const APART_MS = 400;

declare global {
  interface Window {
    /** Milliseconds from the last click to its heading on screen, as soon as it is there. */
    benchHeading?: number;
    /** The same to the button that puts the product into the cart. */
    benchPurchase?: number;
    /** Milliseconds of each interaction, from the input to the next paint. */
    benchInteractions?: Record<number, number>;
  }
}

export interface Pressed {
  measured: string;
  slowdown: number;
  milliseconds: number[];
}

/** How a click is made: on which machine, over which line, and with what. */
interface Hand {
  slowdown: number;
  /** Time that each request takes there and back, added to the line's own. */
  lineMs: number;
  isTouch: boolean;
}
const HANDS: Hand[] = [
  { slowdown: 1, lineMs: 0, isTouch: false },
  { slowdown: 4, lineMs: 0, isTouch: false },
  { slowdown: 1, lineMs: 40, isTouch: false },
  { slowdown: 1, lineMs: 0, isTouch: true },
];

/** Presses of a shopper, measured at full speed, with the processor slowed down fourfold, and over a slow line. */
export async function pressIn(shop: Shop): Promise<Pressed[]> {
  const executablePath = wholeBrowser();
  if (executablePath === null) throw new Error(`No browser here: ${HOW_TO_GET_A_BROWSER}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const pressed: Pressed[] = [];
    for (const hand of HANDS) {
      pressed.push(...(await clickInFreshProfiles(browser, shop, hand)));
      for (const way of waysIn(shop)) pressed.push(await followInFreshProfiles(browser, shop, way, hand));
    }
    for (const slowdown of [1, 4]) pressed.push(await clickProducts(browser, shop, slowdown));
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

/**
 * From the click on a product in the listing, in a profile that has seen nothing else and without resting on the link, to
 * the frame that shows its heading, and to the button that adds it to the cart. The listing has loaded and is at rest.
 */
async function clickInFreshProfiles(browser: Browser, shop: Shop, hand: Hand): Promise<Pressed[]> {
  const [heading, purchase]: [number[], number[]] = [[], []];
  for (let run = 0; run < TIMES; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: hand.isTouch });
    const page = await context.newPage();
    await page.addInitScript(watchHeading, { heading: shop.selectors.heading, purchase: shop.selectors.quantity });
    await page.goto(addressOf(shop, 'listing'), { waitUntil: 'networkidle' });
    await pressAtRest(page, page.locator(shop.selectors.product).nth(run), hand);
    heading.push(Number(await (await page.waitForFunction(() => window.benchHeading)).jsonValue()));
    if (shop.selectors.quantity !== undefined)
      purchase.push(Number(await (await page.waitForFunction(() => window.benchPurchase)).jsonValue()));
    await context.close();
  }
  const { slowdown } = hand;
  const how = howItIsPressed(hand);
  const measured = [{ measured: `${how} on a product, to its heading`, slowdown, milliseconds: heading }];
  return purchase.length > 0
    ? [...measured, { measured: `${how}, to its quantity field and cart button`, slowdown, milliseconds: purchase }]
    : measured;
}

const howItIsPressed = ({ lineMs, isTouch }: Hand): string =>
  `${isTouch ? 'tap' : 'click'} in a fresh profile${lineMs > 0 ? ` over a line of ${lineMs} ms` : ''}`;

/** Presses without resting on the link first, when the page is at rest. */
async function pressAtRest(page: Page, link: Locator, { slowdown, lineMs, isTouch }: Hand): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: lineMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const { x, y } = (await link.boundingBox())!;
  await (isTouch ? page.touchscreen.tap(x + 4, y + 4) : page.mouse.click(x + 4, y + 4));
}

/** A link that leads to a list, or to another part of one. */
interface Way {
  measured: string;
  from: 'home' | 'listing' | 'search';
  link: string;
  /** A button that shows the link. */
  opener?: string;
  /** What is shown when the press is answered. */
  answer: string;
}

function waysIn({ selectors }: Shop): Way[] {
  const { heading, product, menu, menuLink, nextPage, filter, chosen } = selectors;
  const ways: (Omit<Way, 'link'> & { link: string | undefined })[] = [
    {
      measured: 'a category in the menu, to its heading',
      from: 'home',
      link: menuLink,
      opener: menu!,
      answer: heading,
    },
    { measured: 'the next page of a list, to its first product', from: 'listing', link: nextPage, answer: product },
    { measured: 'a filter, to its mark', from: 'listing', link: filter, answer: chosen! },
    { measured: 'a product in the search, to its heading', from: 'search', link: product, answer: heading },
  ];
  return ways.flatMap(({ link, ...way }) => (link === undefined ? [] : [{ ...way, link }]));
}

/** From the click on such a link to the frame that answers it, each time in a profile that has seen nothing else. */
async function followInFreshProfiles(browser: Browser, shop: Shop, way: Way, hand: Hand): Promise<Pressed> {
  const milliseconds: number[] = [];
  for (let run = 0; run < TIMES_A_WAY; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: hand.isTouch });
    const page = await context.newPage();
    await page.addInitScript(watchHeading, { heading: way.answer, purchase: undefined });
    await page.goto(addressOf(shop, way.from), { waitUntil: 'networkidle' });
    // By key, as a pointer on it may open the menu, and the click would close it.
    if (way.opener !== undefined) await page.locator(way.opener).first().press('Enter');
    const links = page.locator(way.link).filter({ visible: true });
    await pressAtRest(page, links.nth(Math.min(run, (await links.count()) - 1)), hand);
    milliseconds.push(Number(await (await page.waitForFunction(() => window.benchHeading)).jsonValue()));
    await context.close();
  }
  return { measured: `${howItIsPressed(hand)} on ${way.measured}`, slowdown: hand.slowdown, milliseconds };
}

/** From the click on a product on whose link the pointer has rested; another product each time, in one profile. */
async function clickProducts(browser: Browser, shop: Shop, slowdown: number): Promise<Pressed> {
  const page = await openAt(browser, addressOf(shop, 'listing'), slowdown);
  const { heading } = shop.selectors;
  await page.addInitScript(watchHeading, { heading, purchase: undefined });
  await page.reload({ waitUntil: 'networkidle' });
  const title = await page.locator(heading).first().textContent();
  const milliseconds: number[] = [];
  for (let run = 0; run < TIMES; run++) {
    const link = page.locator(shop.selectors.product).nth(run);
    await link.hover();
    await page.waitForTimeout(REST_MS);
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
  return { measured: `click on a product, rested on for ${REST_MS} ms, to its heading`, slowdown, milliseconds };
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
  for (let run = 0; run < TIMES; run++) {
    await page.locator(selector).first().click();
    await page.waitForTimeout(APART_MS);
  }
}

// The two below run in the page, before anything of its own.

export function watchInteractions(): void {
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

interface Watched {
  heading: string;
  purchase?: string | undefined;
}

/** The moment of the click outlives the page, for stores that load another one. */
function watchHeading({ heading, purchase }: Watched): void {
  const KEY = 'bench-click';
  const wallClock = (at: number): number => performance.timeOrigin + at;
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const seen = { heading: false, purchase: false };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      seen.heading = seen.purchase = false;
      sessionStorage.setItem(KEY, JSON.stringify({ at: wallClock(timeStamp), before: textOf(heading) }));
    },
    true,
  );
  /** Calls back in the first task after the frame that shows it. */
  const afterFrame = (tell: (now: number) => void): void => {
    // Before what the page itself does after the frame.
    const after = { priority: 'user-blocking' } as const;
    requestAnimationFrame(() => void scheduler.postTask(() => tell(wallClock(performance.now())), after));
  };
  const look = (): void => {
    const clicked = sessionStorage.getItem(KEY);
    if (clicked === null) return;
    const { at, before } = JSON.parse(clicked) as { at: number; before: string };
    if (textOf(heading) === '' || textOf(heading) === before) return;
    if (!seen.heading) afterFrame((now) => (window.benchHeading = now - at));
    seen.heading = true;
    if (purchase === undefined || seen.purchase || !document.querySelector(purchase)) return;
    seen.purchase = true;
    afterFrame((now) => (window.benchPurchase = now - at));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
