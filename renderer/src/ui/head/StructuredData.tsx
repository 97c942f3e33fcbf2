import type { AddressOf, Thing } from '../../seo/Thing.ts';
import { type Site, useSite, useAddress } from './Head.tsx';

interface StructuredDataProps {
  of: (site: Site, addressOf: AddressOf) => Thing;
}

/**
 * Tells search engines what the page shows. The server writes it into the head; in the browser nobody would read it, so
 * a page names it behind `import.meta.env.SSR`, and neither it nor what it is made by comes into a browser's bundle.
 */
export function StructuredData({ of }: StructuredDataProps): null {
  const site = useSite();
  const addressOf = useAddress();
  site.describe?.(of(site, addressOf));
  return null;
}
