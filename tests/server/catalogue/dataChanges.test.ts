import { beforeAll, expect, it } from 'vitest';
import { renameBrand } from '../../../server/import/renameBrand.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { removeZeroPrices } from '../../../server/modules/catalogue/removeZeroPrices.ts';
import { StoreSettingsRepository } from '../../../server/modules/company/settings/StoreSettingsRepository.ts';
import { ContentRepository } from '../../../server/modules/content/ContentRepository.ts';
import { eventually } from '../../support/checks/eventually.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { aProduct, brands, groups } from './fixture.ts';

onEveryDatabase('what pages show', (database) => {
  const db = () => database().opened.db;
  beforeAll(async () => {
    await new CatalogueWriter(db()).write({
      groups,
      brands,
      products: [aProduct({ id: 1, code: 'ALV-1' }), aProduct({ id: 2, code: 'BOR-2', brand_id: 2 })],
    });
  });

  it('notifies every instance of a change, and of nothing when nothing is written', async () => {
    const { notices } = database().opened;
    const news: string[] = [];
    const stop = await notices.subscribe(
      (text) => void news.push(text),
      () => undefined,
    );
    const writer = new CatalogueWriter(db());
    const settings = new StoreSettingsRepository(db(), Date.now);
    const acts: [what: string, act: () => Promise<unknown>, isTold?: false][] = [
      ['products', () => writer.write({ groups: [], brands: [], products: [aProduct({ id: 3, code: 'ALV-3' })] })],
      ['accessories', () => writer.writeAccessories([{ id: 1, accessory_ids: [2] }])],
      ['pictures', () => writer.writePictures([{ id: 1, pictures: [{ src: '/a', widths: [], width: 1, height: 1 }] }])],
      ['documents', () => writer.writeDocuments([{ id: 1, documents: [] }])],
      ['products that are no longer sold', () => writer.retire([3])],
      ['variants that are sold again', () => writer.restoreVariants([3], new Date(0))],
      ['counts', () => writer.finish()],
      ['a manufacturer', () => renameBrand(db(), 'Borealis', 'Boreal')],
      ['a manufacturer that there is not', () => renameBrand(db(), 'Nobody', 'Boreal').catch(() => null), false],
      ['prices of 0, of which there are none', () => removeZeroPrices(db()), false],
      ['articles and pages', () => new ContentRepository(db()).write({ articles: [], publish: [], pages: [] })],
      ['settings', () => settings.write({ name: 'Medstore' }, 'marta')],
      [
        'a transaction that fails',
        () => writer.write({ products: [aProduct({ id: 4, code: 'X-4', brand_id: 99 })] }).catch(() => null),
        false,
      ],
    ];
    for (const [index, [what, act, isTold = true]] of acts.entries()) {
      news.length = 0;
      await act();
      // Notices come in order: the last one ends the wait.
      await notices.publish(`end ${index}`);
      await eventually(() => expect(news).toContain(`end ${index}`));
      expect([what, news.includes('{"data":"changed"}')]).toEqual([what, isTold]);
    }
    await stop();
    expect((await new CatalogueRepository(db()).brands.all()).map(({ brand_name }) => brand_name)).toContain('Boreal');
  });
});
