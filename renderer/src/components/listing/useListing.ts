import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Listing } from './loadListing.ts';

/** A page's list: as its loader answered, or as it was read behind the first frame since. */
export function useListing<T extends Listing | null>(loaded: T): T | Listing {
  const [read, setRead] = useState<{ after: Listing; listing: Listing } | null>(null);
  const { revalidate } = useRevalidator();
  // The loader runs again, waits this time, and reports the failure.
  const runLoaderAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let isShown = true;
    loaded?.reading?.then(
      (listing) => isShown && setRead({ after: loaded, listing }),
      () => isShown && runLoaderAgain(),
    );
    return () => {
      isShown = false;
    };
  }, [loaded]);
  return read && read.after === loaded ? read.listing : loaded;
}
