import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useStores } from '../stores/context.ts';
import { withMinimumDuration } from '../stores/withMinimumDuration.ts';
import { Task } from '../stores/Task.ts';

/**
 * Another try at what the page could not read, or at what `again` does. That it is tried is to be seen, also where it
 * fails at once; call it in an observer.
 */
export function useRetry(again?: () => Promise<void>): { isTrying: boolean; retry: () => void } {
  const { revalidate } = useRevalidator();
  const { queries } = useStores();
  const [trying] = useState(() => new Task());
  const retry = (): void => {
    queries.dropInFlight();
    void trying.run(() => withMinimumDuration(again ?? revalidate));
  };
  return { isTrying: trying.isRunning, retry };
}
