import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import { parseFieldError } from '../../../shared/contract/fieldErrors.ts';
import { languageFrom, type Language } from '../../../shared/text/languages.ts';
import { databaseCode, isConnectionError } from '../database/connectionErrors.ts';
import { message } from './errorMessages.ts';
import { FieldError, DomainError } from '../DomainError.ts';

// Clients read the envelope whatever the status is (D2), and browsers log every 4xx as an error of the page. So
// expected failures answer 200; proxies and monitors still see overload and internal errors.
const HTTP_STATUS: Partial<Record<number, number>> = { [Code.tooMany]: 429, [Code.internal]: 500 };

/** SQLSTATE of a number that no column can hold: no such record exists. */
const NUMERIC_OUT_OF_RANGE = '22003';

/** SQLSTATE of a full disk, or of a read-only database, as operators set it before the disk fills. */
const NO_ROOM = /^(?:53100|25006)$/;
const TRY_AGAIN_SECONDS = 5;

/** Returns the envelope of a success. */
export const successEnvelope = (data: unknown): Envelope => ({ code: Code.done, msg: 'ok', data });

/** Returns the envelope of a domain error, with its text in the visitor's language. */
export function refusalEnvelope(refusal: DomainError, language: Language): Envelope {
  const retryAfter = (refusal.data as { retry_after?: number } | null)?.retry_after ?? 0;
  return {
    code: refusal.code,
    msg: message(refusal.messageKey, language, { seconds: retryAfter }),
    data: refusal instanceof FieldError ? { errors: fieldMessages(refusal, language) } : refusal.data,
  };
}

const fieldMessages = (refusal: FieldError, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusal.errors).map(([field, fault]) => {
      const { key, values } = parseFieldError(fault);
      return [field, message(key, language, values)];
    }),
  );

/** Sends any thrown error as an envelope: a domain error as it is, everything else as code 99, and logged. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.send(errorEnvelope(error, request, reply));
}

/** Returns the envelope without sending it, and sets the status and headers of the reply. */
export function errorEnvelope(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Envelope {
  const refusal = domainErrorIn(error);
  if (refusal.code === Code.internal) request.log.error({ err: error }, 'request failed');
  const envelope = refusalEnvelope(refusal, languageFrom(request.headers['accept-language']));
  const retryAfter = (envelope.data as { retry_after?: number } | null)?.retry_after;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply.code(statusOf(refusal, error));
  return envelope;
}

function statusOf({ code }: DomainError, error: Error): number {
  // 503 tells proxies and clients to retry.
  if (code === Code.internal && isConnectionError(error)) return 503;
  return HTTP_STATUS[code] ?? clientStatus(error) ?? 200;
}

/** Maps any thrown error to a domain error. An internal error becomes code 99. */
export function domainErrorIn(error: FastifyError | Error): DomainError {
  if (error instanceof DomainError) return error;
  if (clientStatus(error) !== null) return new FieldError({});
  if (databaseCode(error) === NUMERIC_OUT_OF_RANGE) return DomainError.notFound();
  if (!isConnectionError(error)) return new DomainError(Code.internal);
  const messageKey = NO_ROOM.test(databaseCode(error) ?? '') ? 'noRoom' : undefined;
  return new DomainError(Code.internal, { retry_after: TRY_AGAIN_SECONDS }, messageKey);
}

// Fastify's own request errors: invalid JSON, too large, unsupported media type.
function clientStatus(error: FastifyError | Error): number | null {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : null;
}
