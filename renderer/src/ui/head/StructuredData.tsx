import type { AddressOf, Thing } from '../../seo/Thing.ts';
import { type Site, useSite, useAddress } from './Head.tsx';

interface StructuredDataProps {
  of: (site: Site, addressOf: AddressOf) => Thing;
}

/**
 * Structured data for search engines. The server writes it into the head; pages guard it with `import.meta.env.SSR`, so
 * that no browser bundle contains it.
 */
export function StructuredData({ of }: StructuredDataProps): null {
  const site = useSite();
  const addressOf = useAddress();
  site.describe?.(of(site, addressOf));
  return null;
}
