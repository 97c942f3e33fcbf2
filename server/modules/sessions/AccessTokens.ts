import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database } from '../../platform/database/Database.ts';
import { SharedSecret } from '../../platform/database/SharedSecret.ts';

const ISSUER = 'medstore';

/** The claims of an access token. */
export interface OpenSession {
  memberId: string;
  /** The id of the session it belongs to. */
  session: string;
  /** The device whose signature is required with this token; null for a browser's token. */
  device: string | null;
  /** Hash of the refresh token that it was issued with; null in tokens of older versions. */
  refreshHash: string | null;
  /** The account was provisional when the token was issued; whether it still is, the database knows. */
  wasProvisional: boolean;
}

/** Signs and verifies access tokens. The key is in the database, shared by all instances. */
export class AccessTokens {
  // Not SIGN_SECRET, which is public in the web build.
  readonly #key: SharedSecret;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#key = new SharedSecret(db, 'access-token');
    this.#now = now;
  }

  /** Never call it inside a transaction: the first call reads the key, and the embedded database has one connection. */
  async sign({ memberId, session, device, refreshHash, wasProvisional }: OpenSession): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    return new SignJWT({
      sid: session,
      rth: refreshHash,
      ...(device !== null && { did: device }),
      ...(wasProvisional && { prv: true }),
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(memberId)
      .setIssuedAt(issuedAt)
      .setJti(randomUUID())
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(await this.#key.read());
  }

  /** Verifies a token. Throws code 7 if it has expired, was tampered with, or is from another database. */
  async read(token: string): Promise<OpenSession> {
    // Outside `try`: a database failure does not make the token invalid.
    const key = await this.#key.read();
    const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: new Date(this.#now()) };
    try {
      const { payload } = await jwtVerify(token, key, options);
      const { sub, sid, did, rth, prv } = payload;
      if (sub && typeof sid === 'string')
        return {
          memberId: sub,
          session: sid,
          device: textOrNull(did),
          refreshHash: textOrNull(rth),
          wasProvisional: prv === true,
        };
    } catch {
      // The client reacts to every fault in the same way: it renews the token.
    }
    throw new DomainError(Code.tokenExpired);
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
