import { hashSource } from '../../shared/web/inlineHashes.ts';
import type { InlineCode } from './contentSecurity.ts';
import { htmlLanguage, type Language, withLanguage } from '../../shared/text/languages.ts';

/** The reason for the error page: an internal error, or too many requests from one address. */
export type ErrorPageReason = 'fault' | 'tooMany';

interface Texts {
  title: string;
  fault: Said;
  tooMany: Said;
  again: string;
  home: string;
}

interface Said {
  heading: string;
  text: string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Error',
    fault: {
      heading: 'An error occurred while showing the error page',
      text: 'The store could not make this page. Nothing you entered is lost. Try again in a moment.',
    },
    tooMany: {
      heading: 'Too many requests',
      text: 'Your network has asked for many pages in a short time. Wait a minute, then try again. Nothing you entered is lost.',
    },
    again: 'Try again',
    home: 'Back to the home page',
  },
  es: {
    title: 'Error',
    fault: {
      heading: 'Se produjo un error al mostrar la página de error',
      text: 'La tienda no ha podido crear esta página. No se ha perdido nada de lo que ha escrito. Inténtelo de nuevo dentro de un momento.',
    },
    tooMany: {
      heading: 'Demasiadas solicitudes',
      text: 'Desde su red se han pedido muchas páginas en poco tiempo. Espere un minuto e inténtelo de nuevo. No se ha perdido nada de lo que ha escrito.',
    },
    again: 'Intentarlo de nuevo',
    home: 'Volver a la página de inicio',
  },
  ru: {
    title: 'Ошибка',
    fault: {
      heading: 'Произошла ошибка при показе страницы ошибки',
      text: 'Магазин не смог создать эту страницу. Ничего из введённого вами не потеряно. Повторите попытку через минуту.',
    },
    tooMany: {
      heading: 'Слишком много запросов',
      text: 'Из вашей сети за короткое время запрошено много страниц. Подождите минуту и повторите попытку. Всё, что вы ввели, сохранено.',
    },
    again: 'Повторить попытку',
    home: 'Вернуться на главную',
  },
  zh: {
    title: '错误',
    fault: { heading: '显示错误页面时发生错误', text: '商店暂时无法生成此页面。您填写的内容没有丢失，请稍后重试。' },
    tooMany: {
      heading: '请求过多',
      text: '您的网络在短时间内请求了大量页面。请等待一分钟后重试。您填写的内容没有丢失。',
    },
    again: '重试',
    home: '返回首页',
  },
};

/** The store's colours, light and dark, for when no style sheet is available. */
const STYLE = `
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

/** The page's inline code, for its policy. */
export const ERROR_PAGE_INLINE: InlineCode = { scripts: [], styles: [hashSource(STYLE)] };

/** Returns the page shown when no page can be rendered (specification 2.4); it depends on no other file. */
export function errorPage(language: Language, reason: ErrorPageReason = 'fault'): string {
  const { title, again, home, [reason]: message } = TEXTS[language];
  const { heading, text } = message;
  return `<!doctype html>
<html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Medstore</title>
<style>${STYLE}</style></head>
<body><main><p class="brand">${MARK}Medstore</p>
<h1>${heading}</h1>
<p>${text}</p>
<p class="ways"><a href="">${again}</a><a href="${withLanguage('/', language)}">${home}</a></p></main></body></html>`;
}
