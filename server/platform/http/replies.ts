import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import { parseFieldError } from '../../../shared/contract/fieldErrors.ts';
import { languageFrom, type Language } from '../../../shared/text/languages.ts';
import { databaseCode, isConnectionError } from '../database/connectionErrors.ts';
import { message } from './errorMessages.ts';
import { FieldError, DomainError } from '../DomainError.ts';

// Clients read the envelope whatever the status is (D2), and a browser reports every 4xx as an error of the page. So
// what the contract foresees answers 200; proxies and monitors still see overload and our own faults.
const HTTP_STATUS: Partial<Record<number, number>> = { [Code.tooMany]: 429, [Code.internal]: 500 };

/** A number that no column can hold is the number of nothing. */
const NUMERIC_OUT_OF_RANGE = '22003';

/** What it cannot write: its disk is full, or whoever runs it lets it be read only, as they do before it is. */
const NO_ROOM = /^(?:53100|25006)$/;
const TRY_AGAIN_SECONDS = 5;

/** The envelope of a good answer. */
export const done = (data: unknown): Envelope => ({ code: Code.done, msg: 'ok', data });

/** A refusal as the visitor reads it. */
export function refused(refusal: DomainError, language: Language): Envelope {
  const retryAfter = (refusal.data as { retry_after?: number } | null)?.retry_after ?? 0;
  return {
    code: refusal.code,
    msg: message(refusal.says, language, { seconds: retryAfter }),
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

/** Whatever a handler threw, as an envelope: a refusal as it is, everything else hidden behind code 99 and logged. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.send(failed(error, request, reply));
}

/** The same before it is sent: the head of the answer says already what it has to. */
export function failed(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Envelope {
  const refusal = domainErrorIn(error);
  if (refusal.code === Code.internal) request.log.error({ err: error }, 'request failed');
  const envelope = refused(refusal, languageFrom(request.headers['accept-language']));
  const retryAfter = (envelope.data as { retry_after?: number } | null)?.retry_after;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply.code(statusOf(refusal, error));
  return envelope;
}

function statusOf({ code }: DomainError, error: Error): number {
  // Proxies and clients are told to come back.
  if (code === Code.internal && isConnectionError(error)) return 503;
  return HTTP_STATUS[code] ?? clientStatus(error) ?? 200;
}

/** What a visitor is told of whatever was thrown: our own fault is a refusal with code 99. */
export function domainErrorIn(error: FastifyError | Error): DomainError {
  if (error instanceof DomainError) return error;
  if (clientStatus(error) !== null) return new FieldError({});
  if (databaseCode(error) === NUMERIC_OUT_OF_RANGE) return DomainError.notFound();
  if (!isConnectionError(error)) return new DomainError(Code.internal);
  const says = NO_ROOM.test(databaseCode(error) ?? '') ? 'noRoom' : undefined;
  return new DomainError(Code.internal, { retry_after: TRY_AGAIN_SECONDS }, says);
}

// Fastify's own faults of a request: not JSON, too large, of another media type.
function clientStatus(error: FastifyError | Error): number | null {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : null;
}
