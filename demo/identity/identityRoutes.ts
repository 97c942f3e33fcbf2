import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalRequest } from '../../server/platform/http/localRequests.ts';
import { DEMO_MEMBER } from '../../server/modules/company/demoAccount.ts';
import { escapeHtml } from '../../server/platform/mail/escapeHtml.ts';
import type { LocalIdentityServer } from './LocalIdentityServer.ts';
import type { Identity } from '../../server/modules/socialSignIn/SocialProvider.ts';

// `form-action` also applies to redirects: back to the store, or to a client's loopback listener.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://127.0.0.1:*";
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:28em;margin:3em auto;padding:0 1em}a,button{display:block;box-sizing:border-box;width:100%;min-height:44px;margin:.5em 0;padding:.6em 1em;border:1px solid #777;border-radius:8px;background:#fff;color:#111;font:inherit;text-align:left;text-decoration:none}label{display:block;margin:.5em 0}input{display:block;box-sizing:border-box;width:100%;min-height:44px;font:inherit}';

interface Asking {
  state?: string;
  nonce?: string;
  code_challenge?: string;
  redirect_uri?: string;
  who?: string;
  name?: string;
  email?: string;
}

/** People of the demonstration; for `away` the provider fails. */
const DEMO: Record<string, { label: string; identity: Identity | null }> = {
  nina: person('Nina Novak', 'nina.novak@example.com'),
  member: person(DEMO_MEMBER.nickName, DEMO_MEMBER.email),
  silent: person('Sam Silent', ''),
  away: { label: 'Somebody at whom the provider fails', identity: null },
};

/** The local identity provider, on this machine only: consent page, discovery document, keys, tokens and profiles. */
export function identityRoutes(app: FastifyInstance, local: LocalIdentityServer): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request)) return reply.code(404).send();
      reply.header('cache-control', 'no-store');
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    consentRoutes(scope, local);
    protocolRoutes(scope, local);
  });
}

function consentRoutes(app: FastifyInstance, local: LocalIdentityServer): void {
  app.get<{ Querystring: Asking }>(local.path, async (request, reply) => {
    if (!isOurs(request, local)) return reply.code(404).send();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(pageOf(local, request.query));
  });
  app.get<{ Querystring: Asking }>(`${local.path}/answer`, async (request, reply) => {
    const { query } = request;
    if (!isOurs(request, local)) return reply.code(404).send();
    const back = new URL(query.redirect_uri ?? '');
    const redirectUri = back.origin + back.pathname;
    back.searchParams.set('state', query.state ?? '');
    if (query.who === 'nobody') back.searchParams.set('error', 'access_denied');
    else {
      const { nonce = '', code_challenge: challenge = '' } = query;
      back.searchParams.set('code', local.agree({ identity: identityFrom(query), nonce, challenge, redirectUri }));
    }
    return reply.redirect(back.href, 302);
  });
}

function protocolRoutes(app: FastifyInstance, local: LocalIdentityServer): void {
  app.get(`${local.path}/.well-known/openid-configuration`, async (request) => local.metadata(originOf(request)));
  app.get(`${local.path}/jwks`, async () => local.jwks());
  app.post<{ Body: URLSearchParams }>(`${local.path}/token`, async (request, reply) => {
    const answer = await local.token(originOf(request), request.body);
    return answer ?? reply.code(400).send({ error: 'invalid_grant' });
  });
  app.get(`${local.path}/me`, async ({ headers }, reply) => {
    const profile = local.profile(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
    return profile ?? reply.code(401).send({ error: 'invalid_token' });
  });
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

// Accepts only registered redirect URLs, as real providers do.
const isOurs = (request: FastifyRequest<{ Querystring: Asking }>, { provider }: LocalIdentityServer): boolean =>
  URL.parse(request.query.redirect_uri ?? '')?.pathname === `/api/auth/${provider}/callback` &&
  URL.parse(request.query.redirect_uri ?? '')?.host === request.host;

function identityFrom({ who: account = '', name = '', email = '' }: Asking): Identity | null {
  const demo = DEMO[account];
  if (demo) return demo.identity;
  return person(name || 'Somebody', email.trim().toLowerCase()).identity;
}

function person(name: string, email: string): { label: string; identity: Identity } {
  const subject = `local-${email || name}`;
  return {
    label: email ? `${name}, ${email}` : `${name}, without an e-mail`,
    identity: { subject, email, isVerified: email !== '', name },
  };
}

function pageOf(
  { provider, path }: LocalIdentityServer,
  { state = '', nonce = '', code_challenge = '', redirect_uri = '' }: Asking,
): string {
  const authorizationRequest = { state, nonce, code_challenge, redirect_uri };
  const href = (account: string): string =>
    escapeHtml(`${path}/answer?${new URLSearchParams({ ...authorizationRequest, who: account }).toString()}`);
  const links = Object.entries(DEMO).map(
    ([account, { label }]) => `<a href="${href(account)}">${escapeHtml(label)}</a>`,
  );
  const hidden = Object.entries(authorizationRequest).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stand-in for ${provider}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>Stand-in for ${provider}</h1><p>For development and tests. Who are you?</p>${links.join('')}<form action="${path}/answer">${hidden.join('')}<label>Name <input name="name"></label><label>E-mail <input name="email"></label><button>Continue as this person</button></form><a href="${href('nobody')}">Cancel</a></main></body></html>`;
}
