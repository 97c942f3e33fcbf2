import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { SOCIAL_FLOW_MINUTES, SOCIAL_GRANT_MINUTES } from '../../../shared/contract/limits.ts';
import type { Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { languageFrom, type Language } from '../../../shared/text/languages.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { isChallengeOf } from './isChallengeOf.ts';
import type { Identity } from './SocialProvider.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import { socialFlows, socialGrants } from './schema.ts';
import { SharedSecret } from '../../platform/database/SharedSecret.ts';

interface NewFlow {
  provider: Provider;
  challenge: string;
  clientState: string;
  language: Language;
  returnTo: string | null;
}
export interface SocialFlow extends NewFlow {
  /** Our PKCE verifier towards the provider. */
  verifier: string;
  /** Binds the provider's ID token to this flow. */
  nonce: string;
}
export type Grant = Identity & { provider: Provider };

/**
 * Sign-in flows at providers and the grants that result from them. Each is single-use and expires after a few minutes.
 */
export class SocialFlows {
  readonly #db: Database;
  readonly #key: SharedSecret;

  constructor(db: Database) {
    this.#db = db;
    this.#key = new SharedSecret(db, 'social-verifier');
  }

  /** Begins a flow. Returns the state, nonce and PKCE challenge for the provider. */
  async begin(flow: NewFlow): Promise<{ state: string; nonce: string; challenge: string }> {
    const state = random();
    await this.#db
      .insert(socialFlows)
      .values({ ...flow, id: hashSecret(state), expiresAt: inMinutes(SOCIAL_FLOW_MINUTES) });
    const { verifier, nonce } = await this.#secretsOf(state);
    return { state, nonce, challenge: pkceChallenge(verifier) };
  }

  /** Returns the flow of a state and uses it up; null if it is unknown or used. */
  async take(state: string, provider: Provider): Promise<SocialFlow | null> {
    const condition = and(eq(socialFlows.id, hashSecret(state)), eq(socialFlows.provider, provider));
    const [row] = await this.#db.delete(socialFlows).where(condition).returning();
    if (!row || row.expiresAt < new Date()) return null;
    return { ...row, provider, language: languageFrom(row.language), ...(await this.#secretsOf(state)) };
  }

  /** Issues our own code for an identity that a provider confirmed. */
  async grant(provider: Provider, { subject, email, isVerified, name }: Identity, challenge: string): Promise<string> {
    const code = random();
    const grant = { provider, subject, email, isVerified, name: name.slice(0, 60), challenge };
    await this.#db
      .insert(socialGrants)
      .values({ ...grant, id: hashSecret(code), expiresAt: inMinutes(SOCIAL_GRANT_MINUTES) });
    return code;
  }

  /** Returns the grant of a code. A wrong verifier destroys the grant. Throws code 2 if the code is not valid. */
  async read(code: string, verifier: string, provider: Provider): Promise<Grant> {
    const condition = and(eq(socialGrants.id, hashSecret(code)), eq(socialGrants.provider, provider));
    const [row] = await this.#db
      .select()
      .from(socialGrants)
      .where(and(condition, gt(socialGrants.expiresAt, new Date())));
    if (!row) throw new DomainError(Code.notFound);
    if (isChallengeOf(row.challenge, verifier)) return { ...row, provider };
    await this.#db.delete(socialGrants).where(condition);
    throw new DomainError(Code.notFound);
  }

  /** Uses a code up. Of two concurrent requests, only one succeeds. */
  async use(code: string, db: Executor = this.#db): Promise<void> {
    const used = await db
      .delete(socialGrants)
      .where(eq(socialGrants.id, hashSecret(code)))
      .returning();
    if (used.length === 0) throw new DomainError(Code.notFound);
  }

  /** Deletes expired flows and grants. */
  async sweep(): Promise<void> {
    await this.#db.delete(socialFlows).where(lt(socialFlows.expiresAt, new Date()));
    await this.#db.delete(socialGrants).where(lt(socialGrants.expiresAt, new Date()));
  }

  // Derived from the state instead of stored, so that the database alone cannot complete a flow.
  async #secretsOf(state: string): Promise<{ verifier: string; nonce: string }> {
    const key = await this.#key.read();
    const derived = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
    return { verifier: derived(state), nonce: derived(`nonce:${state}`) };
  }
}

const random = (): string => randomBytes(32).toString('base64url');
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
