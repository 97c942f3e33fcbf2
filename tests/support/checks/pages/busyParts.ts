import type { Locator, Page } from '@playwright/test';

/** What waits for data: the page's content as a whole, or parts of it. */
export const busyParts = (page: Page): Locator => page.locator('main[aria-busy=true], main [aria-busy=true]');
