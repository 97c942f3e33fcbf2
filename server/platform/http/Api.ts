import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { shapeOf, type Received, type Reply, type Request } from '../../../shared/contract/contract.ts';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { routeOf, type OperationName, type Route } from '../../../shared/contract/routes.ts';
import { contentHash } from '../idempotency/contentHash.ts';
import type { IdempotencyStore } from '../idempotency/IdempotencyStore.ts';
import type { RunOnce } from '../idempotency/runOnce.ts';
import { answerError, done } from './replies.ts';
import { provenDevice } from './deviceSignature.ts';
import { checkSignature } from './signature.ts';
import { readInput, readReply } from './validation.ts';
import { ResponseCache, decompressed } from '../cache/ResponseCache.ts';
import { DomainError } from '../DomainError.ts';
import { acceptsGzip } from './acceptsGzip.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** `member`: code 5 for a visitor. `anonymous`: the token is not even looked at, as it may be the one that ran out. */
export type Access = 'anyone' | 'member' | 'anonymous';

/** Whatever it writes that must not be there twice it writes in `once`. */
export type Handler<N extends OperationName> = (
  input: Received<N>,
  visitor: Visitor,
  once: RunOnce,
) => Promise<Reply<N>>;

/** A write asks the session's row each time; a read may rest on what is known of it (decision 057). */
export type SessionUse = 'read' | 'write';

export interface ApiParts {
  signSecret: string;
  idempotency: IdempotencyStore;
  /** Whose an access token is, signed for by `device`; throws code 7 for one that is not valid, or whose session ended. */
  readSession(
    token: string,
    device: string | null,
    use: SessionUse,
  ): Promise<{ memberId: string; session: NonNullable<Visitor['session']> }>;
  /** The key of a desktop client. */
  findDevice(id: string): Promise<KeyObject | null>;
}

type Payload = Readonly<Record<string, unknown>>;

interface ServeOptions<N extends OperationName> {
  access?: Access;
  /** Bytes that its body may have, where that is more than usual. */
  bodyLimit?: number;
  /** What an answer that is the same for everybody is called, to be made once and sent as it is; null where it is made anew. */
  responseCacheKey?(input: Received<N>): Promise<string | null>;
}

interface Operation {
  access: Access;
  responseCacheKey(payload: unknown): Promise<string | null>;
  run(payload: unknown, visitor: Visitor): Promise<unknown>;
}

/** The operations of the contract that this server answers, over HTTP and in the process. */
export class Api {
  readonly #app: FastifyInstance;
  readonly #parts: ApiParts;
  readonly #operations = new Map<OperationName, Operation>();
  readonly #ready = new ResponseCache();

  constructor(app: FastifyInstance, parts: ApiParts) {
    this.#app = app;
    this.#parts = parts;
  }

  /** Answers an operation of the contract, checked in both directions. */
  serve<N extends OperationName>(
    name: N,
    handler: Handler<N>,
    { access = 'anyone', bodyLimit, responseCacheKey }: ServeOptions<N> = {},
  ): void {
    const { request, reply } = shapeOf(name);
    const operation: Operation = {
      access,
      responseCacheKey: async (payload) =>
        responseCacheKey ? responseCacheKey(readInput(request, payload) as Received<N>) : null,
      run: async (payload, visitor) => {
        if (access === 'member' && visitor.userId === null) throw new DomainError(Code.signInNeeded);
        const input = readInput(request, payload) as Received<N>;
        return this.#once(name, input, visitor, async (once) =>
          readReply(reply, await handler(input, visitor, once), name),
        );
      },
    };
    this.#operations.set(name, operation);
    this.#route(routeOf(name), operation, bodyLimit);
  }

  /** Runs an operation in the process, as the server's own rendering does; throws a DomainError. */
  async dispatch<N extends OperationName>(name: N, payload: Request<N>, visitor: Visitor): Promise<Reply<N>> {
    const operation = this.#operations.get(name);
    if (!operation) throw DomainError.notFound();
    return (await operation.run(payload, visitor)) as Reply<N>;
  }

  /** True when this server answers the operation; the contract names more than later work has built. */
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
        const asked = { ...payload, ...pathTokens(request) };
        const answer = async (): Promise<Envelope> => done(await operation.run(asked, visitor));
        const name = await operation.responseCacheKey(asked);
        return name === null
          ? answer()
          : sendReady(request, reply, await this.#ready.read(`${route.path} ${name}`, answer));
      },
    });
  }

  async #visitor(request: FastifyRequest, payload: Payload, access: Access, use: SessionUse): Promise<Visitor> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const device = await provenDevice(request, payload, token, (id) => this.#parts.findDevice(id));
    const visitor = { ...visitorOf(request), device };
    if (token === null || access === 'anonymous') return visitor;
    const { memberId: userId, session } = await this.#parts.readSession(token, device, use);
    return { ...visitor, userId, session };
  }

  // One key, one result: the same caller who sends the same again is answered what the first was (D2).
  #once(
    name: OperationName,
    input: unknown,
    visitor: Visitor,
    work: (once: RunOnce) => Promise<unknown>,
  ): Promise<unknown> {
    const { idempotency_key: key } = input as { idempotency_key?: string };
    const request =
      key === undefined ? null : { key, hash: contentHash({ ...(input as object), idempotency_key: key }) };
    return this.#parts.idempotency.once([callerOf(visitor), name], request, work);
  }
}

/** Whose a key is: the member's, else the device's that signed the request. A browser without a key of its own has only the content. */
const callerOf = ({ userId, device }: Visitor): string => userId ?? (device ? `device:${device}` : '');

const sendReady = async (request: FastifyRequest, reply: FastifyReply, answer: Buffer): Promise<FastifyReply> => {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!acceptsGzip(request)) return reply.send(await decompressed(answer));
  return reply.header('content-encoding', 'gzip').send(answer);
};

/** What was signed: the query of a GET or DELETE, the body of the others. */
function payloadOf(request: FastifyRequest, route: Route): Payload {
  const source = route.method === 'GET' || route.method === 'DELETE' ? request.query : request.body;
  return isRecord(source) ? { ...source } : {};
}

const pathTokens = (request: FastifyRequest): object => request.params ?? {};
