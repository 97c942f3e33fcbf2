import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Behind } from '../../routing/firstFrame.ts';

/** Follows the read behind a page's first frame: the loader runs again and reports a failure. */
export function useFirstFrame<Data>(behind: Behind<Data> | undefined, onRead?: (data: Data) => void): void {
  const { revalidate } = useRevalidator();
  const notify = useEffectEvent((data: Data) => onRead?.(data));
  const runLoaderAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let isShown = true;
    behind?.reading.then(
      (data) => isShown && notify(data),
      () => {
        if (!isShown) return;
        behind.reportFailure();
        runLoaderAgain();
      },
    );
    return () => {
      isShown = false;
    };
  }, [behind]);
}
