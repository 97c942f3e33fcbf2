import type { Call, Clock } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/envelope.ts';
import { isKeepable } from './keepable.ts';
import type { CatalogueKeeper } from './CatalogueKeeper.ts';

/** How long the store is waited for before what is kept is shown; it is shown anew as soon as the store answers. */
const PATIENCE_MS = 5_000;
/** The same while nothing has been heard of the store lately. */
const SHORT_PATIENCE_MS = 400;

type Outcome = { data: unknown } | { error: unknown } | 'late';

/** A call that is answered from the kept catalogue where the store does not answer; what it says itself always counts. */
export function throughCatalogue(call: Call, keeper: CatalogueKeeper, clock: Clock): Call {
  async function ask(...asked: Parameters<Call>): Promise<unknown> {
    const answer: Promise<Outcome> = call(...asked).then(
      (data) => {
        keeper.setServing(false);
        return { data };
      },
      (error: unknown) => {
        if (isFromStore(error)) keeper.setServing(false);
        return { error };
      },
    );
    const [name] = asked;
    const outcome = isKeepable(name) ? await soon(answer, keeper.isServing, clock) : await answer;
    if (outcome !== 'late' && 'data' in outcome) return outcome.data;
    if (outcome === 'late' || (isKeepable(name) && isNoAnswer(outcome.error))) {
      const kept = await keeper.answer(...asked).catch((error: unknown) => {
        // The store may have what is not kept yet; when it cannot be asked, that is what is to be said.
        if (error instanceof ApiError) return undefined;
        throw error;
      });
      if (kept !== undefined) {
        keeper.setServing(true);
        return kept;
      }
    }
    const last = await answer;
    if (last !== 'late' && 'data' in last) return last.data;
    throw last === 'late' ? new ApiError('timeout') : last.error;
  }
  return ask as Call;
}

async function soon(answer: Promise<Outcome>, isServing: boolean, clock: Clock): Promise<Outcome> {
  let callOff = (): void => undefined;
  const late = new Promise<Outcome>((resolve) => {
    callOff = clock.after(isServing ? SHORT_PATIENCE_MS : PATIENCE_MS, () => resolve('late'));
  });
  return Promise.race([answer, late]).finally(callOff);
}

const isFromStore = (error: unknown): boolean => error instanceof ApiError && typeof error.code === 'number';
/** A page that asks to be paid or agreed to, as hotels have it, answers with something, too: `malformed`. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || error.code === 'malformed');
