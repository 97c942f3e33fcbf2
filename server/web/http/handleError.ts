import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from '../../../shared/text/languages.ts';
import { answerError, errorEnvelope } from '../../platform/http/replies.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { ERROR_PAGE_INLINE, errorPage } from './errorPage.ts';

/**
 * Handles errors outside the API's operations, such as in sitemaps and documents. Fastify's default answer would reveal
 * the error's message, which for a failed query contains the SQL and its parameters.
 */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return answerError(error, request, reply);
  errorEnvelope(error, request, reply);
  void reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ inline: ERROR_PAGE_INLINE }),
    })
    .send(errorPage(languageFrom(request.headers['accept-language'])));
}
