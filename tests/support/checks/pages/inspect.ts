import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../../drivers/expect.ts';
import { type Language, LANGUAGES } from '../../../../shared/text/languages.ts';
import { everyCombination } from '../../setup/everyCombination.ts';
import { contrastFaults } from './contrast.ts';
import { namespacesOf } from '../../fixtures/texts.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The builder would bring axe twice into each page, and not the small file. */
const AXE = readFileSync(
  createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright'))).resolve('axe-core/axe.min.js'),
  'utf8',
);

// List items and rows come from one component: check six of them, as they are most of a page.
const REPEATED = 'main :is(li, tr):nth-of-type(n + 7)';

// Elements under a fixed bar can be scrolled out from under it.
const IS_UNDER_A_BAR = /^target-size: .*partially obscured/;

/** Waits until all animations and transitions have ended. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** The frame around a page's own content. */
const FRAME = ':is(header, footer, nav):not(main *)';
/** Pages whose frame has been checked: it is the same around every screen. */
const framed = new WeakSet<Page>();

/**
 * The violations that axe finds on the page, one line each; the frame counts at a page's first check only. Colours are
 * read by `contrastFaults`, which takes a tenth of axe's time, and by axe in `npm run test:all`.
 */
export async function accessibilityFaults(
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  await still(page); // a colour in the middle of a transition is not final
  // Faster: the pages have no frames, so axe needs no second page; only violations are requested, as describing passes
  // takes longer; and axe stays loaded between the themes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (about === 'colours') axe.withRules(['color-contrast']);
  else axe.withTags(TAGS);
  if (!everyCombination) {
    axe.disableRules(['color-contrast']).exclude(REPEATED);
    if (framed.has(page)) axe.exclude(FRAME);
  }
  framed.add(page);
  const { violations } = await axe.analyze();
  const faults = violations
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    )
    .filter((fault) => !IS_UNDER_A_BAR.test(fault));
  return everyCombination ? faults : [...faults, ...(await contrastFaults(page))];
}

/** Texts with too little contrast in the other theme. */
export async function darkFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await still(page);
  const faults = await (everyCombination ? accessibilityFaults(page, 'colours') : contrastFaults(page));
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** All texts of the page, with the accessible names and hints of its elements. */
export const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, [translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walk.nextNode()) texts.add(walk.currentNode.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name)?.trim() ?? '');
    }
    texts.add(document.title);
    return [...texts].filter((text) => text !== '');
  });

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
const textsIn = new Map(
  LANGUAGES.map((language) => [
    language,
    Object.entries(namespacesOf(language)).flatMap(([namespace, tree]) =>
      leaves(tree).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
    ),
  ]),
);
const keys = new Set(
  textsIn.get('en')!.flatMap(([key]) => (key.includes('.') ? [key, key.slice(key.indexOf(':') + 1)] : [key])),
);
/** The texts of one language, without those equal in other languages, such as "WhatsApp". */
const english = new Map(
  LANGUAGES.map((language) => {
    const ownTexts = new Set(textsIn.get(language)!.map(([, text]) => text));
    return [
      language,
      new Set(
        textsIn
          .get('en')!
          .map(([, text]) => text)
          .filter((text) => !ownTexts.has(text)),
      ),
    ];
  }),
);
/** Four Latin lower-case words in a row are a sentence, which no Russian or Chinese text contains. */
const SENTENCE = /(?:[A-Za-z]?[a-z]{2,}[ ,]+){3}[A-Za-z]?[a-z]{2,}/;
/** Proper names, which are the same in every language. */
const NAMES = /Harbor Street|Boston|Medstore/g;

/** Texts that are missing keys, have unfilled placeholders, or are in another language than the page. */
export const untranslatedTexts = (texts: readonly string[], language: Language): string[] =>
  texts.filter(
    (text) =>
      keys.has(text) ||
      text.includes('{{') ||
      english.get(language)!.has(text) ||
      ((language === 'ru' || language === 'zh') && SENTENCE.test(text.replaceAll(NAMES, ''))),
  );

/** Labels that are clipped by their box. */
export const clippedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    // A select clips its text without a change of its scroll size, so measure the text.
    const wordsOf = (list: HTMLSelectElement): number => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      pen.font = font;
      return (
        pen.measureText(list.selectedOptions[0]?.text ?? '').width + parseFloat(paddingLeft) + parseFloat(paddingRight)
      );
    };
    return [...document.querySelectorAll<HTMLElement>('button, a, label, summary, select, [role=checkbox]')]
      .filter((element) => element.clientWidth > 4 && element.checkVisibility())
      .map((element) => {
        if (element instanceof HTMLSelectElement) return { element, isCut: wordsOf(element) > element.clientWidth + 1 };
        const isCut =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return { element, isCut };
      })
      .filter(({ isCut }) => isCut)
      .map(({ element }) => `${element.textContent?.trim()} (${element.scrollWidth} > ${element.clientWidth})`);
  });

/** How far the page overflows horizontally, and which element overflows most. */
export const overflowOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const beyond = document.scrollingElement!.scrollWidth - innerWidth;
    if (beyond <= 0) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return `${beyond} px: ${wide
      .slice(-3)
      .map((element) => `${element.tagName}.${element.className} “${element.textContent?.slice(0, 40)}”`)
      .join(' | ')}`;
  });

/** Expects exactly one heading of level 1, the page's language, and a title. */
export async function expectOneHeading(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-Hans' : language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  expect((await page.title()).length).toBeGreaterThan(8);
}

type Layout = 'desktop' | 'mobile';
/**
 * The languages in which a screen's layout is checked: the one with the longest words, as texts.spec.ts checks all
 * texts of all languages without a browser. In `npm run test:all` a phone shows every language.
 */
export const languagesOn = (layout: Layout): readonly Language[] =>
  everyCombination && layout === 'mobile' ? LANGUAGES : ['ru'];

/** Roles and colours do not depend on language or layout: check them once, on a phone. */
export const showsRoles = (language: Language, layout: Layout): boolean =>
  (everyCombination || layout === 'mobile') && language === languagesOn(layout)[0];

/** All checks of a page in a language at its current width. */
export async function expectWhole(
  page: Page,
  language: Language,
  what: string,
  withRoles = language === 'en',
): Promise<void> {
  const where = `${what} in ${language}`;
  await expectOneHeading(page, language);
  expect.soft(untranslatedTexts(await saidBy(page), language), `texts of ${where}`).toEqual([]);
  expect.soft(await overflowOf(page), `width of ${where}`).toBeNull();
  expect.soft(await clippedLabels(page), `labels of ${where}`).toEqual([]);
  if (withRoles) expect.soft(await accessibilityFaults(page), `axe on ${where}`).toEqual([]);
}
