import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from '../../shared/text/languages.ts';
import { answerError, failed } from '../platform/http/replies.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { errorPage } from './errorPage.ts';

/**
 * Whatever goes wrong beside the API's operations, as with maps and documents. Fastify's own answer repeats what the error
 * says, and a query that failed says itself and all that was asked with it.
 */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return answerError(error, request, reply);
  failed(error, request, reply);
  const nonce = randomBytes(16).toString('base64');
  void reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy(nonce, null) })
    .send(errorPage(languageFrom(request.headers['accept-language']), nonce));
}
