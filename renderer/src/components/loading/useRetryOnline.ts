import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';

/** Reads again once the connection is back, where its loss was the error. */
export function useRetryOnline(error: ApiError | null | undefined, retry: () => unknown): void {
  const { ui } = useStores();
  const code = error?.code;
  useEffect(() => {
    if (code !== 'offline') return;
    return reaction(
      () => ui.isOnline,
      (isOnline) => void (isOnline && retry()),
    );
  }, [ui, code, retry]);
}
