import type { FastifyRequest } from 'fastify';

/** Named, and not named in order to be refused (RFC 9110, 12.5.3). */
const GZIP_TAKEN = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Whether who asks takes an answer that was compressed beforehand. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  GZIP_TAKEN.test(headers['accept-encoding'] ?? '');
