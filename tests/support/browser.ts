import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own browser, else the system's; null when there is neither. */
export function browserFor(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

export const HOW_TO_GET_A_BROWSER = 'npx playwright install chromium (or, on Debian, apt-get install chromium)';
