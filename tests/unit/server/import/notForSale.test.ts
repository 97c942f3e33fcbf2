import { expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const CUFF = { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };

it.each([
  ['Inactive', 'Yes'],
  ['Discontinued', 'x'],
  ['Снят с производства', 'да'],
  ['Descatalogado', 'Sí'],
])('leaves out goods that a column called %s marks by %s', async (heading, mark) => {
  const { rows, others } = await read(
    `code,brand,group,name,${heading}\nA-1,Acme,Cuffs,Cuff,\nA-2,Acme,Cuffs,Cuff,${mark}\n`,
  );
  expect(rows).toEqual([CUFF]);
  expect(others).toEqual([`3: not for sale ("${mark}")`]);
});

it.each(['Discontinued', 'obsolete', 'End of life', 'снят с производства', 'descatalogado', '已停产'])(
  'leaves out a product that is %s',
  async (state) => {
    const { rows, others } = await read(
      `code,brand,group,name,status\nA-1,Acme,Cuffs,Cuff,${state}\nA-2,Acme,Cuffs,Cuff,Active\n`,
    );
    expect(rows).toMatchObject([{ code: 'A-2' }]);
    expect(others).toHaveLength(1);
  },
);

it.each([
  ['Availability', 'Discontinued'],
  ['Наличие', 'Снято с производства'],
  ['库存', '已停产'],
  ['List price', 'Discontinued'],
  ['Lead time', 'Obsolete'],
])('leaves out goods that %s says are no longer sold: %s', async (heading, words) => {
  const { rows, others } = await read(
    `code,brand,group,name,${heading}\nA-1,Acme,Cuffs,Cuff,${words}\nA-2,Acme,Cuffs,Cuff,5\n`,
  );
  expect(rows).toMatchObject([{ code: 'A-2' }]);
  expect(others).toEqual([`2: not for sale ("${words}")`]);
});

it('leaves out goods whose "Estado" is paused', async () => {
  const { rows, others } = await read('code,brand,group,name,Estado\nA-1,Acme,Cuffs,Cuff,Pausada\n');
  expect(rows).toEqual([]);
  expect(others).toEqual(['2: not for sale ("Pausada")']);
});

it.each([
  ['Total;;;;4 200,00;32', 'a line of totals'],
  [';;;ИТОГО: 12 позиций;4 200,00 руб.;', 'a line of totals'],
  [';合计;;;4200;', 'a line of totals'],
  [';;;Importe total;4 200,00 €;', 'a line of totals'],
  [';;;;4 200,00;32 pcs', 'no part number and no words'],
  ['---;;;;;', 'a drawn line'],
  ['----------------------------------------', 'a drawn line'],
  ['|---|:--:|---|---|--:|---|', 'a drawn line'],
  ['code;brand;group;name;price;stock', 'the headings again'],
  ['A-2;Acme;Cuffs;Total cuff;5;1', null],
  [';Acme;Cuffs;Total knee set;5;1', null],
  [';;;Total knee instrument set with trial components;5;', null],
  [';;;3-lead cable;5;', null],
])('leaves out rows of a price list that are no products: %s', async (row, reason) => {
  const head = 'code;brand;group;name;price;stock\nA-1;Acme;Cuffs;Cuff;5;1\n';
  const { rows, others } = await read(`${head}${row}\n`);
  expect(others).toEqual(reason === null ? [] : [`3: ${reason}`]);
  expect(rows).toHaveLength(reason === null ? 2 : 1);
});
