import type { Call, Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { isAnsweredOffline } from './offlineOperations.ts';
import type { CatalogueSync } from './CatalogueSync.ts';

/**
 * How long a page waits for the store before it is answered offline. The page is loaded again as soon as the store
 * answers; a store that answers late gets a longer time-out from then on, so that pages do not switch back and forth.
 */
const PATIENCE_MS = 5_000;
/** The time-out while the store has not answered for some time. */
const SHORT_PATIENCE_MS = 400;

/** Another source of stored answers, such as the carts. */
export interface OfflineAnswers {
  keeps(name: OperationName): boolean;
  /** Undefined if there is no stored answer. */
  answer(...callArgs: Parameters<Call>): Promise<unknown>;
}

type Answer = { data: unknown } | { error: unknown };

/** Wraps a call with the offline fallback: the store's own answer, even a refusal, always takes precedence. */
export function withOfflineFallback(
  call: Call,
  sync: CatalogueSync,
  clock: Clock,
  others: OfflineAnswers | null = null,
): Call {
  let patience = PATIENCE_MS;
  const ofStore = (...callArgs: Parameters<Call>): Promise<Answer> =>
    call(...callArgs).then(
      (data) => {
        sync.setServing(false);
        return { data };
      },
      (error: unknown) => {
        if (isFromStore(error)) sync.setServing(false);
        else if (isNoAnswer(error)) patience = PATIENCE_MS;
        return { error };
      },
    );
  const soon = async (answer: Promise<Answer>): Promise<Answer | 'late'> => {
    const waited = sync.isServing ? SHORT_PATIENCE_MS : patience;
    const outcome = await withTimeout(answer, waited, clock).catch((): 'late' => 'late');
    if (outcome === 'late') void answer.then((last) => 'data' in last && (patience = Math.max(patience, 2 * waited)));
    return outcome;
  };
  async function ask(...callArgs: Parameters<Call>): Promise<unknown> {
    const answer = ofStore(...callArgs);
    const source = isAnsweredOffline(callArgs[0]) ? sync : others?.keeps(callArgs[0]) ? others : null;
    if (!source) return dataOrThrow(await answer);
    const outcome = await soon(answer);
    if (outcome !== 'late' && ('data' in outcome || !isNoAnswer(outcome.error))) return dataOrThrow(outcome);
    const offline = await source.answer(...callArgs).catch(toOfflineError);
    if (offline === undefined) return dataOrThrow(await answer);
    sync.setServing(true);
    return offline;
  }
  return ask as Call;
}

function dataOrThrow(answer: Answer): unknown {
  if ('error' in answer) throw answer.error;
  return answer.data;
}

/** The store may have what is not stored here, so "not found" becomes the connection's error. */
function toOfflineError(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

const isFromStore = (error: unknown): boolean => error instanceof ApiError && typeof error.code === 'number';
/** `malformed` counts as offline, as a captive portal (a hotel's Wi-Fi) answers with its sign-in page. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || error.code === 'malformed');
