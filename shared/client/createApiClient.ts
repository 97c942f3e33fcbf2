import type { Reply } from '../contract/contract.ts';
import { ApiError, Code, type Envelope } from '../contract/envelope.ts';
import type { OperationName } from '../contract/routes.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { prepareCall, type PreparedCall } from './prepareCall.ts';
import type { Call, CancelSignal, ClientPorts, SessionKeeper } from './ports.ts';
import { withAbort } from './timeouts.ts';
import { TokenRefresh } from './TokenRefresh.ts';
import { dataOf, nickNameOf, tokensOf, userOf } from './replies.ts';
import { SignedTransport } from './SignedTransport.ts';

/**
 * The API client for both platforms: over axios in the browser, over Electron's network stack in the desktop's main
 * process. Tokens never reach the caller: a sign-in's reply has `access` and `refresh` blank.
 */
export function createApiClient(ports: ClientPorts): { call: Call; prepare: () => Promise<void> } {
  const wire = new SignedTransport(ports);
  const renewal = new TokenRefresh(ports, wire);

  async function run(
    name: OperationName,
    payload: Payload,
    { signal, owner }: { signal: CancelSignal | null; owner: string | undefined },
  ): Promise<unknown> {
    if (name === 'refreshToken') throw new Error('refreshToken: the client renews tokens by itself');
    const prepared = prepareCall(name, payload);
    if (prepared.route.session === 'end') return signOut(prepared, ports.session, wire);
    const answer = await askAsMember(prepared, signal, owner);
    const data = dataOf(name, answer, ports.check);
    if (prepared.route.session === 'rename') await ports.session.rename(nickNameOf(data));
    return prepared.route.session === 'start' ? signIn(data, ports.session, signal) : data;
  }

  async function askAsMember(
    prepared: PreparedCall,
    signal: CancelSignal | null,
    owner: string | undefined,
  ): Promise<Envelope> {
    const { session, unsigned } = prepared.route;
    const access = session === 'start' || unsigned ? null : await currentAccess(owner);
    const answer = await wire.ask(prepared, access, signal);
    if (answer.code !== Code.tokenExpired || access === null) return answer;

    const newTokens = await renew(access, answer.msg, owner);
    const second = await wire.ask(prepared, newTokens, signal);
    if (second.code === Code.tokenExpired) await renewal.endSession(newTokens, second.msg);
    return second;
  }

  // After a restart the desktop client has only a refresh token: renew first, as a guest's answer would lack prices.
  async function currentAccess(owner: string | undefined): Promise<string | null> {
    const session = await ports.session.read();
    if (owner !== undefined && session?.user_id !== owner) throw new ApiError(Code.signInNeeded);
    return session && session.access === null ? renew(null, '', owner) : (session?.access ?? null);
  }

  // Another member may have signed in meanwhile, and the renewal would return that member's token.
  async function renew(refused: string | null, message: string, owner: string | undefined): Promise<string> {
    const access = await renewal.renew(refused, message);
    if (owner === undefined) return access;
    const current = await ports.session.read();
    if (current?.user_id !== owner || current.access !== access) throw new ApiError(Code.signInNeeded);
    return access;
  }

  return {
    prepare: () => wire.prepare(),
    call: (name, payload, options) => {
      const signal = options?.signal ?? null;
      // `run` returns this operation's data: validated by `ports.check`, or trusted as our own API's.
      return withAbort(run(name, payload, { signal, owner: options?.owner }), signal) as Promise<Reply<typeof name>>;
    },
  };
}

async function signIn(data: unknown, session: SessionKeeper, signal: CancelSignal | null): Promise<unknown> {
  const user = userOf(data);
  const tokens = tokensOf(data);
  // A cancelled sign-in must not sign anyone in.
  if (signal?.aborted) throw new ApiError('cancelled');
  await session.begin(user, tokens);
  return { ...(data as object), ...user, access: '', refresh: '' };
}

/** Ends the session locally at once, without waiting for the server. */
async function signOut(prepared: PreparedCall, session: SessionKeeper, wire: SignedTransport): Promise<null> {
  const tokens = await session.read();
  await session.end('signed-out', '');
  if (!tokens?.refresh) return null;
  const fields = { ...prepared.fields, refresh: tokens.refresh };
  try {
    await wire.ask({ ...prepared, fields }, tokens.access, null);
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
  return null;
}
