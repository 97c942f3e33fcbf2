import { routeOf, type OperationName, type Route } from '../contract/routes.ts';
import type { Payload } from '../signing/requestSignature.ts';

/** A call whose address is known: what is left of the payload is what gets signed and sent. */
export interface PreparedCall {
  name: OperationName;
  route: Route;
  path: string;
  fields: Payload;
}

/** Takes path tokens out of the payload into the path, and drops what is never sent (S7, D2). */
export function prepareCall(name: OperationName, payload: Payload): PreparedCall {
  const route = routeOf(name);
  const taken = new Set(['sign', 'tm']);
  const path = route.path.replace(/\{(\w+)\}/g, (_token, key: string) => {
    taken.add(key);
    return pathSegment(name, key, payload[key]);
  });
  // The time stamp is asked with a `tm` of its own, by which the server may tell how far apart the clocks are.
  if (route.unsigned) taken.delete('tm');
  const sent = Object.entries(payload).filter(
    ([key, value]) => !taken.has(key) && value !== undefined && value !== null,
  );
  return { name, route, path, fields: Object.fromEntries(sent) };
}

// A segment of dots would climb to another operation's address, and no encoding keeps it from doing so.
function pathSegment(name: OperationName, key: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || /^\.+$/.test(text)) throw new Error(`${name}: the payload has no usable "${key}" for the path`);
  return encodeURIComponent(text);
}
