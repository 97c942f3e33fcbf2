import type { FastifyInstance } from 'fastify';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { LOGO_FOLDER } from '../company/logo.ts';
import { allowCrossOriginEmbedding } from '../../platform/http/securityHeaders.ts';
import { noPicture } from './noPicture.ts';

/** The merchant's logo. Its name changes with its content. */
export function logoRoute(app: FastifyInstance, store: Pick<LiveSettings, 'logo'>): void {
  app.get<{ Params: { name: string } }>(`${LOGO_FOLDER}:name`, (request, reply) => {
    const { logo } = store;
    if (!logo || logo.path !== LOGO_FOLDER + request.params.name) return noPicture(reply);
    return (
      allowCrossOriginEmbedding(reply)
        .type(logo.type)
        // A drawing that is opened by itself runs nothing.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(logo.content)
    );
  });
}
