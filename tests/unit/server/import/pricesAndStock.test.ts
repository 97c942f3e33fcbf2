import { expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

it.each([
  ['Price per pack', 'Price per piece', 'Pack size', '12.00'],
  ['Цена за упаковку', 'Цена за шт.', 'Штук в упаковке', '12.00'],
  ['Precio por caja', 'Precio por pieza', 'Unidades por caja', '12.00'],
  ['每盒价格', '每支价格', '每盒数量', '12.00'],
  ['Precio caja', 'Price each', 'Uds/caja', '12.00'],
  ['Price per box', 'Price per piece', 'Weight', '0.12'],
])(
  'takes of "%s" and "%s" the one of what is sold, where another column is "%s"',
  async (pack, piece, other, price) => {
    for (const [headings, prices] of [
      [
        [pack, piece],
        ['12.00', '0.12'],
      ],
      [
        [piece, pack],
        ['0.12', '12.00'],
      ],
    ] as const) {
      const { rows } = await read(
        `code,brand,group,name,${headings.join(',')},${other}\nA-1,Acme,Cuffs,Cuff,${prices.join(',')},100\n`,
      );
      expect(rows).toMatchObject([{ price }]);
      expect(rows[0]?.['price_of']).toBe(price === '0.12' ? 'piece' : 'pack');
    }
  },
);

it.each([
  ['Остаток', 'Свободный остаток'],
  ['Остаток', 'Доступно'],
  ['On hand', 'Available'],
  ['Quantity on hand', 'Free stock'],
  ['Existencias', 'Disponible'],
  ['库存', '可用库存'],
  ['Bestand', 'Verfügbar'],
])('takes of the stock "%s" and "%s" what is free, in either order', async (all, free) => {
  for (const [first, second, cells] of [
    [all, free, '10;8'],
    [free, all, '8;10'],
  ]) {
    const { rows } = await read(
      `Part No.;Manufacturer;Category;Name;${first};${second}\nA-1;Acme;Cuffs;Cuff;${cells}\n`,
    );
    expect(rows).toMatchObject([{ stock: '8' }]);
  }
});

it.each([
  ['Stock Madrid', 'Stock Barcelona'],
  ['Остаток Москва', 'Остаток СПб'],
  ['Bestand Hamburg', 'Bestand München'],
  ['Warehouse A qty', 'Warehouse B qty'],
  ['Склад 1 остаток', 'Склад 2 остаток'],
  ['北京库存', '上海库存'],
  ['Склад МСК', 'Склад СПБ'],
  ['Warehouse 1', 'Warehouse 2'],
])('adds up the stock of "%s" and "%s"', async (one, other) => {
  const { rows, format } = await read(
    `Part No.;Manufacturer;Category;Name;${one};${other}\nA-1;Acme;Cuffs;Cuff;10;8\nA-2;Acme;Cuffs;Cuff;;3\nA-3;Acme;Cuffs;Cuff;;\n`,
  );
  expect(rows).toMatchObject([{ stock: '10 | 8' }, { stock: '3' }, { stock: '' }]);
  expect(format?.columns).toContain('stock');
});

it.each([
  ['Stock Madrid', 'Stock value'],
  ['Min. qty', 'Max. qty'],
  ['Qty reserved', 'Qty on order'],
  ['Остаток мин.', 'Остаток макс.'],
  ['在途数量', '锁定数量'],
  ['Qty 1', 'Qty 2'],
  ['Warehouse name', 'Warehouse id'],
  ['Existencias mínimas', 'Existencias máximas'],
])('takes neither "%s" nor "%s" for the stock of a place', async (one, other) => {
  const { rows } = await read(`Part No.;Manufacturer;Category;Name;${one};${other}\nA-1;Acme;Cuffs;Cuff;10;8\n`);
  expect(rows[0]).not.toHaveProperty('stock');
});

it('adds up no stock of places where another column names the place of each row', async () => {
  const { rows } = await read(
    'Part No.;Manufacturer;Category;Name;Warehouse;Stock Madrid;Stock Barcelona\nA-1;Acme;Cuffs;Cuff;North;10;8\n',
  );
  expect(rows).toMatchObject([{ location: 'North' }]);
  expect(rows[0]).not.toHaveProperty('stock');
});

it('takes the total where the stock of each place stands beside it', async () => {
  const { rows } = await read(
    'Part No.;Manufacturer;Category;Name;Stock Madrid;Stock Barcelona;Stock\nA-1;Acme;Cuffs;Cuff;10;8;18\n',
  );
  expect(rows).toMatchObject([{ stock: '18' }]);
});

it.each(['Price per piece', 'Price/pc', 'Price each', 'Цена за шт.', 'Цена за 1 шт., руб.'])(
  'says that prices below "%s" are of one piece',
  async (heading) => {
    const { rows } = await read(`code,brand,group,name,"${heading}",pack_size\nA-1,Acme,Cuffs,Cuff,0.12,100\n`, {
      currency: heading.includes('руб') ? 'RUB' : 'USD',
    });
    expect(rows).toMatchObject([{ price: '0.12', price_of: 'piece' }]);
  },
);

it.each([
  'Price',
  'Unit price',
  'Price per pack',
  'Цена за упаковку',
  'Precio unitario',
  'Price 1-9 pcs',
  'Цена от 1 шт',
])('does not say that prices below "%s" are of one piece', async (heading) => {
  const { rows } = await read(`code,brand,group,name,${heading},pack_size\nA-1,Acme,Cuffs,Cuff,12.00,100\n`);
  expect(rows).toMatchObject([{ price: '12.00' }]);
  expect(rows[0]?.['price_of']).not.toBe('piece');
});

it.each([
  ['Activa', 'Nuevo', { condition: 'Nuevo', state: 'Activa' }],
  ['Usado', '', { condition: 'Usado', state: '' }],
  ['Reacondicionado', '', { condition: 'Reacondicionado', state: '' }],
])('reads the "Estado" %s with the condition "%s"', async (state, condition, fields) => {
  const { rows } = await read(`code,brand,group,name,Estado,Condición\nA-1,Acme,Cuffs,Cuff,${state},${condition}\n`);
  expect(rows).toMatchObject([fields]);
});
