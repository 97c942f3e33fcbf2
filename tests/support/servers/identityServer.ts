import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const ALGORITHM = 'ES256';
const KEYS = generateKeyPair(ALGORITHM);

/** A provider's answers. Tests change one field at a time. */
export interface Answers {
  status: number;
  /** Overrides of the discovery document. */
  metadata: object;
  /** Overrides of the ID token's claims; `undefined` leaves a claim out. */
  claims: Record<string, unknown>;
  /** The token endpoint's answer, instead of one with an ID token. */
  token: object | string | null;
  profile: object | string;
  /** Signs the ID token with a key that is not in the provider's list. */
  isForged: boolean;
}

interface ReceivedRequest {
  path: string;
  body: URLSearchParams;
  authorization: string | undefined;
}

/** A provider on a port of this machine: OpenID Connect, or plain OAuth 2 with a profile. It accepts a code once. */
export async function openIdentityServer(changes: Partial<Answers>, nonce: string) {
  const requests: ReceivedRequest[] = [];
  const used = new Set<string | null>();
  const answers: Answers = {
    status: 200,
    metadata: {},
    claims: {},
    token: null,
    profile: {},
    isForged: false,
    ...changes,
  };
  const respond = async (path: string, body: URLSearchParams): Promise<object | string> => {
    if (path === '/.well-known/openid-configuration') return { ...metadataOf(origin), ...answers.metadata };
    if (path === '/jwks') return { keys: [{ ...(await exportJWK((await KEYS).publicKey)), alg: ALGORITHM }] };
    if (path === '/profile') return answers.profile;
    if (used.has(body.get('code'))) return { error: 'invalid_grant' };
    used.add(body.get('code'));
    return (
      answers.token ?? { access_token: 'at', token_type: 'Bearer', id_token: await idToken(origin, nonce, answers) }
    );
  };
  const serve = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const [path, body] = [request.url ?? '', await bodyOf(request)];
    requests.push({ path, body, authorization: request.headers.authorization });
    const answer = await respond(path, body);
    const status = typeof answer === 'object' && 'error' in answer ? 400 : answers.status;
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const server = createServer((request, reply) => {
    void serve(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, close: () => server.close() };
}

const metadataOf = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [ALGORITHM],
});

async function idToken(origin: string, nonce: string, { claims, isForged }: Answers): Promise<string> {
  const { privateKey } = isForged ? await generateKeyPair(ALGORITHM) : await KEYS;
  const now = Math.floor(Date.now() / 1000);
  const good = { iss: origin, aud: 'our-id', sub: '42', iat: now, exp: now + 300, nonce };
  return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: ALGORITHM }).sign(privateKey);
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
