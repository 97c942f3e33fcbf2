import { useState } from 'react';
import type { Framed } from '../../routing/firstFrame.ts';
import { useFirstFrame } from '../loading/useFirstFrame.ts';
import type { Listing } from './loadListing.ts';

/** A page's list: as its loader answered, or failed to be read behind the first frame since. */
export function useListing<T extends Framed<Listing> | null>(loaded: T): T | Listing {
  const [failed, setFailed] = useState<{ after: Listing; listing: Listing } | null>(null);
  // The products themselves are shown as soon as they are in the store.
  useFirstFrame<Listing>(loaded?.behind, (listing) => {
    if (loaded && listing.failure) setFailed({ after: loaded, listing });
  });
  return failed && failed.after === loaded ? failed.listing : loaded;
}
