import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The headless shell: the same engine without a window, for a quarter less processor time. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

/** The browser of the journeys: Playwright's own, else the system's; null when there is neither. */
export const browserFor = (): string | null => firstOf([...SYSTEM_SHELLS, ...SYSTEM_BROWSERS]);

/** The full browser, for performance measurements. */
export const wholeBrowser = (): string | null => firstOf([...SYSTEM_BROWSERS, ...SYSTEM_SHELLS]);

function firstOf(system: readonly string[]): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...system];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Pages in tests live for seconds: optimising their code costs more than it saves. */
export const UNOPTIMISED = '--js-flags=--no-turbofan,--no-maglev';

// A browser uses only the last of two such flags, so Playwright's mouse settings have to be repeated here.
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Without pictures, as a fifth of a run would draw, send and decode them; layouts keep their boxes. */
export const WITHOUT_PICTURES = `--blink-settings=imagesEnabled=false,${MOUSE}`;

export const HOW_TO_GET_A_BROWSER =
  'npx playwright install chromium (or, on Debian, apt-get install chromium-headless-shell)';
