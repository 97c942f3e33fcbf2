import { randomBytes } from 'node:crypto';
import { htmlLanguage, type Language } from '../../../../shared/text/languages.ts';

/** The maximum length of the search text, in characters. */
export const FIND_MAX = 200;

interface Words {
  label: string;
  previous: string;
  next: string;
  close: string;
  none: string;
  /** The number of the current match and of all: {{active}}, {{count}}. */
  some: string;
}

const words: Record<Language, Words> = {
  en: {
    label: 'Find in page',
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close',
    none: 'No matches',
    some: '{{active}} of {{count}}',
  },
  es: {
    label: 'Buscar en la página',
    previous: 'Resultado anterior',
    next: 'Resultado siguiente',
    close: 'Cerrar',
    none: 'Sin resultados',
    some: '{{active}} de {{count}}',
  },
  ru: {
    label: 'Найти на странице',
    previous: 'Предыдущее совпадение',
    next: 'Следующее совпадение',
    close: 'Закрыть',
    none: 'Нет совпадений',
    some: '{{active}} из {{count}}',
  },
  zh: {
    label: '在页面中查找',
    previous: '上一个匹配项',
    next: '下一个匹配项',
    close: '关闭',
    none: '无匹配项',
    some: '第 {{active}} 项，共 {{count}} 项',
  },
};

const FONTS = "'Segoe UI', system-ui, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 14px ${FONTS}; background: Canvas; color: CanvasText; }
  form { box-sizing: border-box; display: flex; align-items: center; gap: 4px; height: 100vh; padding: 6px 8px; border: 1px solid GrayText; }
  input { flex: 1; min-width: 0; height: 28px; padding: 0 8px; font: inherit; }
  output { min-width: 5em; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  button { width: 32px; height: 32px; padding: 0; font: inherit; border: 0; border-radius: 4px; background: none; color: inherit; }
  button:hover { background: color-mix(in srgb, CanvasText 12%, Canvas); }
  svg { display: block; width: 16px; height: 16px; margin: auto; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }`;

/** Runs in the bar: posts each request to the handler of its session. Main calls `showResult` with the matches; null clears the text. */
const SCRIPT = `
  const [form, field, output] = ['form', 'input', 'output'].map((name) => document.querySelector(name));
  const post = (request) => void fetch('/', { method: 'POST', body: JSON.stringify(request) });
  const find = (step) => post({ text: field.value, step });
  field.addEventListener('input', () => find(null));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find(event.submitter?.value === '-1' ? -1 : 1);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    find(event.shiftKey ? -1 : 1);
  });
  document.getElementById('close').addEventListener('click', () => post('close'));
  addEventListener('keydown', ({ key }) => key === 'Escape' && post('close'));
  globalThis.showResult = (result) => {
    const { none, some } = output.dataset;
    const number = new Intl.NumberFormat(document.documentElement.lang);
    const texts = { active: number.format(result?.active ?? 0), count: number.format(result?.count ?? 0) };
    output.textContent = !result ? '' : result.count === 0 ? none : some.replace(/{{(\\w+)}}/g, (_, name) => texts[name]);
  };
  globalThis.begin = () => (field.focus(), field.select());`;

const icon = (path: string): string => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const button = (label: string, path: string, more: string): string =>
  `<button ${more} aria-label="${label}" title="${label}">${icon(path)}</button>`;

/** Returns the HTML of the find bar, and its Content-Security-Policy. */
export function findBarPage(language: Language): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64url');
  const { label, previous, next, close, none, some } = words[language];
  const parts = [
    `<input type="text" aria-label="${label}" placeholder="${label}" spellcheck="false" maxlength="${FIND_MAX}" autofocus>`,
    `<output role="status" data-none="${none}" data-some="${some}"></output>`,
    button(previous, 'M3 10l5-5 5 5', 'value="-1"'),
    button(next, 'M3 6l5 5 5-5', 'value="1"'),
    button(close, 'M4 4l8 8M12 4l-8 8', 'id="close" type="button"'),
  ];
  return {
    html: `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><title>${label}</title><style nonce="${nonce}">${STYLE}</style></head><body><form role="search" aria-label="${label}">${parts.join('')}</form><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
    policy: `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
