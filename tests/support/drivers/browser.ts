import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same engine without anything to put in a window: a journey takes a quarter less of the machine in it. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

/** The browser of the journeys: Playwright's own, else the system's; null when there is neither. */
export const browserFor = (): string | null => firstOf([...SYSTEM_SHELLS, ...SYSTEM_BROWSERS]);

/** The browser that people have, for what measures how fast it is. */
export const wholeBrowser = (): string | null => firstOf([...SYSTEM_BROWSERS, ...SYSTEM_SHELLS]);

function firstOf(system: readonly string[]): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...system];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** In a test a page lives for seconds: to optimise its code takes longer than that wins. */
export const UNOPTIMISED = '--js-flags=--no-turbofan,--no-maglev';

// Of two such flags a browser heeds the last: the mouse that Playwright gives a browser without a screen is said again.
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** A fifth of a run is drawing, sending and decoding pictures that hardly a journey looks at; each has its box without them. */
export const WITHOUT_PICTURES = `--blink-settings=imagesEnabled=false,${MOUSE}`;

export const HOW_TO_GET_A_BROWSER =
  'npx playwright install chromium (or, on Debian, apt-get install chromium-headless-shell)';
