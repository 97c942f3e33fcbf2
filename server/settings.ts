import { isIP } from 'node:net';
import { z } from 'zod/mini';
import type { Provider } from '../shared/contract/schemas/socialProviders.ts';
import { SocialEnvironment, type SocialSettings, socialSettings } from './modules/socialSignIn/socialSettings.ts';

/** What a development server signs with; a shop that is open to the world sets its own. */
export const DEVELOPMENT_SIGN_SECRET = 'medstore-development-secret';

const SECONDS = /^\d{1,3}(\.\d{1,3})?$/;
/** Nothing at all would mean forever: to Node for a request, to PostgreSQL for a statement. */
const patience = (such: string) =>
  z._default(
    z.string().check(
      z.regex(SECONDS, `must be a number of seconds, such as ${such}`),
      z.refine((text) => !SECONDS.test(text) || Number(text) > 0, { error: `must be above 0, such as ${such}` }),
    ),
    such,
  );

/** An address, or a network as 10.0.0.0/8: of a number of proxies nobody could tell which one wrote what. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Thirteen months, the most that the privacy policy of the demonstration promises. */
const DAYS_KEPT = z._default(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a number of days, from 1 to 9999')),
  '390',
);

const Environment = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')), '4173'),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), '.data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  SIGN_SECRET: z._default(z.string().check(z.minLength(8, 'must have at least 8 characters')), DEVELOPMENT_SIGN_SECRET),
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address'))),
  COMPANY_FILE: z.optional(z.string()),
  API_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^\s/]+\/\S*$/, 'must be the full address of an API, such as https://shop.example/api'),
      ),
  ),
  TRUST_PROXY: z.optional(
    z.string().check(
      z.refine((text) => text.split(',').every(isAddressOrNetwork), {
        error: 'must be addresses or networks, such as 10.0.0.1 or 10.0.0.0/8, with commas between them',
      }),
    ),
  ),
  DRAIN_SECONDS: z._default(z.string().check(z.regex(SECONDS, 'must be a number of seconds, such as 5')), '0'),
  DATABASE_SECONDS: patience('10'),
  REQUEST_SECONDS: patience('30'),
  VISIT_DAYS: DAYS_KEPT,
  CONTACT_DAYS: DAYS_KEPT,
  LOG_LEVEL: z._default(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'must be silent, fatal, error, warn, info or debug'),
    'warn',
  ),
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, or development for the demonstration'),
    'development',
  ),
  ...SocialEnvironment,
});

export interface Settings {
  port: number;
  host: string;
  /** A folder, or `memory://` for a database that is gone with the process. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  signSecret: string;
  /** The address that visitors see, without a trailing slash; null: as the request says. */
  publicUrl: string | null;
  /** A JSON file that says whose store it is; null: nobody has said so yet. */
  companyFile: string | null;
  /** Another API that keeps the contract, for the storefront to stand on instead of this one. */
  apiUrl: string | null;
  /** Addresses or networks of proxies whose forwarding headers are believed, comma-separated. */
  trustProxy: string | null;
  /** How long it goes on answering after it was told to stop, so that a proxy sees that it leaves. */
  drainMs: number;
  /** How long a request waits for a line to PostgreSQL, and for each of its statements. */
  databaseTimeoutMs: number;
  /** Whoever takes longer to say what he wants is not waited for. */
  requestTimeoutMs: number;
  /** How long the visit log is kept. */
  visitDays: number;
  /** How long contact forms and the live chats of guests are kept. */
  contactDays: number;
  logLevel: string;
  /** False: the demonstration, with its test payment provider, demo member and /dev pages, on this machine alone. */
  production: boolean;
  /** Providers whose client we are; outside production a local one stands in for those we are not. */
  social: Record<Provider, SocialSettings | null>;
}

/** Scheme and host that visitors see, for links in letters. */
export const originOf = ({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${host}:${port}`;

/** What is wrong with the start itself: said in one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Where the demonstration listens: what it offers is safe on the machine it runs on, and nowhere else. */
const OWN_MACHINE = '127.0.0.1';

/** Whether this process serves a real store. */
export const isProduction = ({ NODE_ENV }: Record<string, string | undefined> = process.env): boolean =>
  NODE_ENV === 'production';

// A demonstration that others reach would take its test card as money.
function refusePublicDemonstration(env: { HOST: string; PUBLIC_URL?: string | undefined }): void {
  const refused = [
    env.HOST !== OWN_MACHINE && `HOST=${env.HOST}`,
    env.PUBLIC_URL !== undefined && `PUBLIC_URL=${env.PUBLIC_URL}`,
  ].filter((name) => name !== false);
  if (refused.length === 0) return;
  throw new StartFailure(
    `The demonstration is served on ${OWN_MACHINE} only, so it refuses ${refused.join(' and ')}: unset it, or serve a real store with \`npm run serve\` (NODE_ENV=production).`,
  );
}

/** Reads the environment; throws a StartFailure that names each variable that does not fit. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartFailure(`The settings do not fit: ${faults.join('; ')}`);
  }
  const env = parsed.data;
  if (Number(env.PORT) > 65_535)
    throw new StartFailure('The settings do not fit: PORT must be a number from 0 to 65535');
  const production = isProduction(env);
  if (!production) refusePublicDemonstration(env);
  return {
    port: Number(env.PORT),
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    signSecret: env.SIGN_SECRET,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    companyFile: env.COMPANY_FILE ?? null,
    apiUrl: env.API_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: env.TRUST_PROXY ?? null,
    drainMs: Number(env.DRAIN_SECONDS) * 1_000,
    databaseTimeoutMs: Number(env.DATABASE_SECONDS) * 1_000,
    requestTimeoutMs: Number(env.REQUEST_SECONDS) * 1_000,
    visitDays: Number(env.VISIT_DAYS),
    contactDays: Number(env.CONTACT_DAYS),
    logLevel: env.LOG_LEVEL,
    production,
    social: socialSettings(env),
  };
}
