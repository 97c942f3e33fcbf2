import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { QUOTATION_VALID_DAYS } from '../../shared/contract/limits.ts';
import { answerError, successEnvelope } from '../../server/platform/http/replies.ts';
import { isLocalRequest, localPage } from '../../server/platform/http/localRequests.ts';
import { readInput } from '../../server/platform/http/validation.ts';
import { DomainError } from '../../server/platform/DomainError.ts';
import type { Services } from '../../server/services.ts';
import { AFTER_SALE_DECISIONS } from '../../shared/contract/schemas/returns.ts';
import { QuotationTerms } from '../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { optionalText, text, wireInt } from '../../shared/contract/wireTypes.ts';

const CLOCK_PATH = '/dev/clock';
const SHOWN = 50;

const Step = z.object({ id: wireInt });
const Quoting = z.object({
  prices: z.array(z.object({ line_id: z.int(), price: z.nullable(z.int().check(z.gte(0))) })).check(z.minLength(1)),
  valid_days: z.int().check(z.gte(1), z.lte(365)),
  message: z.string().check(z.maxLength(2000)),
  quoted_at: z.nullable(z.string()),
  terms: z.optional(z.partial(z.extend(QuotationTerms, { freight: z.nullable(QuotationTerms.shape.freight) }))),
});
const Saying = z.object({ message: text(2000) });

const Settling = z.object({ state: z.enum(AFTER_SALE_DECISIONS), answer: optionalText(2000) });

type Parts = Pick<Services, 'orderFulfilment' | 'staffQuotations' | 'staffReturns' | 'store'>;

/** Development routes that simulate staff and the passing of time for orders, quotations and returns. */
export function staffDeskRoutes(app: FastifyInstance, parts: Parts): void {
  const { orderFulfilment, staffQuotations, staffReturns, store } = parts;
  deskChanges(app, parts);
  app.get(`${CLOCK_PATH}/desk.json`, { errorHandler: answerError }, async (request) => {
    if (!isLocalRequest(request)) throw DomainError.notFound();
    const [orders, inquiries] = [await orderFulfilment.list(SHOWN), await staffQuotations.list(SHOWN)];
    const returns = await staffReturns.list(SHOWN);
    return successEnvelope({ currency: store.currency, valid_days: QUOTATION_VALID_DAYS, orders, inquiries, returns });
  });
  localPage(app, CLOCK_PATH, join(import.meta.dirname, 'page'));
}

function deskChanges(app: FastifyInstance, { orderFulfilment, staffQuotations, staffReturns }: Parts): void {
  const change = (path: string, work: (id: number, body: unknown) => Promise<unknown>): void => {
    app.post<{ Params: { id: string } }>(
      `${CLOCK_PATH}/${path}`,
      { errorHandler: answerError },
      async (request, reply) => {
        if (!isLocalRequest(request)) return reply.code(404).send();
        const { id } = readInput(Step, request.params) as z.output<typeof Step>;
        await work(id, request.body);
        return successEnvelope(null);
      },
    );
  };
  change('orders/:id/advance', (id) => orderFulfilment.advance(id));
  change('inquiries/:id/take', (id) => staffQuotations.take(id));
  change('inquiries/:id/expire', (id) => staffQuotations.expire(id));
  change('inquiries/:id/say', (id, body) =>
    staffQuotations.write(id, (readInput(Saying, body) as z.output<typeof Saying>).message),
  );
  change('inquiries/:id/quote', (id, body) => {
    const {
      valid_days: validDays,
      quoted_at: quotedAt,
      ...input
    } = readInput(Quoting, body) as z.output<typeof Quoting>;
    return staffQuotations.quote(id, { ...input, validDays, quotedAt });
  });
  change('returns/:id/settle', (id, body) => {
    const { state, answer } = readInput(Settling, body) as z.output<typeof Settling>;
    return staffReturns.settle(id, state, answer);
  });
}
