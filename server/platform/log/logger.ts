import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../../settings.ts';
import { redactEmails } from './redactEmails.ts';

const SECRET_FIELDS = [
  'password',
  'old_password',
  'code',
  'number',
  'security_code',
  'card_token',
  'verifier',
  'access',
  'refresh',
  'sign',
  'token',
  'authorization',
  'cookie',
];

/** Structured lines on stdout; nothing in them opens an account, or names who has one. */
export function loggerOptions(settings: Pick<Settings, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.logLevel,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers["${field}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      // Without the query, where the signature travels, and without headers, where the token does.
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: redactEmails(request.url.split('?', 1)[0]!),
        ip: request.ip,
      }),
      // A failed query carries its parameters in its message and fields; what they were is the shopper's business.
      err: (error: Error) => ({
        type: error.name,
        message: firstLine(deepest(error).message),
        stack: framesOf(error),
      }),
    },
  };
}

const deepest = (error: Error): Error => (error.cause instanceof Error ? deepest(error.cause) : error);

// A stack begins with the message once more.
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trimStart();
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
