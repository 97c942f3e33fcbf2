import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** What no page of ours needs, and nothing that gets into one shall have; names that a browser does not know it complains of. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');
/** Pictures are shown by the desktop client, too, whose pages are of another origin. */
const FOR_OTHERS = /^\/(media|img)\//;

/** Said with every answer, errors included. Whoever once came over https does not come otherwise for a year. */
export function safetyHeaders(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const isSafeSite = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': FOR_OTHERS.test(request.url) ? 'cross-origin' : 'same-origin',
      'permissions-policy': PERMISSIONS,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (isSafeSite || request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  });
}
