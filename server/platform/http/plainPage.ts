import { escapeHtml } from '../mail/escapeHtml.ts';
import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';

/** The style of plain pages: the store's colours, light and dark, for when no style sheet is available. */
export const PLAIN_PAGE_STYLE = `
  :root { color-scheme: light dark; --ground: #f6f8f9; --card: #fff; --edge: #e0e0e0; --ink: #242424; --quiet: #424242; --brand: #0b6e8a; --onBrand: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #141414; --card: #292929; --edge: #525252; --ink: #fff; --quiet: #d6d6d6; --brand: #6fb5cd; --onBrand: #07212a; }
  }
  * { box-sizing: border-box; margin: 0; }
  body { display: grid; place-items: center; min-height: 100vh; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 'Segoe UI', system-ui, 'Roboto', 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
  main { display: grid; gap: 16px; width: 100%; max-width: 38rem; padding: clamp(24px, 6vw, 40px); border: 1px solid var(--edge); border-radius: 16px; background: var(--card); }
  .brand { display: flex; align-items: center; gap: 10px; font-weight: 600; font-size: 18px; }
  h1 { font-size: 24px; line-height: 1.3; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere; }
  p { color: var(--quiet); }
  .ways { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 8px; }
  a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 1px solid var(--brand); border-radius: 6px; color: var(--brand); font-weight: 600; text-decoration: none; }
  a:first-child { background: var(--brand); color: var(--onBrand); }
  a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }`;

const MARK = `<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true"><rect width="64" height="64" rx="15" fill="#0b6e8a"/>
<path d="M12 45V24.5a6.5 6.5 0 0 1 12.2-3.1L32 35.5l7.8-14.1A6.5 6.5 0 0 1 52 24.5V45" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M32 45.5v6M29 48.5h6" fill="none" stroke="#f08a4b" stroke-width="4.4" stroke-linecap="round"/></svg>`;

interface PlainPageTexts {
  /** The store's name; absent if it is not known. */
  store?: string | undefined;
  title: string;
  heading: string;
  text: string;
  /** The first one is the main one. */
  links: readonly { href: string; label: string }[];
}

/** Returns a page of a few lines that needs nothing but itself. The texts and addresses must be our own, but for the store's name. */
export function plainPage(language: Language, { store = '', title, heading, text, links }: PlainPageTexts): string {
  const name = escapeHtml(store);
  return `<!doctype html>
<html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}${name && ` | ${name}`}</title>
<style>${PLAIN_PAGE_STYLE}</style></head>
<body><main>${name && `<p class="brand">${MARK}${name}</p>`}
<h1>${heading}</h1>
<p>${text}</p>
<p class="ways">${links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join('')}</p></main></body></html>`;
}
