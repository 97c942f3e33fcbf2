import { randomBytes } from 'node:crypto';
import { trustedTypes } from '../../../../shared/web/trustedTypes.ts';

/** The blank page between two sessions and the safe page; served from here, independent of the bundle. */
export const BLANK_URL = 'app://bundle/-curtain';
export const SAFE_ORIGIN = 'app://safe';

const STYLE = `
  html { height: 100%; background: #093f50; color: #fff; font-family: 'Segoe UI', system-ui, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; user-select: none; cursor: default; }
  body { height: 100%; margin: 0; display: grid; place-items: center; }
  main { display: grid; gap: 28px; max-width: 900px; padding: 48px; text-align: center; }
  h1 { margin: 0; font-size: 44px; font-weight: 600; }
  p { margin: 0; font-size: 24px; line-height: 1.5; color: #c5e6f0; }
  i { display: block; width: 180px; height: 6px; margin: 0 auto; border-radius: 3px; background: linear-gradient(90deg, #3a91ac, #e3f4f9, #3a91ac) 0 0 / 200% 100%; animation: move 1.6s linear infinite; }
  @keyframes move { to { background-position: -200% 0; } }
  @media (prefers-reduced-motion: reduce) { i { animation: none; } }`;

const BLANK = `<main><i></i>
  <h1>One moment</h1>
  <p>We are preparing the store for the next visitor.</p>
  <p lang="es">Un momento, preparamos la tienda para la próxima visita.</p>
  <p lang="ru">Одну минуту, готовим магазин для следующего посетителя.</p>
  <p lang="zh-Hans">请稍候，我们正在为下一位访客做准备。</p></main>`;

const SAFE = `<main>
  <h1>This screen is taking a break</h1>
  <p>It will try again by itself in a few minutes. Please ask our staff meanwhile.</p>
  <p lang="es">Esta pantalla está en pausa y lo intentará de nuevo en unos minutos. Mientras tanto, consulte a nuestro personal.</p>
  <p lang="ru">Экран временно не работает и попробует снова через несколько минут. Пожалуйста, обратитесь к нашим сотрудникам.</p>
  <p lang="zh-Hans">此屏幕暂时停用，几分钟后会自动重试。请先咨询我们的工作人员。</p></main>`;

/** The staff gesture also works here: hold a corner. */
const SAFE_SCRIPT = `
  let timer;
  const stop = () => clearTimeout(timer);
  addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    if (x < 96 && y < 96) timer = setTimeout(() => window.desktop?.kiosk.openStaff(), 3000);
  });
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, stop);
  for (const name of ['contextmenu', 'dragstart']) addEventListener(name, (event) => event.preventDefault());`;

const html = (title: string, nonce: string, body: string, script = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>` +
  `<body>${body}${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`;

/** The static page at an address; null where the bundle answers. */
export function staticPage(url: URL): { html: string; policy: string } | null {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;
  if (`${url.protocol}//${url.host}${url.pathname}` === BLANK_URL)
    return { html: html('One moment', nonce, BLANK), policy };
  if (`${url.protocol}//${url.host}` === SAFE_ORIGIN)
    return { html: html('Taking a break', nonce, SAFE, SAFE_SCRIPT), policy: `${policy}; script-src 'nonce-${nonce}'` };
  return null;
}
