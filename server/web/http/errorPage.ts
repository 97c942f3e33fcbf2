import { hashSource } from '../../../shared/web/inlineHashes.ts';
import type { InlineCode } from './contentSecurity.ts';
import { type Language, withLanguage } from '../../../shared/text/languages.ts';
import { PLAIN_PAGE_STYLE, plainPage } from '../../platform/http/plainPage.ts';

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

/** The page's inline code, for its policy. */
export const ERROR_PAGE_INLINE: InlineCode = { scripts: [], styles: [hashSource(PLAIN_PAGE_STYLE)] };

/** Returns the page shown when no page can be rendered (specification 2.4); it depends on no other file. */
export function errorPage(language: Language, reason: ErrorPageReason = 'fault', store?: string): string {
  const { title, again, home, [reason]: message } = TEXTS[language];
  const links = [
    { href: '', label: again },
    { href: withLanguage('/', language), label: home },
  ];
  return plainPage(language, { store, title, ...message, links });
}
