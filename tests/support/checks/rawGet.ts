import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks for an address exactly as it is written: `fetch` would tidy it up first. */
export function rawGet(host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; location: string | null }>((resolve, reject) => {
    const [hostname, port] = host.split(':');
    // Each by a line of its own: one that was cut is not asked again.
    const asked = request({ hostname, port, path, headers, agent: false }, (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, body, location: reply.headers.location ?? null }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
