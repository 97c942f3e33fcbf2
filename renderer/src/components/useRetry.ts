import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { seen } from '../stores/seen.ts';
import { Task } from '../stores/Task.ts';

/** Another try at what the page could not read. That it is tried is to be seen, also where it fails at once; call it in an observer. */
export function useRetry(): { isTrying: boolean; retry: () => void } {
  const { revalidate } = useRevalidator();
  const [trying] = useState(() => new Task());
  return { isTrying: trying.isRunning, retry: () => void trying.run(() => seen(revalidate)) };
}
