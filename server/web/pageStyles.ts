/** What the build writes where a page takes its styles from (`renderer/build/firstPaint.ts`). */
const LINK = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)"[^>]*>/;
const EMPTY = /@[^{}\n]+\{\}/g;

/** The file of the style sheet that a built page names; null where it names none. */
export const sheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * The built page with those rules in it that its body wears, so that it is painted as soon as it is there, and with the
 * whole style sheet behind it, for all that comes later. A rule of the store's own parts stands in a line of its own.
 */
export function withWornStyles(template: string, sheet: string, body: string): string {
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
