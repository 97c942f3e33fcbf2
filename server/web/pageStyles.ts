/** The style sheet link in the build's HTML (`renderer/build/firstPaint.ts`). */
const LINK = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)"[^>]*>/;
const EMPTY = /@[^{}\n]+\{\}/g;
const VARIABLE = /(--[\w-]+):[^;{}]+;?/g;
const READ = /(?<=var\()--[\w-]+/g;
/** Rules for paper: the complete sheet is there before anybody can print. */
const PAPER = /@(?:media print|page)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** Rules that apply to a pointer: not needed before the complete sheet is there. */
const POINTED = /:(hover|active)\b/;

/** Returns the style sheet file that a built page links to; null if there is none. */
export const sheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * Inlines the style rules that the body uses (critical CSS), so that the page paints at once, and moves the complete
 * style sheet behind the content. In the built sheet a line is a rule.
 */
export function inlineUsedStyles(template: string, sheet: string, body: string): string {
  const worn = new Set([...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  const rules = sheet.split('\n').filter((rule) => isUsed(rule, worn));
  const screenStyles = withoutEmpty(rules.join('').replace(PAPER, ''));
  const styles = withoutUnread(withoutUnnamedFrames(screenStyles, body), body);
  return template
    .replace(LINK, () => `<style>${styles}</style>`)
    .replace('<!--state-->', () => `<link rel="stylesheet" href="/${sheetOf(template)}"><!--state-->`);
}

/** Returns true if any class of the rule is used; kiosk rules are left out, as no page is rendered for a kiosk. */
function isUsed(rule: string, worn: ReadonlySet<string>): boolean {
  if (rule.startsWith('html[data-kiosk]')) return false;
  const selectors = rule.slice(0, rule.indexOf('{')).split(/,(?![^(]*\))/);
  const isPointed = (selector: string): boolean => POINTED.test(selector.replace(/:not\([^)]*\)/g, ''));
  if (!rule.startsWith('@') && selectors.every(isPointed)) return false;
  const names = selectors.map((selector) => /^\.([\w-]+)/.exec(selector)?.[1]);
  return names.some((name) => name === undefined || worn.has(name));
}

/** Removes theme variables that the page does not read: more than half of them. */
function withoutUnread(styles: string, body: string): string {
  const readVariables = new Set([...(styles.match(READ) ?? []), ...(body.match(READ) ?? [])]);
  return styles.replace(VARIABLE, (declaration, name: string) => (readVariables.has(name) ? declaration : ''));
}

/** Removes the keyframes that no rule of the page names. */
function withoutUnnamedFrames(styles: string, body: string): string {
  const markup = styles.replace(KEYFRAMES, '') + body;
  return styles.replace(KEYFRAMES, (frames, name: string) => (markup.includes(name) ? frames : ''));
}

/** Removes at-rules that have become empty. */
function withoutEmpty(styles: string): string {
  const rest = styles.replace(EMPTY, '');
  return rest === styles ? rest : withoutEmpty(rest);
}
