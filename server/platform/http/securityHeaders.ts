import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../settings.ts';

/** What no page of ours needs, and nothing that gets into one shall have; names that a browser does not know it complains of. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Pictures are shown by the desktop client, too, whose pages are of another origin. */
const FOR_OTHERS = /^\/(media|img)\//;

/** Said with every answer, errors included. Whoever once came over https does not come otherwise for a year. */
export function securityHeaders(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const isSafeSite = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      ...OF_DOCUMENTS,
      'cross-origin-resource-policy': FOR_OTHERS.test(request.url) ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (isSafeSite || request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/**
 * For scripts, styles and pictures, of which a page has some thirty: what a browser heeds at documents alone is left
 * out, more than a quarter of a kilobyte each.
 */
export function allowCrossOriginEmbedding(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(OF_DOCUMENTS)) void reply.removeHeader(name);
  return reply;
}
