import { API_BASE } from '../../../shared/contract/limits.ts';
import { originOf } from '../security/originOf.ts';

// Built in by electron.vite.config.ts: the configuration of a packaged client. Only main has it.
declare const __API_URL__: string;
declare const __SIGN_SECRET__: string;

export interface Settings {
  /** The base address of the merchant's server, without a trailing slash; the API and pictures are below it. */
  server: string;
  secret: string;
  mode: 'rep' | 'kiosk';
  /** The path of the kiosk's configuration file, where it is not the default. */
  kioskFile: string | null;
  /** The Linux desktop environment that the client runs in (XDG_CURRENT_DESKTOP); null where none is named. */
  desktop: string | null;
  /** The user's folder for data of this computer alone (LOCALAPPDATA); null on other systems than Windows. */
  localData: string | null;
  /** The user's folder for data files on Linux (XDG_DATA_HOME); null where it is the default one. */
  dataHome: string | null;
  /** The AppImage file that this client was started from; null for other packages. */
  appImage: string | null;
  /** The address of Vite's development server; null outside development. */
  devServer: string | null;
}

/** Values set at build time; environment variables override them. */
export interface BuiltIn {
  server: string;
  secret: string;
  isPackaged: boolean;
}

/** Thrown for an invalid setting; its message is one line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The only reader of the environment and the command line. */
export const readSettings = (isPackaged: boolean): Settings =>
  parseSettings(process.env, process.argv, { server: __API_URL__, secret: __SIGN_SECRET__, isPackaged });

/** Parses the settings of an environment and a command line; throws a SettingsError for an invalid one. */
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
    localData: env['LOCALAPPDATA'] || null,
    dataHome: env['XDG_DATA_HOME'] || null,
    // In development the variable belongs to the editor or terminal that started the client.
    appImage: built.isPackaged ? env['APPIMAGE'] || null : null,
    // A packaged client never loads its page from a development server, whatever its environment says.
    devServer: built.isPackaged ? null : env['ELECTRON_RENDERER_URL'] || null,
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
