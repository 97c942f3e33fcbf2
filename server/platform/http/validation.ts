import type { z } from 'zod/mini';
import type { FieldFault } from '../../../shared/contract/fieldErrors.ts';
import { FieldError } from '../DomainError.ts';
import { fieldFault } from './errorMessages.ts';

/** Validates a payload against the contract. Throws code 1 with a message key for each invalid field. */
export function readInput(schema: z.ZodMiniType, payload: unknown): unknown {
  const parsed = schema.safeParse(payload);
  if (parsed.success) {
    const brokenPath = findUnstorableText(parsed.data);
    if (brokenPath !== null) throw new FieldError({ [brokenPath]: 'invalid' });
    return parsed.data;
  }
  const errors: Record<string, FieldFault> = {};
  for (const issue of parsed.error.issues) {
    // Keep the first error of each field.
    errors[issue.path.join('.')] ??=
      valueAt(payload, issue.path) === undefined ? 'required' : fieldFault(issue.message);
  }
  throw new FieldError(errors);
}

/** Validates a reply against the contract and strips unknown fields. A mismatch is an internal error. */
export function readReply(schema: z.ZodMiniType, reply: unknown, name: string): unknown {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
  throw new Error(`The reply of ${name} violates the contract: ${faults}`);
}

/**
 * Returns the path of a text that PostgreSQL cannot store (NUL character or lone surrogate), else null. Recursion is
 * safe, as `jsonBody` limits the depth.
 */
export function findUnstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const brokenPath = findUnstorableText(inner, path === '' ? key : `${path}.${key}`);
    if (brokenPath !== null) return brokenPath;
  }
  return null;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
