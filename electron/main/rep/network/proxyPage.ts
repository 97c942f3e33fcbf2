import { randomBytes } from 'node:crypto';
import { htmlLanguage } from '../../../../shared/text/languages.ts';
import type { Language } from '../../../../shared/text/languages.ts';

interface Words {
  title: string;
  text: string;
  refused: string;
  user: string;
  password: string;
  submit: string;
  cancel: string;
}

const words: Record<Language, Words> = {
  en: {
    title: 'Log in to the proxy',
    text: 'This network reaches the internet through {{proxy}}, which asks for a user name and a password. You get them from whoever runs the network; they are not those of your account at the store.',
    refused: 'The proxy did not accept them. Check both and try again.',
    user: 'User name',
    password: 'Password',
    submit: 'Log in',
    cancel: 'Cancel',
  },
  es: {
    title: 'Inicie sesión en el proxy',
    text: 'Esta red accede a Internet a través de {{proxy}}, que pide un usuario y una contraseña. Solicítelos al administrador de la red; no son los de su cuenta en la tienda.',
    refused: 'El proxy no los ha aceptado. Compruébelos e inténtelo de nuevo.',
    user: 'Usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    cancel: 'Cancelar',
  },
  ru: {
    title: 'Вход на прокси-сервер',
    text: 'Эта сеть выходит в интернет через {{proxy}}, который запрашивает имя пользователя и пароль. Их выдаёт администратор сети; это не данные вашего аккаунта в магазине.',
    refused: 'Прокси-сервер их не принял. Проверьте и повторите попытку.',
    user: 'Имя пользователя',
    password: 'Пароль',
    submit: 'Войти',
    cancel: 'Отмена',
  },
  zh: {
    title: '登录代理服务器',
    text: '此网络通过 {{proxy}} 访问互联网，需要输入用户名和密码。请向网络管理员索取；这不是您在商店的账户。',
    refused: '代理服务器未接受，请检查后重试。',
    user: '用户名',
    password: '密码',
    submit: '登录',
    cancel: '取消',
  },
};

const FONTS = "'Segoe UI', system-ui, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px; font: 15px/1.5 ${FONTS}; }
  h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; font-weight: 600; }
  p { margin: 0 0 16px; overflow-wrap: anywhere; }
  [role='alert'] { padding: 8px 12px; border-inline-start: 4px solid #c42626; background: color-mix(in srgb, #c42626 12%, Canvas); }
  label { display: block; margin-bottom: 4px; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; min-height: 36px; margin-bottom: 16px; padding: 4px 10px; font: inherit; }
  footer { display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end; }
  button { min-height: 36px; padding: 4px 20px; font: inherit; }`;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** The page that asks for a proxy's password: a form without scripts, and its policy. */
export function proxyPage(proxy: string, language: Language, isRetry: boolean): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64url');
  const { title, text, refused, user, password, submit, cancel } = words[language];
  const field = (name: string, label: string, type: string, more: string): string =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" ${more} maxlength="255" required>`;
  // Enter presses the first button.
  const form = [
    field('user', user, 'text', 'autocomplete="username" autocapitalize="none" spellcheck="false" autofocus'),
    field('password', password, 'password', 'autocomplete="current-password"'),
    `<footer><button name="act" value="submit">${submit}</button><button name="act" value="cancel" formnovalidate>${cancel}</button></footer>`,
  ];
  const message = `${isRetry ? `<p role="alert">${refused}</p>` : ''}<p>${text.replace('{{proxy}}', () => escaped(proxy))}</p>`;
  return {
    html: `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${message}<form method="post">${form.join('')}</form></main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  };
}
