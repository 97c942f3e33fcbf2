import { htmlLanguage, type Language, withLanguage } from '../../shared/languages.ts';

const TEXTS: Record<Language, { title: string; heading: string; text: string; home: string }> = {
  en: {
    title: 'Error',
    heading: 'An error occurred while showing the error page',
    text: 'The store could not make this page. Nothing you entered is lost. Try again in a moment.',
    home: 'Back to the home page',
  },
  es: {
    title: 'Error',
    heading: 'Se produjo un error al mostrar la página de error',
    text: 'La tienda no ha podido crear esta página. No se ha perdido nada de lo que ha escrito. Inténtelo de nuevo dentro de un momento.',
    home: 'Volver a la página de inicio',
  },
  ru: {
    title: 'Ошибка',
    heading: 'Произошла ошибка при показе страницы ошибки',
    text: 'Магазин не смог создать эту страницу. Ничего из введённого вами не потеряно. Повторите попытку через минуту.',
    home: 'Вернуться на главную',
  },
  zh: {
    title: '错误',
    heading: '显示错误页面时发生错误',
    text: '商店暂时无法生成此页面。您填写的内容没有丢失，请稍后重试。',
    home: '返回首页',
  },
};

/** Shown when even the error page cannot be rendered (S2.4): it needs nothing but itself. */
export function lastResort(language: Language): string {
  const { title, heading, text, home } = TEXTS[language];
  return `<!doctype html>
<html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Medstore</title></head>
<body><main><h1>${heading}</h1>
<p>${text}</p>
<p><a href="${withLanguage('/', language)}">${home}</a></p></main></body></html>`;
}
