import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useStores } from '../../stores/context.ts';
import { withMinimumDuration } from '../../stores/withMinimumDuration.ts';
import { Task } from '../../stores/Task.ts';

/**
 * Retries the page's failed reads, or `again`. The progress is shown, also where it fails at once; call it in an
 * observer.
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
