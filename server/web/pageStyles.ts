/** The style sheet link in the build's HTML (`renderer/build/firstPaint.ts`). */
const LINK = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)"[^>]*>/;
const EMPTY = /@[^{}\n]+\{\}/g;

/** Returns the style sheet file that a built page links to; null if there is none. */
export const sheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * Inlines the style rules that the body uses (critical CSS), so that the page paints at once, and moves the complete
 * style sheet behind the content. Each rule of the store's own components is on a line of its own.
 */
export function inlineUsedStyles(template: string, sheet: string, body: string): string {
  const worn = new Set([...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  const rules = sheet.split('\n').filter((rule) => !isOthers(rule, worn));
  const styles = rules.join('').replace(EMPTY, '');
  return template
    .replace(LINK, () => `<style nonce="%NONCE%">${styles}</style>`)
    .replace('<!--state-->', () => `<link rel="stylesheet" href="/${sheetOf(template)}"><!--state-->`);
}

function isOthers(rule: string, worn: ReadonlySet<string>): boolean {
  const name = /^\.([\w-]+)/.exec(rule)?.[1];
  return name !== undefined && !worn.has(name);
}
