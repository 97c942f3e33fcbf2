/** The style sheet link in the build's HTML (`renderer/build/firstPaint.ts`). */
const LINK = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)"[^>]*>/;
const EMPTY = /@[^{}\n]+\{\}/g;

/** Returns the style sheet file that a built page links to; null if there is none. */
export const sheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * Inlines the style rules that the body uses (critical CSS), so that the page paints at once, and moves the complete
 * style sheet behind the content. In the built sheet a line is a rule.
 */
export function inlineUsedStyles(template: string, sheet: string, body: string): string {
  const worn = new Set([...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  const rules = sheet.split('\n').filter((rule) => isUsed(rule, worn));
  const styles = withoutEmpty(rules.join(''));
  return template
    .replace(LINK, () => `<style>${styles}</style>`)
    .replace('<!--state-->', () => `<link rel="stylesheet" href="/${sheetOf(template)}"><!--state-->`);
}

/** A rule for several classes is used where one of them is; no page is rendered for a kiosk. */
function isUsed(rule: string, worn: ReadonlySet<string>): boolean {
  if (rule.startsWith('html[data-kiosk]')) return false;
  const selectors = rule.slice(0, rule.indexOf('{')).split(/,(?![^(]*\))/);
  const names = selectors.map((selector) => /^\.([\w-]+)/.exec(selector)?.[1]);
  return names.some((name) => name === undefined || worn.has(name));
}

/** An at-rule that held nothing but others may hold nothing once they are gone. */
function withoutEmpty(styles: string): string {
  const rest = styles.replace(EMPTY, '');
  return rest === styles ? rest : withoutEmpty(rest);
}
