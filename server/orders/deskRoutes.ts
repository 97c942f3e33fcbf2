import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { CURRENCY } from '../currency.ts';
import { QUOTATION_VALID_DAYS } from '../../shared/constants.ts';
import { answerError, done } from '../plugins/answer.ts';
import { isOwnMachine, ownPage } from '../plugins/ownMachine.ts';
import { readInput } from '../plugins/validation.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { AFTER_SALE_DECISIONS } from '../../shared/contracts/aftersales.ts';
import { QuotationTerms } from '../../shared/contracts/quotationTerms.ts';
import { optionalText, text, wireInt } from '../../shared/contracts/wire.ts';

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

type Parts = Pick<Services, 'orderDesk' | 'inquiryDesk' | 'afterSaleDesk'>;

/** The small clock of development: what the store's people and the days would do to orders, quotations and returns. */
export function deskRoutes(app: FastifyInstance, parts: Parts): void {
  const { orderDesk, inquiryDesk, afterSaleDesk } = parts;
  deskChanges(app, parts);
  app.get(`${CLOCK_PATH}/desk.json`, { errorHandler: answerError }, async (request) => {
    if (!isOwnMachine(request)) throw Refusal.notFound();
    const [orders, inquiries] = [await orderDesk.list(SHOWN), await inquiryDesk.list(SHOWN)];
    const returns = await afterSaleDesk.list(SHOWN);
    return done({ currency: CURRENCY, valid_days: QUOTATION_VALID_DAYS, orders, inquiries, returns });
  });
  ownPage(app, CLOCK_PATH, join(import.meta.dirname, 'desk'));
}

function deskChanges(app: FastifyInstance, { orderDesk, inquiryDesk, afterSaleDesk }: Parts): void {
  const change = (path: string, work: (id: number, body: unknown) => Promise<void>): void => {
    app.post<{ Params: { id: string } }>(
      `${CLOCK_PATH}/${path}`,
      { errorHandler: answerError },
      async (request, reply) => {
        if (!isOwnMachine(request)) return reply.code(404).send();
        const { id } = readInput(Step, request.params) as z.output<typeof Step>;
        await work(id, request.body);
        return done(null);
      },
    );
  };
  change('orders/:id/advance', (id) => orderDesk.advance(id));
  change('inquiries/:id/take', (id) => inquiryDesk.take(id));
  change('inquiries/:id/expire', (id) => inquiryDesk.expire(id));
  change('inquiries/:id/say', (id, body) => inquiryDesk.write(id, (readInput(Saying, body) as z.output<typeof Saying>).message)); // prettier-ignore
  change('inquiries/:id/quote', (id, body) => {
    const {
      valid_days: validDays,
      quoted_at: quotedAt,
      ...said
    } = readInput(Quoting, body) as z.output<typeof Quoting>;
    return inquiryDesk.quote(id, { ...said, validDays, quotedAt });
  });
  change('returns/:id/settle', (id, body) => {
    const { state, answer } = readInput(Settling, body) as z.output<typeof Settling>;
    return afterSaleDesk.settle(id, state, answer);
  });
}
