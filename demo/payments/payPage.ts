import type { FastifyInstance, FastifyReply } from 'fastify';
import { moneyFormat } from '../../shared/money/moneyFormat.ts';
import { isLocalRequest } from '../../server/platform/http/localRequests.ts';
import { escapeHtml } from '../../server/platform/mail/escapeHtml.ts';
import type { DemoStripe } from './DemoStripe.ts';
import type { DemoSession } from './stripeReplies.ts';

const PAY_PATH = '/dev/pay';
/** How late the event of a slow payment is. */
const SLOW_MS = 20_000;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30em;margin:3em auto;padding:0 1em;color:#111;background:#fff}a,button{display:block;box-sizing:border-box;width:100%;min-height:44px;margin:.5em 0;padding:.6em 1em;border:1px solid #777;border-radius:8px;background:#fff;color:#111;font:inherit;text-align:left;text-decoration:none}button.main{background:#0b6e8a;border-color:#0b6e8a;color:#fff}h1{font-size:1.4em}.total{font-size:1.6em;font-weight:600}';

type Act = 'pay' | 'decline' | 'bank' | 'confirm' | 'twice' | 'slow' | 'less' | 'expire';

const ACTS: readonly (readonly [Act, string])[] = [
  ['pay', 'Pay'],
  ['bank', 'Pay with a card whose bank asks first'],
  ['decline', 'Pay with a card that is declined'],
  ['twice', 'Pay, and send the event twice'],
  ['slow', 'Pay, and send the event 20 seconds late'],
  ['less', 'Pay one dollar less than asked'],
  ['expire', 'Let this page expire'],
];

/** The hosted payment page of the demonstration, on this machine only: what a buyer can do at the provider. */
export function payPage(app: FastifyInstance, stripe: DemoStripe): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request)) return reply.code(404).send();
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null, null));
    scope.get<{ Params: { id: string } }>(`${PAY_PATH}/:id`, async ({ params }, reply) => {
      const session = stripe.session(params.id);
      return session ? send(reply, pageOf(session)) : reply.code(404).send();
    });
    scope.post<{ Params: { id: string; act: Act } }>(`${PAY_PATH}/:id/:act`, async ({ params }, reply) => {
      const session = stripe.session(params.id);
      if (!session) return reply.code(404).send();
      return run(stripe, session, params.act, reply);
    });
  });
}

async function run(stripe: DemoStripe, session: DemoSession, act: Act, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = session;
  if (act === 'decline') return send(reply, pageOf(session, 'The card was declined. Nothing was charged.'));
  if (act === 'bank') return send(reply, bankOf(session));
  if (act === 'expire') {
    stripe.expire(id);
    await stripe.sendEvent('checkout.session.expired', id);
    return send(reply, pageOf(session));
  }
  if (!stripe.pay(id, act === 'less' ? session.amount - 100 : undefined)) return send(reply, pageOf(session));
  const complete = (): Promise<void> => stripe.sendEvent('checkout.session.completed', id);
  if (act === 'slow') setTimeout(() => void complete(), SLOW_MS).unref();
  else await complete();
  if (act === 'twice') await complete();
  return reply.redirect(session.returnUrl, 303);
}

const send = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test payment</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><p>Demonstration: no money is taken, and no card is asked for.</p>${body}</main></body></html>`,
    );

function pageOf(session: DemoSession, notice = ''): string {
  const back = `<a href="${escapeHtml(session.returnUrl)}">Back to the store</a>`;
  if (session.status === 'expired') return `<h1>This page has expired</h1><p>Nothing was charged.</p>${back}`;
  if (session.status === 'complete') return `<h1>This is paid already</h1><p>Nothing more is charged.</p>${back}`;
  return `<h1>${escapeHtml(session.title)}</h1><p class="total">${totalOf(session)}</p>${
    notice && `<p role="alert">${notice}</p>`
  }${ACTS.map(([act, label]) => button(session, act, label)).join('')}${back}`;
}

const bankOf = (session: DemoSession): string =>
  `<h1>Your bank asks: do you pay ${totalOf(session)}?</h1>${button(session, 'confirm', 'Confirm')}${button(session, 'decline', 'Reject')}`;

const button = ({ id }: DemoSession, act: Act, label: string): string =>
  `<form method="post" action="${PAY_PATH}/${id}/${act}"><button${act === 'pay' || act === 'confirm' ? ' class="main"' : ''}>${label}</button></form>`;

const totalOf = ({ amount, currency }: DemoSession): string => moneyFormat('en', currency).format(amount / 100);
