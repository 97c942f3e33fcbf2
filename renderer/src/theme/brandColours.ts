const FIRST = 10;
const ID = 'brand-colours';

/** The merchant's colour as the theme's variables; stronger than the theme's own, wherever its sheet is loaded. */
const rulesOf = (colours: readonly string[]): string =>
  `:root:root{${colours.map((colour, index) => `--brand${(index + 1) * FIRST}:${colour}`).join(';')}}`;

/** The merchant's colour as a style element for the server's page. */
export const brandStyleElement = (colours: readonly string[]): string =>
  `<style id="${ID}">${rulesOf(colours)}</style>`;

/**
 * Shows the merchant's colour in an open page: what the server's page has already is left alone. Rules that scripts add
 * need no permission of the page's policy, elements with a text do.
 */
export function showBrandColours(colours: readonly string[] | undefined): void {
  const styleElement = document.getElementById(ID) as HTMLStyleElement | null;
  if (!colours) return styleElement?.remove();
  const rules = rulesOf(colours);
  if (styleElement?.dataset['rules'] === rules || styleElement?.textContent === rules) return;
  styleElement?.remove();
  const element = document.createElement('style');
  element.id = ID;
  element.dataset['rules'] = rules;
  document.head.append(element);
  element.sheet?.insertRule(rules);
}
