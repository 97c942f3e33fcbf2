import type { User } from '../contract/schemas/signIn/sessions.ts';
import { ApiError, Code, type Envelope } from '../contract/envelope.ts';
import type { OperationName } from '../contract/routes.ts';
import type { ClientPorts } from './ports.ts';

/** `data` of a successful answer, validated if schemas are loaded; throws ApiError for any other answer. */
export function dataOf(name: OperationName, answer: Envelope, check: ClientPorts['check']): unknown {
  if (answer.code !== Code.done) throw new ApiError(answer.code, answer.msg, answer.data);
  try {
    return check ? check(name, answer.data) : answer.data;
  } catch {
    throw new ApiError('malformed');
  }
}

// The client itself depends on these fields, so they are validated even without schemas; each throws `malformed`.

/** The server's time, in milliseconds since 1970. */
export function timeOf(data: unknown): number {
  const { time } = record(data);
  if (typeof time !== 'number' || !Number.isFinite(time)) throw new ApiError('malformed');
  return time;
}

/** The two tokens of a sign-in or a renewal. */
export const tokensOf = (data: unknown): { access: string; refresh: string } => ({
  access: filledText(data, 'access'),
  refresh: filledText(data, 'refresh'),
});

/** The member in a sign-in's reply. */
export function userOf(data: unknown): User & { email: string } {
  const { nick_name, email } = record(data);
  if (typeof nick_name !== 'string' || typeof email !== 'string') throw new ApiError('malformed');
  return { user_id: filledText(data, 'user_id'), nick_name, email };
}

/** The member's new name. */
export const nickNameOf = (data: unknown): string => filledText(data, 'nick_name');

function filledText(data: unknown, key: string): string {
  const value = record(data)[key];
  if (typeof value !== 'string' || value === '') throw new ApiError('malformed');
  return value;
}

function record(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) throw new ApiError('malformed');
  return { ...data };
}
