import { API_BASE } from '../../../shared/contract/limits.ts';
import { originOf } from '../security/originOf.ts';

// Written in by electron.vite.config.ts: what a packaged client is configured with. Main alone has them.
declare const __API_URL__: string;
declare const __SIGN_SECRET__: string;

export interface Settings {
  /** Where the merchant's server is, without a slash at the end; API and pictures are below it. */
  server: string;
  secret: string;
  mode: 'rep' | 'kiosk';
  /** The kiosk's own configuration, where it is not at its usual place. */
  kioskFile: string | null;
  /** The desktop around the client, as Linux names it; null where none says so. */
  desktop: string | null;
  /** The file this client was started from, where that is an AppImage. */
  appImage: string | null;
  /** The renderer's hot-reloading server, in development only. */
  devServer: string | null;
}

/** Values that the build wrote in; environment variables override them. */
export interface BuiltIn {
  server: string;
  secret: string;
  packaged: boolean;
}

/** An unusable setting; its message is one line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The only reader of the environment and the command line. */
export const readSettings = (packaged: boolean): Settings =>
  parseSettings(process.env, process.argv, { server: __API_URL__, secret: __SIGN_SECRET__, packaged });

/** The settings of an environment and a command line; throws a SettingsError in one line for what cannot be used. */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
  built: BuiltIn,
): Settings {
  return {
    server: serverAddress(env['MEDSTORE_API_URL'] || built.server),
    secret: env['SIGN_SECRET'] || built.secret,
    mode: argv.includes('--kiosk') || env['MEDSTORE_KIOSK'] === '1' ? 'kiosk' : 'rep',
    kioskFile: valueOf(argv, '--kiosk-config'),
    desktop: env['XDG_CURRENT_DESKTOP'] || null,
    // In development it would be the editor's or the terminal's.
    appImage: built.packaged ? env['APPIMAGE'] || null : null,
    // A packaged client never loads its page from a server, whatever its environment says.
    devServer: built.packaged ? null : env['ELECTRON_RENDERER_URL'] || null,
  };
}

const valueOf = (argv: readonly string[], name: string): string | null =>
  argv.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) || null;

function serverAddress(raw: string): string {
  const url = URL.parse(raw);
  if (!url || originOf(raw) === null || !isSafeToTalkTo(url)) {
    throw new SettingsError(`MEDSTORE_API_URL: "${raw}" is not an https address (http is for this machine alone)`);
  }
  const address = `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  return address.endsWith(API_BASE) ? address.slice(0, -API_BASE.length) : address;
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
const isSafeToTalkTo = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
