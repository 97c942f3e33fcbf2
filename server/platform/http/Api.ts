import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { shapeOf, type Received, type Reply, type Request } from '../../../shared/contract/contract.ts';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { routeOf, type OperationName, type Route } from '../../../shared/contract/routes.ts';
import { contentHash } from '../idempotency/contentHash.ts';
import type { IdempotencyStore, Replay } from '../idempotency/IdempotencyStore.ts';
import type { RunOnce } from '../idempotency/runOnce.ts';
import { answerError, successEnvelope } from './replies.ts';
import { verifyDevice } from './deviceSignature.ts';
import { checkSignature } from './signature.ts';
import { readInput, readReply } from './validation.ts';
import { ResponseCache, decompress } from '../cache/ResponseCache.ts';
import { DomainError } from '../DomainError.ts';
import { acceptsGzip } from './acceptsGzip.ts';
import { countedAddress, type RateLimits } from '../rateLimits/RateLimits.ts';
import { ruleOf } from '../rateLimits/rules.ts';
import { provisionalView, withoutListPrices } from './provisional.ts';
import { memberId, visitorOf, type Visitor } from './visitor.ts';

/** `member`: code 5 for a visitor. `anonymous`: the access token is ignored, as it may have expired. */
export type Access = 'anyone' | 'member' | 'anonymous';

/** Handles an operation. Writes that must not happen twice run inside `once`. */
export type Handler<N extends OperationName> = (
  input: Received<N>,
  visitor: Visitor,
  once: RunOnce,
) => Promise<Reply<N>>;

/** A write reads the session's row each time; a read may use the cached session (decision 057). */
export type SessionUse = 'read' | 'write';

export interface ApiParts {
  signSecret: string;
  idempotency: IdempotencyStore;
  limits: Pick<RateLimits, 'take'>;
  /**
   * Returns the session of an access token signed for by `device`. Throws code 7 if the token is invalid or its session
   * has ended.
   */
  readSession(
    token: string,
    device: string | null,
    use: SessionUse,
  ): Promise<{ memberId: string; session: NonNullable<Visitor['session']>; isProvisional: boolean }>;
  /** Returns the public key of a desktop client; null if it is unknown. */
  findDevice(id: string): Promise<KeyObject | null>;
}

type Payload = Readonly<Record<string, unknown>>;

interface ServeOptions<N extends OperationName> {
  access?: Access;
  /** The answer to a repeat with the same idempotency key; by default the first reply. */
  replay?: Replay;
  /** Maximum body size in bytes, if it is above the default. */
  bodyLimit?: number;
  /** The cache key of a response that is the same for every visitor; null if the response must not be cached. */
  responseCacheKey?(input: Received<N>): Promise<string | null>;
}

interface Operation {
  access: Access;
  responseCacheKey(payload: unknown): Promise<string | null>;
  run(payload: unknown, visitor: Visitor): Promise<unknown>;
}

/** Serves the operations of the contract, over HTTP and in the process. */
export class Api {
  readonly #app: FastifyInstance;
  readonly #parts: ApiParts;
  readonly #operations = new Map<OperationName, Operation>();
  readonly #ready = new ResponseCache();

  constructor(app: FastifyInstance, parts: ApiParts) {
    this.#app = app;
    this.#parts = parts;
  }

  /** Registers the handler of an operation. Input and reply are validated against the contract. */
  serve<N extends OperationName>(
    name: N,
    handler: Handler<N>,
    { access = 'anyone', replay, bodyLimit, responseCacheKey }: ServeOptions<N> = {},
  ): void {
    const { request, reply } = shapeOf(name);
    const operation: Operation = {
      access,
      responseCacheKey: async (payload) =>
        responseCacheKey ? responseCacheKey(readInput(request, payload) as Received<N>) : null,
      run: async (payload, caller) => {
        const visitor = provisionalView(name, access === 'member', caller);
        if (access === 'member' && visitor.userId === null) throw new DomainError(Code.signInNeeded);
        const input = readInput(request, payload) as Received<N>;
        const work = async (once: RunOnce): Promise<unknown> => {
          await this.#countRequest(name, visitor);
          const answer = readReply(reply, await handler(input, visitor, once), name);
          return visitor.isProvisional === true ? withoutListPrices(answer) : answer;
        };
        return this.#once([callerOf(visitor), name], input, work, replay);
      },
    };
    this.#operations.set(name, operation);
    this.#route(routeOf(name), operation, bodyLimit);
  }

  /** Runs an operation in the process, for server-side rendering. Throws a DomainError. */
  async dispatch<N extends OperationName>(name: N, payload: Request<N>, visitor: Visitor): Promise<Reply<N>> {
    const operation = this.#operations.get(name);
    if (!operation) throw DomainError.notFound();
    return (await operation.run(payload, visitor)) as Reply<N>;
  }

  /** Returns true if this server implements the operation; the contract also names planned ones. */
  answers(name: OperationName): boolean {
    return this.#operations.has(name);
  }

  #route(route: Route, operation: Operation, bodyLimit: number | undefined): void {
    this.#app.route({
      method: route.method,
      url: `${API_BASE}/${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(bodyLimit !== undefined && { bodyLimit }),
      errorHandler: answerError,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const payload = payloadOf(request, route);
        if (!route.unsigned) checkSignature(payload, this.#parts.signSecret, Date.now());
        const use = route.method === 'GET' ? 'read' : 'write';
        const visitor = await this.#visitor(request, payload, operation.access, use);
        const input = { ...payload, ...pathTokens(request) };
        const answer = async (): Promise<Envelope> => successEnvelope(await operation.run(input, visitor));
        const name = await operation.responseCacheKey(input);
        return name === null
          ? answer()
          : sendReady(request, reply, await this.#ready.read(`${route.path} ${name}`, answer));
      },
    });
  }

  async #visitor(request: FastifyRequest, payload: Payload, access: Access, use: SessionUse): Promise<Visitor> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const device = await verifyDevice(request, payload, token, (id) => this.#parts.findDevice(id));
    const visitor = { ...visitorOf(request), device };
    if (token === null || access === 'anonymous') return visitor;
    const { memberId: userId, session, isProvisional } = await this.#parts.readSession(token, device, use);
    return { ...visitor, userId, session, isProvisional };
  }

  /** Counts a request by the rule of its operation. Throws code 11 if it exceeds the limit. */
  async #countRequest(name: OperationName, visitor: Visitor): Promise<void> {
    const limit = ruleOf(name);
    if (limit?.counted !== 'always') return;
    await this.#parts.limits.take(limit.rule, limit.by === 'member' ? memberId(visitor) : countedAddress(visitor.ip));
  }

  // Runs a request once per idempotency key and scope (D2).
  #once(
    scope: readonly string[],
    input: unknown,
    work: (once: RunOnce) => Promise<unknown>,
    replay: Replay | undefined,
  ): Promise<unknown> {
    const { idempotency_key: key } = input as { idempotency_key?: string };
    const request =
      key === undefined ? null : { key, hash: contentHash({ ...(input as object), idempotency_key: key }) };
    return this.#parts.idempotency.once(scope, request, work, replay);
  }
}

/**
 * Returns the owner of an idempotency key: the member, else the device that signed the request. Anonymous browsers are
 * told apart by content only.
 */
const callerOf = ({ userId, device }: Visitor): string => userId ?? (device ? `device:${device}` : '');

const sendReady = async (request: FastifyRequest, reply: FastifyReply, answer: Buffer): Promise<FastifyReply> => {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!acceptsGzip(request)) return reply.send(await decompress(answer));
  return reply.header('content-encoding', 'gzip').send(answer);
};

/** Returns the signed payload: the query of a GET or DELETE, the body of other methods. */
function payloadOf(request: FastifyRequest, route: Route): Payload {
  const source = route.method === 'GET' || route.method === 'DELETE' ? request.query : request.body;
  return isRecord(source) ? { ...source } : {};
}

const pathTokens = (request: FastifyRequest): object => request.params ?? {};
