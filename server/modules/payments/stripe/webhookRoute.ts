import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../../../shared/contract/limits.ts';
import type { Services } from '../../../services.ts';
import { ForgedEvent, ProviderUnavailable } from '../PaymentProvider.ts';

/** The path to which the payment provider sends its events. */
export const WEBHOOK_PATH = `${API_BASE}/payment/webhook/`;

/**
 * The route of the provider's events. Answers 400 to forged and stale ones, and 503 where the provider has to be asked
 * and is away: then it sends the event again.
 */
export function webhookRoute(app: FastifyInstance, { paymentPages }: Pick<Services, 'paymentPages'>): void {
  if (!paymentPages.isOffered) return;
  void app.register(async (scope) => {
    // The signature is one of the bytes, not of the parsed body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(WEBHOOK_PATH, async ({ body, headers, log }, reply) => {
      const signature = headers['stripe-signature'];
      try {
        await paymentPages.receive(body, typeof signature === 'string' ? signature : '');
        return { received: true };
      } catch (error) {
        if (!(error instanceof ForgedEvent) && !(error instanceof ProviderUnavailable)) throw error;
        log.warn({ err: error }, 'an event of the payment provider was not handled');
        return reply.code(error instanceof ForgedEvent ? 400 : 503).send({ received: false });
      }
    });
  });
}
