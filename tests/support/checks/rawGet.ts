import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Requests an address exactly as written; `fetch` would normalise it. */
export function rawGet(host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; location: string | null }>((resolve, reject) => {
    const [hostname, port] = host.split(':');
    // One connection each: a broken one must not be retried.
    const sent = request({ hostname, port, path, headers, agent: false }, (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, body, location: reply.headers.location ?? null }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
