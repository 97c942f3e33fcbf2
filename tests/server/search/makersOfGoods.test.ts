import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { importText } from '../../support/fixtures/importText.ts';

onEveryDatabase('a search for goods of a manufacturer', (database) => {
  beforeAll(async () => {
    await importText(
      database().opened.db,
      [
        'code,brand,group,name,description,price',
        'O-1,Ostara,Cuffs,NIBP cuff for adults,,10',
        'O-2,Ostara,Cuffs,NIBP cuff for children,,10',
        'A-1,Acme,Spare parts,Cuff with a hose,,10',
        'A-2,Acme,Spare parts,Hose,,10',
        'B-1,Bexar,Spare parts,Bexar trolley with a cuff holder,,10',
        'C-1,Corva,Spare parts,Trolley,For a monitor and each cuff,10',
      ].join('\n'),
    );
  });
  const find = async (keyword: string) => {
    const catalogue = new CatalogueRepository(database().opened.db);
    const { results, reading } = await catalogue.listing.list({ keyword }, { withPrices: false, language: 'en' });
    return { codes: results.map(({ code }) => code), dropped: reading?.dropped ?? [] };
  };

  it.each([
    ['cuff Acme', 'A-1'],
    ['Acme cuff', 'A-1'],
    ['cuff with hose Acme', 'A-1'],
    ['cuff Bexar', 'B-1'],
    ['cuff Ostara', 'O-1'],
  ])('"%s" finds what it calls so, also outside the group of such goods', async (keyword, code) => {
    const { codes, dropped } = await find(keyword);
    expect(codes[0]).toBe(code);
    expect(dropped).toEqual([]);
  });
});
