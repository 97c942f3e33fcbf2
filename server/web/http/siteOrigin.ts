import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

/** Returns the public scheme and host of the store: from the settings, else from the request. */
export const siteOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl ?? `${protocol}://${host}`;
