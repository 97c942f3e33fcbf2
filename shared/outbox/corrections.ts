import { isRecord } from '../json/isRecord.ts';
import type { Payload } from '../signing/requestSignature.ts';

/** Path in the payload -> its new value; null removes a whole line. */
export type Corrections = Readonly<Record<string, string | number | null>>;

/** The text or number at a path such as `contact.mobile` or `lines.2.quantity`; null if there is none. */
export function valueAt(payload: Payload, path: string): string | number | null {
  const fieldValue = path.split('.').reduce<unknown>(step, payload);
  return typeof fieldValue === 'string' || typeof fieldValue === 'number' ? fieldValue : null;
}

/** The payload with the corrections applied; unknown paths are ignored. */
export function applyCorrections(payload: Payload, corrections: Corrections): Payload {
  const copy = JSON.parse(JSON.stringify(payload)) as Record<string, unknown>;
  // From the last line to the first, so that removing one does not shift those still to come.
  const places = Object.keys(corrections).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const path of places) put(copy, path.split('.'), corrections[path] ?? null);
  return copy;
}

function put(payload: Record<string, unknown>, path: string[], value: string | number | null): void {
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<unknown>(step, payload);
  if (Array.isArray(parent) && value === null && Number(last) in parent) parent.splice(Number(last), 1);
  else if (isRecord(parent) && Object.hasOwn(parent, last) && value !== null) parent[last] = value;
}

const step = (from: unknown, key: string): unknown => {
  if (Array.isArray(from)) return from[Number(key)];
  return isRecord(from) && Object.hasOwn(from, key) ? from[key] : undefined;
};
