import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../../settings.ts';
import { redactEmails } from './redactEmails.ts';

const SECRET_FIELDS = [
  'password',
  'old_password',
  'code',
  'verifier',
  'access',
  'refresh',
  'sign',
  'token',
  'authorization',
  'cookie',
  'stripe-signature',
];

/** Options for structured log lines on stdout, with secrets and members' addresses redacted. */
export function loggerOptions(settings: Pick<Settings, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.logLevel,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers["${field}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      // Omit the query, which carries the signature, and the headers, which carry the token.
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: redactEmails(request.url.split('?', 1)[0]!),
        ip: request.ip,
      }),
      // A failed query has its parameters, which may be personal data, in its message and fields.
      err: (error: Error) => ({
        type: error.name,
        message: firstLine(deepest(error).message),
        stack: framesOf(error),
      }),
    },
  };
}

const deepest = (error: Error): Error => (error.cause instanceof Error ? deepest(error.cause) : error);

// A stack begins by repeating the message; keep only the frames.
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trimStart();
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
