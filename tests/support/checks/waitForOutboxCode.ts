import type { Page } from '@playwright/test';

/** Waits until the outbox panel's code is loaded, before a journey goes offline. */
export const waitForOutboxCode = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    const isThere = (part: string): boolean => loaded.some((name) => name.includes(part));
    return ['/OutboxPanel-', ...parts].every(isThere);
  });
