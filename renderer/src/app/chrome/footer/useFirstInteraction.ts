import { useEffect, useState } from 'react';
import { onFirstInteraction } from '../../../platform/onFirstInteraction.ts';

/** Becomes true at the visitor's first interaction with the page. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void onFirstInteraction(document).then(() => isMounted && setInteracted(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return hasInteracted;
}
