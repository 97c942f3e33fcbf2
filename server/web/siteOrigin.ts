import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Scheme and host under which a visitor sees the store: as the settings say, else as he asked. */
export const siteOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl ?? `${protocol}://${host}`;
