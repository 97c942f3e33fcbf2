import { useEffect, useState } from 'react';
import { idleAfterFirstInteraction } from '../../../platform/onFirstInteraction.ts';

/** Becomes true in the browser's idle time after the visitor's first interaction with the page. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void idleAfterFirstInteraction(document).then(() => isMounted && setInteracted(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return hasInteracted;
}
