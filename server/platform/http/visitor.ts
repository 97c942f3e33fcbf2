import type { FastifyRequest } from 'fastify';
import { languageFrom, type Language } from '../../../shared/text/languages.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../DomainError.ts';

/** Who asks: everything about the other side that a handler may know. */
export interface Visitor {
  /** The member's id; null for a visitor. */
  userId: string | null;
  /** Which of the member's sessions asks; null where its token does not say. */
  session?: string | null;
  /** The desktop client that signed the request with its own key; null for everybody else. */
  device?: string | null;
  language: Language;
  ip: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2, when a trusted proxy told it. */
  countryIso?: string | null;
}

/** A request's visitor, not signed in: who the member is, only a token says. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    userId: null,
    language: languageFrom(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    countryIso: forwardedCountry(request),
  };
}

/** The member's id, in handlers served with `access: 'member'`. */
export function memberId(visitor: Visitor): string {
  if (visitor.userId === null) throw new DomainError(Code.signInNeeded);
  return visitor.userId;
}

// Anybody can write these headers; they count only when a trusted proxy stands before us (`ips` is then longer than one).
function forwardedCountry(request: FastifyRequest): string | null {
  if ((request.ips?.length ?? 0) < 2) return null;
  const header = request.headers['cf-ipcountry'] ?? request.headers['x-country'];
  return typeof header === 'string' && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
}
