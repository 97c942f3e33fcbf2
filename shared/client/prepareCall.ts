import { routeOf, type OperationName, type Route } from '../contract/routes.ts';
import type { Payload } from '../signing/requestSignature.ts';

/** A call with its address; the rest of the payload is signed and sent. */
export interface PreparedCall {
  name: OperationName;
  route: Route;
  path: string;
  fields: Payload;
}

/** Moves path parameters from the payload into the path, and drops values that are never sent (S7, D2). */
export function prepareCall(name: OperationName, payload: Payload): PreparedCall {
  const route = routeOf(name);
  const usedNames = new Set(['sign', 'tm']);
  const path = route.path.replace(/\{(\w+)\}/g, (_token, key: string) => {
    usedNames.add(key);
    return pathSegment(name, key, payload[key]);
  });
  // The time stamp is asked with a `tm` of the client's own, from which the server can tell the clock skew.
  if (route.unsigned) usedNames.delete('tm');
  const sent = Object.entries(payload).filter(
    ([key, value]) => !usedNames.has(key) && value !== undefined && value !== null,
  );
  return { name, route, path, fields: Object.fromEntries(sent) };
}

// Rejects `.` and `..`: they would resolve to another operation's address even if encoded.
function pathSegment(name: OperationName, key: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || /^\.+$/.test(text)) throw new Error(`${name}: the payload has no usable "${key}" for the path`);
  return encodeURIComponent(text);
}
