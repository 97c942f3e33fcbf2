import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Provider } from '../../shared/contract/schemas/signIn/socialProviders.ts';
import { OauthProvider } from '../../server/modules/socialSignIn/OauthProvider.ts';
import { OidcProvider } from '../../server/modules/socialSignIn/OidcProvider.ts';
import type {
  AuthorizationRequest,
  AuthorizationResponse,
  Identity,
  SocialProvider,
} from '../../server/modules/socialSignIn/SocialProvider.ts';
import { LOCAL_CLIENT } from './LocalIdentityServer.ts';

/**
 * The local identity provider as the store's clients see it: at the origin of the request, because a demonstration does
 * not know its own address. Its endpoints are called in the process.
 */
export class LocalProvider implements SocialProvider {
  readonly #provider: Provider;
  readonly #send: CustomFetch;

  constructor(app: FastifyInstance, provider: Provider) {
    this.#provider = provider;
    this.#send = sendTo(app);
  }

  authorizeUrl(request: AuthorizationRequest): Promise<string> {
    return this.#at(new URL(request.redirectUri).origin).authorizeUrl(request);
  }

  exchange(response: AuthorizationResponse): Promise<Identity> {
    return this.#at(response.callback.origin).exchange(response);
  }

  #at(origin: string): SocialProvider {
    const issuer = `${origin}/dev/identity/${this.#provider}`;
    if (this.#provider === 'google') return new OidcProvider({ ...LOCAL_CLIENT, issuer }, this.#send);
    const endpoints = { authorizeUrl: issuer, tokenUrl: `${issuer}/token`, profileUrl: `${issuer}/me` };
    return new OauthProvider({ ...LOCAL_CLIENT, ...endpoints, scope: 'public_profile email' }, this.#send);
  }
}

const sendTo =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address);
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
    });
  };
