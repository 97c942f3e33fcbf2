import { useLayoutEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

// `@page` of `theme/reset.css` reads them at the root, and writes the numbers between them.
const PARTS = ['--page-before', '--page-of', '--page-after'];
/** Marks where CSS writes a number. No text contains this character. */
const NUMBER = '\u{F0000}';

/** Names the document at the foot of each printed page, beside the page's number. */
export function usePageFooter(name: string): void {
  const { t } = useTranslation('order');
  const footer = t('document.page', { name, page: NUMBER, pages: NUMBER });
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const [before, of, after] = footer.split(NUMBER);
    // The texts may not be loaded yet.
    if (after === undefined) return;
    for (const [index, text] of [before!, of!, after].entries()) style.setProperty(PARTS[index]!, cssString(text));
    return () => PARTS.forEach((part) => style.removeProperty(part));
  }, [footer]);
}

/** A text as CSS writes it. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;
