import type { FastifyRequest } from 'fastify';
import { languageFrom, type Language } from '../../../shared/text/languages.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../DomainError.ts';

/** The caller of a request: everything that a handler may know about them. */
export interface Visitor {
  /** The member's id; null if nobody is signed in. */
  userId: string | null;
  /** The id of the member's session; null if the token does not name one. */
  session?: string | null;
  /** True for a member who may only do what guests may, and see their own requests (decision 094). */
  isProvisional?: boolean;
  /** The id of the desktop client that signed the request; null for all others. */
  device?: string | null;
  language: Language;
  ip: string;
  userAgent: string;
  /** Scheme and host that the request came to; absent for pages rendered on the server. */
  origin?: string;
  /** ISO 3166-1 alpha-2; null unless a trusted proxy sent it. */
  countryIso?: string | null;
}

/** Returns the visitor of a request, not signed in: only the access token identifies a member. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    userId: null,
    language: languageFrom(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: `${request.protocol}://${request.host}`,
    countryIso: forwardedCountry(request),
  };
}

/** Returns the member's id, in handlers served with `access: 'member'`. Throws code 5 for a visitor. */
export function memberId(visitor: Visitor): string {
  if (visitor.userId === null) throw new DomainError(Code.signInNeeded);
  return visitor.userId;
}

// Clients can forge these headers; they count only behind a trusted proxy (`ips` then has more than one entry).
function forwardedCountry(request: FastifyRequest): string | null {
  if ((request.ips?.length ?? 0) < 2) return null;
  const header = request.headers['cf-ipcountry'] ?? request.headers['x-country'];
  return typeof header === 'string' && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
}
