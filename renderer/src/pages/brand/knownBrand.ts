import type { Brand } from '../../../../shared/contract/schemas/catalogue.ts';
import { BRANDS_PAYLOAD } from '../../routing/brandList.ts';
import type { Stores } from '../../stores/Stores.ts';

/** A brand from the cached queries, of one brand or of all; undefined if neither was read. */
export const knownBrand = ({ queries }: Pick<Stores, 'queries'>, id: number): Brand | undefined =>
  queries.peek('readBrand', { id }) ??
  queries.peek('listBrands', BRANDS_PAYLOAD)?.results.find((brand) => brand.id === id);
