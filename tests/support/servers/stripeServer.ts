import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signedEvent } from '../../../demo/payments/demoPayments.ts';
import { DemoStripe } from '../../../demo/payments/DemoStripe.ts';
import type { ApiReply } from '../../../demo/payments/stripeReplies.ts';
import { WEBHOOK_PATH } from '../../../server/modules/payments/stripe/webhookRoute.ts';

const SECRET = 'whsec_of_the_journeys';

/** Stripe on this machine: its API as the SDK calls it, the hosted page of a payment, and its signed events. */
export interface StripeServer {
  /** The settings of a store that takes cards here. */
  environment: Record<string, string>;
  /** The keys that the API was called with. */
  keys: Set<string>;
  /** Status codes of the answers to events. */
  webhookStatuses: number[];
  close: () => Promise<void>;
}

/** Opens it, for the store at `origin`. */
export async function openStripeServer(storeOrigin: () => string): Promise<StripeServer> {
  const account = new DemoStripe();
  const keys = new Set<string>();
  const webhookStatuses: number[] = [];
  account.onEvent(async (event, session) => {
    const { payload, signature } = signedEvent(event, session, Date.now(), SECRET);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(storeOrigin() + WEBHOOK_PATH, { method: 'POST', body: payload, headers });
    webhookStatuses.push(answer.status);
  });

  const api = async (request: IncomingMessage, url: URL): Promise<ApiReply> => {
    keys.add(String(request.headers.authorization));
    const method = request.method ?? 'GET';
    const params = method === 'GET' ? url.searchParams : new URLSearchParams(await text(request));
    const key = request.headers['idempotency-key'];
    const { status, body } = account.answer(method, url.pathname, params, typeof key === 'string' ? key : null);
    return {
      status,
      body: { ...body, ...(typeof body['url'] === 'string' && { url: `${origin()}/c/pay/${String(body['id'])}` }) },
    };
  };
  const page = async (request: IncomingMessage, id: string, response: ServerResponse): Promise<void> => {
    const session = account.session(id);
    if (!session) return void response.writeHead(404).end();
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const form = session.status === 'open' ? '<form method="post"><button>Pay</button></form>' : '<p>Closed</p>';
      return void response.end(
        `<!doctype html><html lang="en"><title>Stripe</title><link rel="icon" href="data:,"><h1>${session.title}</h1><p>${session.amount} ${session.currency}</p>${form}</html>`,
      );
    }
    if (account.pay(id)) await account.sendEvent('checkout.session.completed', id);
    response.writeHead(303, { location: session.returnUrl }).end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin());
    const [, id] = /^\/c\/pay\/(\w+)$/.exec(url.pathname) ?? [];
    if (id !== undefined) return page(request, id, response);
    const { status, body } = await api(request, url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keys,
    webhookStatuses,
    environment: {
      STRIPE_SECRET_KEY: 'sk_live_of_the_journeys',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: origin(),
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
