import type { z } from 'zod/mini';
import { FieldError } from '../DomainError.ts';

/** The payload as the contract has it; throws code 1 with a message key for each field that does not fit. */
export function readInput(schema: z.ZodMiniType, payload: unknown): unknown {
  const parsed = schema.safeParse(payload);
  if (parsed.success) {
    const broken = brokenText(parsed.data);
    if (broken !== null) throw new FieldError({ [broken]: 'invalid' });
    return parsed.data;
  }
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    // The first thing that is wrong with a field is what its reader is told.
    errors[issue.path.join('.')] ??= valueAt(payload, issue.path) === undefined ? 'required' : issue.message;
  }
  throw new FieldError(errors);
}

/** The reply as the contract has it, without fields it does not know; a reply that does not fit is our own fault. */
export function readReply(schema: z.ZodMiniType, reply: unknown, name: string): unknown {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
  throw new Error(`The reply of ${name} does not fit the contract: ${faults}`);
}

/** Where there is a text that no database keeps: with the character zero, or half of one. What is read is never deep. */
export function brokenText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const broken = brokenText(inner, path === '' ? key : `${path}.${key}`);
    if (broken !== null) return broken;
  }
  return null;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
