import { randomBytes } from 'node:crypto';
import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';

/** The pages that the browser shows at the end: success, cancelled, failed, or no longer waiting. */
export const LOOPBACK_PAGES = ['done', 'cancelled', 'failed', 'over'] as const;
export type LoopbackPage = (typeof LOOPBACK_PAGES)[number];

interface Words {
  close: string;
  pages: Record<LoopbackPage, { title: string; text: string }>;
}

const words: Record<Language, Words> = {
  en: {
    close: 'You can close this tab.',
    pages: {
      done: { title: 'Back to Medstore', text: 'The app has what it needs and goes on with your sign-in.' },
      cancelled: {
        title: 'You have cancelled',
        text: 'Nobody has been signed in. In Medstore you can try again or choose another way.',
      },
      failed: { title: 'That did not work', text: 'Nobody has been signed in. Medstore shows what you can do now.' },
      over: {
        title: 'Medstore is no longer waiting',
        text: 'This sign-in is finished or was called off. If you are not signed in, begin again in the app.',
      },
    },
  },
  es: {
    close: 'Puede cerrar esta pestaña.',
    pages: {
      done: {
        title: 'Vuelva a Medstore',
        text: 'La aplicación ya tiene lo que necesita y continúa con el inicio de sesión.',
      },
      cancelled: {
        title: 'Ha cancelado',
        text: 'No se ha iniciado ninguna sesión. En Medstore puede intentarlo de nuevo o elegir otra forma.',
      },
      failed: {
        title: 'No ha funcionado',
        text: 'No se ha iniciado ninguna sesión. Medstore le muestra qué puede hacer ahora.',
      },
      over: {
        title: 'Medstore ya no está esperando',
        text: 'Este inicio de sesión ha terminado o se ha cancelado. Si no ha entrado, empiece de nuevo en la aplicación.',
      },
    },
  },
  ru: {
    close: 'Эту вкладку можно закрыть.',
    pages: {
      done: { title: 'Вернитесь в Medstore', text: 'Приложение получило ответ и продолжает вход.' },
      cancelled: {
        title: 'Вход отменён',
        text: 'Вход не выполнен. В Medstore можно повторить попытку или выбрать другой способ.',
      },
      failed: { title: 'Не получилось', text: 'Вход не выполнен. Medstore подскажет, что делать дальше.' },
      over: {
        title: 'Medstore больше не ждёт',
        text: 'Этот вход завершён или отменён. Если вы не вошли, начните заново в приложении.',
      },
    },
  },
  zh: {
    close: '您可以关闭此标签页。',
    pages: {
      done: { title: '请返回 Medstore', text: '应用已收到所需信息，正在继续为您登录。' },
      cancelled: { title: '您已取消登录', text: '系统没有登录任何账户。您可以在 Medstore 中重试，或选择其他方式。' },
      failed: { title: '登录未成功', text: '系统没有登录任何账户。Medstore 会提示您接下来的操作。' },
      over: { title: 'Medstore 已不再等待', text: '此次登录已完成或已取消。如果您尚未登录，请在应用中重新开始。' },
    },
  },
};

const FONTS = "'Segoe UI', system-ui, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const STYLE = `
  :root { color-scheme: light dark; }
  html { height: 100%; font-family: ${FONTS}; background: #eef5f8; color: #102027; }
  body { box-sizing: border-box; min-height: 100%; margin: 0; padding: 24px; display: grid; place-items: center; }
  main { box-sizing: border-box; width: 100%; max-width: 30rem; padding: 40px; border-radius: 16px; background: #fff; border: 1px solid #d5e1e6; text-align: center; }
  svg { width: 64px; height: 64px; }
  h1 { margin: 20px 0 12px; font-size: 26px; line-height: 1.25; font-weight: 600; text-wrap: balance; }
  p { margin: 0; font-size: 17px; line-height: 1.55; text-wrap: pretty; }
  p + p { margin-top: 20px; color: #4c626b; }
  @media (prefers-color-scheme: dark) {
    html { background: #0b1a20; color: #eef5f8; }
    main { background: #12262e; border-color: #27414b; }
    p + p { color: #a9c0c9; }
  }`;

const TICK = 'M20 33l8 8 16-17';
const BAR = 'M22 32h20';
const CROSS = 'M24 24l16 16M40 24L24 40';
const SIGNS: Record<LoopbackPage, { path: string; colour: string }> = {
  done: { path: TICK, colour: '#0b7a4b' },
  cancelled: { path: BAR, colour: '#5b7079' },
  failed: { path: CROSS, colour: '#b3261e' },
  over: { path: BAR, colour: '#5b7079' },
};

/** A page without scripts and without any part of the answer, with a matching policy. */
export function loopbackPage(name: LoopbackPage, language: Language): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64url');
  const { close, pages } = words[language];
  const { title, text } = pages[name];
  const { path, colour } = SIGNS[name];
  const sign = `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Medstore</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style>`;
  return {
    html: `<!doctype html><html lang="${htmlLanguage(language)}"><head>${head}</head><body><main>${sign}<h1>${title}</h1><p>${text}</p><p>${close}</p></main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
