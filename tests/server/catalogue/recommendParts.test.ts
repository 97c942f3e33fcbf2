import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { Recommender } from '../../../server/modules/catalogue/Recommender.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { aProduct, brands, groups, LINEAR, MONITORS, PROBES } from './fixture.ts';

const [SYSTEM, PROBE, GEL, COVER, CABLE, OTHER_PROBE] = [1, 2, 3, 4, 5, 6];

onEveryDatabase('recommendations for a part', (database) => {
  let recommender: Recommender;
  beforeAll(async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    const products = [
      aProduct({ id: SYSTEM, code: 'SYS-1', group_id: MONITORS, accessory_ids: [PROBE, GEL] }),
      aProduct({
        id: PROBE,
        code: 'PRB-2',
        group_id: PROBES,
        accessory_ids: [COVER],
        fits: [{ brand_name: 'Alvane', model: 'S1', product_id: SYSTEM }],
      }),
      aProduct({ id: GEL, code: 'GEL-3', group_id: LINEAR }),
      aProduct({ id: COVER, code: 'COV-4', group_id: LINEAR }),
      aProduct({ id: CABLE, code: 'CAB-5', fits: [{ brand_name: 'Alvane', model: 'S1', product_id: SYSTEM }] }),
      aProduct({ id: OTHER_PROBE, code: 'PRB-6', group_id: PROBES }),
    ];
    await writer.write({ groups, brands, products });
    await writer.finish();
    recommender = new Recommender(db, new CatalogueRepository(db));
  });
  const idsWith = async (id: number) =>
    (await recommender.withProduct(id, { withPrices: false })).map((item) => item.id);

  it('are accessories of the product first, then parts of its system, then similar products, and never the system', async () => {
    expect(await idsWith(PROBE)).toEqual([COVER, GEL, OTHER_PROBE]);
    expect(await idsWith(CABLE)).toEqual([PROBE, GEL]);
    expect(await idsWith(COVER)).toEqual([]);
  });

  it('are the parts of a system for the system', async () => {
    expect(await idsWith(SYSTEM)).toEqual([PROBE, GEL]);
  });
});
