import type { Call, Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { isAnsweredOffline } from './offlineOperations.ts';
import type { CatalogueSync } from './CatalogueSync.ts';

/**
 * How long the store is waited for before what is kept is shown; it is shown anew as soon as the store answers. One that
 * answers late is waited for longer from then on: a page that changed to and fro would be worse than a slow one.
 */
const PATIENCE_MS = 5_000;
/** The same while nothing has been heard of the store lately. */
const SHORT_PATIENCE_MS = 400;

/** Something else of which the client keeps what the store last said. */
export interface OfflineAnswers {
  keeps(name: OperationName): boolean;
  /** Undefined where there is nothing to answer with. */
  answer(...asked: Parameters<Call>): Promise<unknown>;
}

type Answer = { data: unknown } | { error: unknown };

/** A call that is answered from the kept catalogue where the store does not answer; what it says itself always counts. */
export function withOfflineFallback(
  call: Call,
  keeper: CatalogueSync,
  clock: Clock,
  others: OfflineAnswers | null = null,
): Call {
  let patience = PATIENCE_MS;
  const ofStore = (...asked: Parameters<Call>): Promise<Answer> =>
    call(...asked).then(
      (data) => {
        keeper.setServing(false);
        return { data };
      },
      (error: unknown) => {
        if (isFromStore(error)) keeper.setServing(false);
        else if (isNoAnswer(error)) patience = PATIENCE_MS;
        return { error };
      },
    );
  const soon = async (answer: Promise<Answer>): Promise<Answer | 'late'> => {
    const waited = keeper.isServing ? SHORT_PATIENCE_MS : patience;
    const outcome = await withTimeout(answer, waited, clock).catch((): 'late' => 'late');
    if (outcome === 'late') void answer.then((last) => 'data' in last && (patience = Math.max(patience, 2 * waited)));
    return outcome;
  };
  async function ask(...asked: Parameters<Call>): Promise<unknown> {
    const answer = ofStore(...asked);
    const source = isAnsweredOffline(asked[0]) ? keeper : others?.keeps(asked[0]) ? others : null;
    if (!source) return taken(await answer);
    const outcome = await soon(answer);
    if (outcome !== 'late' && ('data' in outcome || !isNoAnswer(outcome.error))) return taken(outcome);
    const kept = await source.answer(...asked).catch(orNothing);
    if (kept === undefined) return taken(await answer);
    keeper.setServing(true);
    return kept;
  }
  return ask as Call;
}

function taken(answer: Answer): unknown {
  if ('error' in answer) throw answer.error;
  return answer.data;
}

/** The store may have what is not kept yet; when it cannot be asked, that is what is to be said. */
function orNothing(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

const isFromStore = (error: unknown): boolean => error instanceof ApiError && typeof error.code === 'number';
/** A page that asks to be paid or agreed to, as hotels have it, answers with something, too: `malformed`. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || error.code === 'malformed');
