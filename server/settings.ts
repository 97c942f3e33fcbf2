import { isIP } from 'node:net';
import { z } from 'zod/mini';
import { MailEnvironment, type MailSettings, mailSettings, missingForMail } from './platform/mail/mailSettings.ts';
import {
  missingStripeSetting,
  PaymentEnvironment,
  stripeSettings,
  type StripeSettings,
} from './modules/payments/paymentSettings.ts';
import { SocialEnvironment, type SocialSettings, socialSettings } from './modules/socialSignIn/socialSettings.ts';

/** The signing secret of development servers; a public store sets its own. */
export const DEVELOPMENT_SIGN_SECRET = 'medstore-development-secret';

const SECONDS = /^\d{1,3}(\.\d{1,3})?$/;
/** Above 0: zero means no time-out to Node (requests) and to PostgreSQL (statements). */
const timeoutSeconds = (such: string) =>
  z._default(
    z.string().check(
      z.regex(SECONDS, `must be a number of seconds, such as ${such}`),
      z.refine((text) => !SECONDS.test(text) || Number(text) > 0, { error: `must be above 0, such as ${such}` }),
    ),
    such,
  );

/**
 * An IP address or a network such as 10.0.0.0/8. A number of hops is not accepted, as it does not tell which proxy
 * wrote a header.
 */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Thirteen months, the maximum in the demonstration's privacy policy. */
const RETENTION_DAYS = z._default(
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
  THESAURUS_FILE: z.optional(z.string()),
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
  PAGE_CACHES: z.optional(
    z.string().check(
      z.refine((text) => text.split(',').every((one) => /^https?:\/\/[^\s/]+\/?$/.test(one.trim())), {
        error: 'must be addresses of caches, such as http://10.0.0.5:6081, with commas between them',
      }),
    ),
  ),
  DRAIN_SECONDS: z._default(z.string().check(z.regex(SECONDS, 'must be a number of seconds, such as 5')), '0'),
  DATABASE_SECONDS: timeoutSeconds('10'),
  REQUEST_SECONDS: timeoutSeconds('30'),
  VISIT_DAYS: RETENTION_DAYS,
  CONTACT_DAYS: RETENTION_DAYS,
  LOG_LEVEL: z._default(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'must be silent, fatal, error, warn, info or debug'),
    'warn',
  ),
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, or development for the demonstration'),
    'development',
  ),
  ...SocialEnvironment,
  ...MailEnvironment,
  ...PaymentEnvironment,
});

export interface Settings {
  port: number;
  host: string;
  /** A folder, or `memory://` for a database that ends with the process. */
  dataDir: string;
  /** URL of a PostgreSQL database; null for the embedded one. */
  databaseUrl: string | null;
  signSecret: string;
  /** Public URL without a trailing slash; null to take it from the request. */
  publicUrl: string | null;
  /** True for a store of a former version, whose company was in a file. */
  hasCompanyFile: boolean;
  /** A merchant's own words of the trade. */
  thesaurusFile: string | null;
  /** URL of another API with the same contract, which the storefront uses instead of this one. */
  apiUrl: string | null;
  /** Trusted proxies: addresses or networks, comma-separated. Only their forwarding headers count. */
  trustProxy: string | null;
  /** Shared caches before the store, from which pages are purged when they change. */
  pageCaches: readonly string[];
  /** Time between the stop signal and the shutdown, so that proxies notice it (ms). */
  drainMs: number;
  /** Time-out for a connection to PostgreSQL, and for each statement (ms). */
  databaseTimeoutMs: number;
  /** Time-out for receiving a complete request (ms). */
  requestTimeoutMs: number;
  /** Retention of the visit log, in days. */
  visitDays: number;
  /** Retention of contact forms and guests' live chats, in days. */
  contactDays: number;
  logLevel: string;
  /** False for the demonstration, with its test payment provider, demo member and /dev pages, on this machine only. */
  production: boolean;
  /** Our clients at sign-in providers; outside production a local provider replaces missing ones. */
  social: SocialSettings;
  mail: MailSettings;
  /** Our account at the payment provider; null for no card payments. Always null in the demonstration. */
  stripe: StripeSettings | null;
}

/** Returns the public scheme and host, for links in mails. */
export const originOf = ({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${host}:${port}`;

/** A start-up failure that is reported in one line, without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The demonstration listens on loopback only, as its /dev pages have no sign-in. */
const LOOPBACK = '127.0.0.1';

/** Returns true if this process serves a real store. */
export const isProduction = ({ NODE_ENV }: Record<string, string | undefined> = process.env): boolean =>
  NODE_ENV === 'production';

// A demonstration that others can reach would accept its test card as money.
function refusePublicDemonstration(env: { HOST: string; PUBLIC_URL?: string | undefined }): void {
  const refused = [
    env.HOST !== LOOPBACK && `HOST=${env.HOST}`,
    env.PUBLIC_URL !== undefined && `PUBLIC_URL=${env.PUBLIC_URL}`,
  ].filter((name) => name !== false);
  if (refused.length === 0) return;
  throw new StartFailure(
    `The demonstration is served on ${LOOPBACK} only, so it refuses ${refused.join(' and ')}: unset it, or serve a real store with \`npm run serve\` (NODE_ENV=production).`,
  );
}

/** Reads the environment. Throws a StartFailure that names each invalid variable. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartFailure(`Invalid settings: ${faults.join('; ')}`);
  }
  const env = parsed.data;
  if (Number(env.PORT) > 65_535) throw new StartFailure('Invalid settings: PORT must be a number from 0 to 65535');
  const missing = missingStripeSetting(env);
  if (missing) throw new StartFailure(`Invalid settings: ${missing}`);
  const production = isProduction(env);
  if (!production) refusePublicDemonstration(env);
  return {
    port: Number(env.PORT),
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    signSecret: env.SIGN_SECRET,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    hasCompanyFile: env.COMPANY_FILE !== undefined,
    thesaurusFile: env.THESAURUS_FILE ?? null,
    apiUrl: env.API_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: env.TRUST_PROXY ?? null,
    pageCaches: env.PAGE_CACHES?.split(',').map((address) => address.trim()) ?? [],
    drainMs: Number(env.DRAIN_SECONDS) * 1_000,
    databaseTimeoutMs: Number(env.DATABASE_SECONDS) * 1_000,
    requestTimeoutMs: Number(env.REQUEST_SECONDS) * 1_000,
    visitDays: Number(env.VISIT_DAYS),
    contactDays: Number(env.CONTACT_DAYS),
    logLevel: env.LOG_LEVEL,
    production,
    social: socialSettings(env),
    mail: mailSettings(env),
    stripe: production ? stripeSettings(env) : null,
  };
}

/** Reads the environment as a real store does, whichever way this process was started. */
export const readStoreSettings = (environment: Record<string, string | undefined> = process.env): Settings =>
  readSettings({ ...environment, NODE_ENV: 'production' });

/** Throws a StartFailure if a store in production can neither write letters nor was told to write none. */
export function requireMail(settings: Settings): void {
  if (!settings.production) return;
  const missing = missingForMail(settings);
  if (missing.length === 0) return;
  throw new StartFailure(
    `The store cannot write letters: set ${missing.join(' and ')} (docs/mail.md), or MAIL=off for a store that writes none.`,
  );
}
