import type { z } from 'zod/mini';
import { FieldRefusal } from '../refusal.ts';

/** The payload as the contract has it; throws code 1 with a message key for each field that does not fit. */
export function readInput(schema: z.ZodMiniType, payload: unknown): unknown {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    // The first thing that is wrong with a field is what its reader is told.
    errors[issue.path.join('.')] ??= valueAt(payload, issue.path) === undefined ? 'required' : issue.message;
  }
  throw new FieldRefusal(errors);
}

/** The reply as the contract has it, without fields it does not know; a reply that does not fit is our own fault. */
export function readReply(schema: z.ZodMiniType, reply: unknown, name: string): unknown {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
  throw new Error(`The reply of ${name} does not fit the contract: ${faults}`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
