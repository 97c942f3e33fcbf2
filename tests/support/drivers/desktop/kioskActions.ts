import { htmlLanguage, LANGUAGE_OPTIONS, type Language } from '../../../../shared/text/languages.ts';
import type { Locator, Page } from '@playwright/test';
import type { Desktop } from './desktopApp.ts';
import { expect } from './desktopTest.ts';
import { textsOf } from '../../fixtures/texts.ts';

/** A kiosk's configuration file in the tests. No visit ends by itself, however slow the machine is. */
export const HALL = { name: 'hall 4', idle_seconds: 3_600, warning_seconds: 120 };

/** Advances main's idle time. */
export const passTime = ({ app }: Desktop, seconds: number): Promise<void> =>
  app.evaluate(({ powerMonitor }, ms) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + ms;
    powerMonitor.getSystemIdleTime = () => 9_999;
  }, seconds * 1_000);

/** Touches the screen and chooses a language. */
export async function beginVisit(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: 'Touch to begin' }).click();
  await page.getByRole('button', { name: LANGUAGE_OPTIONS[language].name }).click();
  // Another language is a new document, which has its own time to load: beside other work that takes a while.
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage(language), { timeout: 60_000 });
  await expect(page.getByRole('button', { name: textsOf(language)('kiosk:bar.leave') })).toBeVisible();
}

/** Waits for the next visitor's page: neither the former one nor the blank page. */
export async function nextPage({ app }: Desktop, before: Page): Promise<Page> {
  const find = (): Page | undefined =>
    app.windows().find((page) => page !== before && !page.isClosed() && /bundle(?!.*curtain)/.test(page.url()));
  await expect.poll(() => find() !== undefined).toBe(true);
  const page = find()!;
  await expect(page.getByRole('button', { name: 'Touch to begin' })).toBeVisible();
  return page;
}

/** Touch targets smaller than a fingertip; links within text may be as high as their line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (each: Element): boolean => each.checkVisibility() && each.getClientRects().length > 0;
    const isWithinText = (each: Element): boolean => each.matches('a') && getComputedStyle(each).display === 'inline';
    return [...document.querySelectorAll('button, select, input, textarea, summary, a, [role=option]')]
      .filter((each) => isShown(each) && !isWithinText(each))
      .filter((each) => !each.matches('[type=checkbox], [type=radio], [type=hidden]'))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 1 && (height < 43.5 || width < 43.5))
      .map(
        ({ each, box: { width, height } }) =>
          `${each.tagName} “${each.textContent?.trim().slice(0, 30)}” ${width} × ${height}`,
      );
  });

/** The staff's window. */
export const staffPage = async ({ app }: Desktop): Promise<Page> => {
  const find = (): Page | undefined => app.windows().find((page) => /staff/.test(page.url()) && !page.isClosed());
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
};

/** Enters a PIN on the pad, and presses the button of the action. */
export async function givePin(pad: Locator, pin: string, action: string): Promise<void> {
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: action }).click();
}
