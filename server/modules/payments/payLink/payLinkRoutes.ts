import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSource } from '../../../../shared/web/inlineHashes.ts';
import { type Language, languageFrom, withLanguage } from '../../../../shared/text/languages.ts';
import { PLAIN_PAGE_STYLE, plainPage } from '../../../platform/http/plainPage.ts';
import type { Services } from '../../../services.ts';
import type { LinkedPayment } from '../PaymentPages.ts';
import { PAY_LINK_TEXTS, type PayLinkState } from './payLinkTexts.ts';
import { keyOfPath, payPath } from './payPath.ts';

const POLICY = `default-src 'none'; style-src ${hashSource(PLAIN_PAGE_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Linked = FastifyRequest<{ Params: { link: string } }>;

/**
 * Short addresses of payments, for another browser or a phone's camera: `/pay/…` leads to the payment page, `/pay/…/back`
 * says what became of it. Both need no sign-in, so they show the order's number and nothing else of it.
 */
export function payLinkRoutes(
  app: FastifyInstance,
  { paymentPages, store }: Pick<Services, 'paymentPages' | 'store'>,
): void {
  const answer = (request: Linked, reply: FastifyReply, payment: LinkedPayment | null): FastifyReply =>
    send(request, reply, payment, (language) => store.name(language));
  const find = async (request: Linked): Promise<LinkedPayment | null> => {
    const key = keyOfPath(request.params.link);
    return key === null ? null : paymentPages.linked(key);
  };
  app.get('/pay/:link', async (request: Linked, reply) => {
    const payment = await find(request);
    const url = payment && stateOf(payment) === 'open' ? payment.payment.pageUrl : null;
    return url === null
      ? answer(request, reply, payment)
      : reply.header('cache-control', 'no-store').redirect(url, 303);
  });
  app.get('/pay/:link/back', async (request: Linked, reply) => {
    const payment = await find(request);
    if (!payment) return answer(request, reply, null);
    await paymentPages.refresh(payment.payment.orderId);
    return answer(request, reply, await find(request));
  });
}

function stateOf({ payment, isOrderPaid }: LinkedPayment): PayLinkState {
  if (payment.state === 'pending') return payment.pageUrl === null ? 'closed' : 'open';
  if (payment.state === 'refunded' || (payment.state === 'succeeded' && !isOrderPaid)) return 'returned';
  return payment.state === 'succeeded' ? 'paid' : 'closed';
}

function send(
  request: Linked,
  reply: FastifyReply,
  linked: LinkedPayment | null,
  nameIn: (language: Language) => string,
): FastifyReply {
  const language = languageFrom(request.headers['accept-language']);
  const texts = PAY_LINK_TEXTS[language];
  const state = linked ? stateOf(linked) : 'unknown';
  const { heading, text } = texts[state];
  const order = linked && {
    href: withLanguage(`/userCenter/orderList/${linked.payment.orderId}`, language),
    label: texts.order,
  };
  const links = [
    ...(linked && state === 'open' ? [{ href: payPath(linked.payment.key), label: texts.pay }] : []),
    order ?? { href: withLanguage('/', language), label: texts.home },
  ];
  return reply
    .code(linked ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(
      plainPage(language, {
        store: nameIn(language),
        title: texts.title,
        heading: heading.replace('{{code}}', linked?.code ?? ''),
        text,
        links,
      }),
    );
}
