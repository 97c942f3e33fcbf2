import type { FastifyRequest } from 'fastify';

/** Matches gzip unless its quality value is 0 (RFC 9110, 12.5.3). */
const GZIP_TAKEN = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Returns true if the client accepts a gzip-compressed response. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  GZIP_TAKEN.test(headers['accept-encoding'] ?? '');
