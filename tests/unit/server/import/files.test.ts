import { expect, it } from 'vitest';
import type { FileOptions } from '../../../../server/import/file/fileRow.ts';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const CUFF = { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };
const ROW = 'A-1,Acme,Cuffs,Cuff\n';

/** Text in an encoding of one byte a letter: Cyrillic as in windows-1251. */
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0)!;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
const wide = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
// "品牌" and the like have no encoder in Node: their bytes in GB18030.
const GB18030: Record<string, number[]> = { 编号: [0xb1, 0xe0, 0xba, 0xc5], 品牌: [0xc6, 0xb7, 0xc5, 0xc6], 分类: [0xb7, 0xd6, 0xc0, 0xe0], 名称: [0xc3, 0xfb, 0xb3, 0xc6], 超声探头: [0xb3, 0xac, 0xc9, 0xf9, 0xcc, 0xbd, 0xcd, 0xb7] }; // prettier-ignore
const chinese = (words: string[]): Uint8Array =>
  Uint8Array.from(words.flatMap((word) => GB18030[word] ?? [...Buffer.from(word)]));

it.each<[string, string | Uint8Array, Record<string, string>, Partial<FileOptions>?]>([
  ['its first column is a running number called #', `#,Code,Brand,Group,Name\n1,${ROW}`, CUFF],
  ['a program says its delimiter', `sep=;\ncode;brand;group;name\n${ROW.replaceAll(',', ';')}`, CUFF],
  ['vertical bars stand between the values', `code|brand|group|name\n${ROW.replaceAll(',', '|')}`, CUFF],
  ['a title stands above the headings', `Price list 2026,,,\n,,,\ncode,brand,group,name\n${ROW}`, CUFF],
  ['a heading has a line break in it', `"Part\nnumber",Brand,Group,Name\n${ROW}`, CUFF],
  ['its lines end as those of an old Macintosh', `code,brand,group,name\r${ROW.replace('\n', '\r')}`, CUFF],
  ['it is "Unicode text" of Excel', wide(`code\tbrand\tgroup\tname\n${ROW.replaceAll(',', '\t')}`), CUFF],
  ['it is UTF-16 without a mark', Buffer.from(`code,brand,group,name\n${ROW}`, 'utf16le'), CUFF],
  ['a row has no cells at its end', 'code,brand,group,name,price,stock\nA-1,Acme,Cuffs,Cuff\n', CUFF],
  ['a row has empty cells beyond the headings', `code,brand,group,name\n${ROW.trim()},,,\n`, CUFF],
  ['headings are those of a purchasing list', `REF,Manufacturer,Category,Product title\n${ROW}`, CUFF],
  ['headings are Spanish', `Código,Marca,Categoría,Nombre\n${ROW}`, { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_es: 'Cuff' }], // prettier-ignore
  ['it is Latin-1', Buffer.from('code,brand,group,nombre\nA-1,Acme,Cuffs,Ecógrafo portátil pequeño\n', 'latin1'), { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_es: 'Ecógrafo portátil pequeño' }], // prettier-ignore
  ['it is windows-1251, as 1C writes it', windows1251('Артикул;Производитель;Категория;Наименование;Остаток\nУЗТ-1;Завод;Датчики;Датчик ультразвуковой;12\n'), { code: 'УЗТ-1', brand: 'Завод', group: 'Датчики', name_ru: 'Датчик ультразвуковой', stock: '12' }], // prettier-ignore
  ['it is GB18030', chinese(['编号', ',', '品牌', ',', '分类', ',', '名称', '\nA-1,Acme,', '超声探头', ',', '超声探头', '\n']), { code: 'A-1', brand: 'Acme', group: '超声探头', name_zh: '超声探头' }], // prettier-ignore
  ['its only number is called SKU', `SKU,Vendor,Type,Title\n${ROW}`, CUFF],
  ['a price names the currency of the store', `code,brand,group,name,Price (USD)\n${ROW.trim()},5\n`, { ...CUFF, price: '5' }], // prettier-ignore
  ['it is a JSON list', '[\n {"code":"A-1","brand":"Acme","group":"Cuffs","name":"Cuff"}\n]', CUFF],
  ['it is a JSON document around a list', '{\n"products":[{"sku":"A-1","vendor":"Acme","category":"Cuffs","title":"Cuff"}]}', CUFF], // prettier-ignore
  ['a JSON name is in several languages', '{"code":"A-1","brand":"Acme","group":"Cuffs","name":{"en":"Cuff","ru":"Манжета"}}\n', { ...CUFF, name_ru: 'Манжета' }], // prettier-ignore
  ['a JSON number is larger than a double holds', '[{"code":98980314884112345678,"brand":"Acme","group":"Cuffs","name":"Cuff"}]', { ...CUFF, code: '98980314884112345678' }], // prettier-ignore
  ['a JSON document is on one line', '{"products":[{"sku":"A-1","vendor":"Acme","category":"Cuffs","title":"Cuff"}]}', CUFF], // prettier-ignore
  ['a JSON list is deep in its document', '{"status":"ok","data":{"count":1,"products":[{"sku":"A-1","vendor":"Acme","category":"Cuffs","title":"Cuff"}]}}', CUFF], // prettier-ignore
  ['a JSON product has objects in it', '[{"id":1,"partNumber":"A-1","manufacturer":{"id":7,"name":"Acme"},"category":{"name":"Cuffs"},"title":"Cuff","price":{"amount":10.5,"currency":"USD"},"stock":{"quantity":3}}]', { ...CUFF, price: '10.5', stock: '3' }], // prettier-ignore
  ['a product of a shop has one variant', '{"products":[{"id":7,"title":"Cuff","vendor":"Acme","product_type":"Cuffs","handle":"cuff","variants":[{"id":8,"title":"Default Title","sku":"A-1","price":"10.00","inventory_quantity":3}]}]}', { ...CUFF, price: '10.00', stock: '3' }], // prettier-ignore
  ['names are those of a program', `partNumber,manufacturerName,categoryName,productName\n${ROW}`, CUFF],
  ['the only text is a description', `Part Number,Manufacturer,Category,Description\n${ROW}`, CUFF],
  ['a text has invisible characters', 'code,brand,group,name\nA\u200B-1,Ac\u00ADme,\u202ACuffs\u202C,Cu\uFEFFff\n', CUFF], // prettier-ignore
  ['headings are German', Buffer.from(`Artikel-Nr.;Hersteller;Warengruppe;Bezeichnung;Preis netto;Bestand\nA-1;Acme;Cuffs;Cuff;12,50;4\n`, 'latin1'), { ...CUFF, price: '12,50', stock: '4' }], // prettier-ignore
  ['headings are French', `Référence;Marque;Famille;Désignation;PU HT;Qté\nA-1;Acme;Cuffs;Cuff;12,50;4\n`, { ...CUFF, price: '12,50', stock: '4' }], // prettier-ignore
  ['headings are Portuguese', `Código;Fabricante;Categoria;Nome do produto;Preço;Estoque\nA-1;Acme;Cuffs;Cuff;12,50;4\n`, { ...CUFF, price: '12,50', stock: '4' }], // prettier-ignore
  ['headings are Italian', `Codice articolo;Marca;Gruppo;Nome prodotto;Prezzo;Giacenza\nA-1;Acme;Cuffs;Cuff;12,50;4\n`, { ...CUFF, price: '12,50', stock: '4' }], // prettier-ignore
  ['headings have two lines, the upper of merged cells', 'Product,,,,Price,\nNumber,Name,Maker,Category,List,Net\nA-1,Cuff,Acme,Cuffs,12.00,10.20\n', { ...CUFF, price: '12.00' }], // prettier-ignore
  ['groups have columns by level', 'Part No,Brand,Category,Subcategory,Category 3,Name\nA-1,Acme,Monitoring,NIBP,Cuffs,Cuff\n', { ...CUFF, group: 'Monitoring > NIBP > Cuffs' }], // prettier-ignore
  ['a lower level repeats the upper one', 'Part No,Brand,Category,Subcategory,Name\nA-1,Acme,Cuffs,Cuffs,Cuff\n', CUFF],
  ['prices are by quantity', 'Part No,Brand,Category,Name,Price 1-9,Price 10-49,Price 50+\nA-1,Acme,Cuffs,Cuff,12.00,11.00,9.00\n', { ...CUFF, price: '12.00' }], // prettier-ignore
  [
    'a column called "Item" numbers the rows',
    'Item,Cat.No,Brand,Category,Description of goods,Q-ty\n1,A-1,Acme,Cuffs,Cuff,4\n',
    CUFF,
  ],
  ['the vendor has a number, too', 'Vendor Name,Vendor Item Number,Mfr Name,Mfr Item Number,Category,Item Description\nDistrib,D-55,Acme,A-1,Cuffs,Cuff\n', CUFF], // prettier-ignore
  ['there are two columns of bar codes', 'Part No,Brand,Category,Name,UPC,EAN\nA-1,Acme,Cuffs,Cuff,,4006381333931\n', { ...CUFF, gtin: '4006381333931' }], // prettier-ignore
  ['headings name what they are part of', 'Custom: Part No,C:Brand,Additional field: Category,P:Name\nA-1,Acme,Cuffs,Cuff\n', CUFF], // prettier-ignore
  ['the only number is that of variants in a program', 'product_sku,product_brand,product_category_1,product_name\nA-1,Acme,Cuffs,Cuff\n', CUFF], // prettier-ignore
  ['products and variants have numbers', 'Product SKU,Variant SKU,Variant,Brand,Category,Product Name\nA-1,A-1-L,Large,Acme,Cuffs,Cuff\n', { ...CUFF, sku_code: 'A-1-L', sku_name_en: 'Large' }], // prettier-ignore
  ['variants differ by size and colour', 'mpn,item group id,title,brand,product type,size,color\nA-1,cuff,Cuff,Acme,Cuffs,L,blue\n', { ...CUFF, sku_name_en: 'L / blue' }], // prettier-ignore
  ['sizes are of products without variants', 'mpn,title,brand,category,size,color\nA-1,Cuff,Acme,Cuffs,L,blue\n', CUFF],
  ['prices are called "List" and "Net"', 'Part No,Description,Brand,Group,List,Disc,Net,Avail\nA-1,Cuff,Acme,Cuffs,12.00,10%,10.80,4\n', { ...CUFF, price: '12.00', stock: '4' }], // prettier-ignore
  ['it is an export of NetSuite', 'Internal ID,Name,Display Name,Type,Base Price,Manufacturer,Mpn,Class,Inactive\n7,ITM-1,Cuff,Inventory Item,12.00,Acme,A-1,Monitoring : Cuffs,No\n', { ...CUFF, group: 'Monitoring > Cuffs', price: '12.00' }], // prettier-ignore
  ['it is a feed of Amazon without kinds of products', 'item_sku,item_name,brand_name,part_number,standard_price,item_type\nS-1,Cuff,Acme,A-1,12.00,Cuffs\n', { ...CUFF, price: '12.00' }], // prettier-ignore
  ['it is the answer of a JSON:API', '{"data":[{"type":"products","id":"1","attributes":{"sku":"A-1","brand":"Acme","category":"Cuffs","name":"Cuff"}}]}', CUFF], // prettier-ignore
  ['its lines are nodes of GraphQL', '{"node":{"title":"Cuff","vendor":"Acme","productType":"Cuffs","variants":{"edges":[{"node":{"sku":"A-1"}}]}}}\n', CUFF], // prettier-ignore
  ['it is the answer of GraphQL', '{"data":{"products":{"edges":[{"node":{"title":"Cuff","vendor":"Acme","productType":"Cuffs","variants":{"edges":[{"node":{"sku":"A-1","price":"12.00"}}]}}}]}}}', { ...CUFF, price: '12.00' }], // prettier-ignore
  ['it is the answer of an API of WooCommerce', '[{"id":7,"type":"simple","name":"Cuff","sku":"A-1","price":"9.00","regular_price":"12.00","sale_price":"9.00","stock_quantity":4,"stock_status":"instock","status":"publish","categories":[{"id":9,"name":"Cuffs","slug":"cuffs"},{"id":10,"name":"Sale","slug":"sale"}],"attributes":[{"id":0,"name":"Brand","options":["Acme"]},{"id":0,"name":"Length","options":["2 m"]}]}]', { ...CUFF, price: '12.00', stock: '4', state: 'publish', 'spec:Length': '2 m' }], // prettier-ignore
  ['it is the answer of Strapi', '{"data":[{"id":1,"attributes":{"title":"Cuff","part_number":"A-1","manufacturer":{"data":{"id":4,"attributes":{"name":"Acme"}}},"category":{"data":{"attributes":{"name":"Cuffs"}}}}}]}', CUFF], // prettier-ignore
  ['it is an export of MongoDB', '{"_id":{"$oid":"507f1f77"},"partNo":"A-1","name":"Cuff","maker":"Acme","category":"Cuffs","qty":{"$numberInt":"4"}}\n', { ...CUFF, stock: '4' }], // prettier-ignore
  ['JSON lists the levels of the group', '[{"partNumber":"A-1","brandName":"Acme","categoryPath":["Monitoring","Cuffs"],"title":"Cuff"}]', { ...CUFF, group: 'Monitoring > Cuffs' }], // prettier-ignore
  ['JSON has an object with products by their numbers', '{"catalog":{"products":{"A-1":{"name":"Cuff","brand":"Acme","category":"Cuffs"}}}}', CUFF], // prettier-ignore
  ['XML has prices of several kinds', '<list><product code="A-1"><maker>Acme</maker><category>Cuffs</category><name>Cuff</name><prices><price type="dealer">9.00</price><price type="list">12.00</price></prices></product></list>', { ...CUFF, price: '12.00' }], // prettier-ignore
  ['the year stands beside the price', 'REF,Marca,Familia,Nombre,Tarifa 2026\nA-1,Acme,Cuffs,Cuff,12.00\n', { code: 'A-1', price: '12.00' }], // prettier-ignore
  ['it is a catalogue of Ariba', 'CIF_I_V3.0\nCURRENCY: USD\nDATA\n94288,A-1,,Cuff,42142402,12.00,EA,7,Acme,,,42.95\nENDOFDATA\n', { ...CUFF, group: 'Cuffs', price: '12.00', delivery_days: '7' }, { defaults: { group: 'Cuffs' } }], // prettier-ignore
  ['it is a catalogue of Ariba that names its columns', 'CIF_I_V3.0\nFIELDNAMES: Supplier ID, Supplier Part ID, Manufacturer Part ID, Item Description, Unit Price, Manufacturer Name\nDATA\n94288,S-1,A-1,Cuff,12.00,Acme\nENDOFDATA\n', { ...CUFF, group: 'Cuffs', price: '12.00' }, { defaults: { group: 'Cuffs' } }], // prettier-ignore
  ['it is a catalogue of cXML', '<Index><IndexItemAdd><ItemDetail><UnitPrice><Money currency="USD">12.00</Money></UnitPrice><Description><ShortName>Cuff</ShortName></Description><ManufacturerPartID>A-1</ManufacturerPartID><ManufacturerName>Acme</ManufacturerName></ItemDetail></IndexItemAdd></Index>', { ...CUFF, group: 'Cuffs', price: '12.00' }, { defaults: { group: 'Cuffs' } }], // prettier-ignore
  ['a part number and a model with the pack are in two columns', '货号,商品名称,生产厂家,分类,规格型号\nA-1,Cuff,Acme,Cuffs,50只/盒\n', { code: 'A-1', name_zh: 'Cuff', packaging: '50只/盒' }], // prettier-ignore
  ['JSON lists specifications by name', '[{"code":"A-1","brand":"Acme","group":"Cuffs","name":"Cuff","specifications":[{"label":"Length","value":2.5,"unit":"m"}]}]', { ...CUFF, 'spec:Length [m]': '2.5' }], // prettier-ignore
])('reads a file where %s', async (_case, content, row, options = {}) => {
  expect(await read(content, options)).toMatchObject({ rows: [row], others: [] });
});

it('reads a quoted text of many lines', async () => {
  const text = Array.from({ length: 132 }, (_, index) => `Line ${index}`).join('\n');
  const { rows, others } = await read(`code,brand,group,name,description\nA-1,Acme,Cuffs,Cuff,"${text}"\n`);
  expect(others).toEqual([]);
  expect(rows[0]!['description_en']).toBe(text);
});

it('reports which columns it uses and which it ignores', async () => {
  const { format } = await read('Price list\nREF;Vendor;Type;Title;Weight\nA-1;Acme;Cuffs;Cuff;3 kg\n');
  expect(format).toEqual({
    form: 'CSV with semicolons, utf-8',
    headingLine: 2,
    counts: 'line',
    headings: ['REF', 'Vendor', 'Type', 'Title', 'Weight'],
    usedColumns: ['REF = code', 'Vendor = brand', 'Title = name_en', 'Type = group'],
    unusedColumns: ['Weight'],
    columns: new Set(['code', 'brand', 'group', 'name_en']),
  });
});

it.each([
  ['two columns for one field', 'code,part_number,brand,group,name\n1,2,3,4,5\n', /"code" and "part_number" all mean code.*--map "part_number=-"/], // prettier-ignore
  ['prices in another currency', 'code,brand,group,name,"Цена, руб."\n1,2,3,4,5\n', /"Цена, руб\." are not in USD/],
  ['prices in another currency, beside a mark', 'code,brand,group,name,"Цена, руб.*"\n1,2,3,4,5\n', /are not in USD/],
  ['prices in another currency, with tax', 'code,brand,group,name,RRP £ inc VAT\n1,2,3,4,5\n', /are not in USD/],
  ['groups with slashes', 'code,brand,group,name\n1,2,A/B,4\n2,2,A/C,4\n', /"A\/C" have \/ in them.*--group-separator/],
  ['no manufacturer', 'code,group,name,Shade\n1,2,3,4\n', /no column for brand; unknown headings: Shade.*--brand=/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /save it as \.xlsx/],
])('refuses %s, and says what to do', async (_case, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('takes the groups that stand above the products also where the command line names one for the others', async () => {
  const options = { defaults: { brand: 'Acme', group: 'Others' } };
  const { rows } = await read('Part No,Name,Price\nCuffs,,\nA-0,Cuff,3\nHoses,,\nA-1,Hose,5\n', options);
  expect(rows.map(({ code, group }) => [code, group])).toEqual([
    ['A-0', 'Cuffs'],
    ['A-1', 'Hoses'],
  ]);
});

it('follows the command line', async () => {
  const map = new Map([
    ['weight', null],
    ['wholesale', 'price'],
  ]);
  const options = { map, defaults: { brand: 'Acme', group: 'Cuffs' } };
  const { rows } = await read('code,name,Weight,Wholesale\nA-1,Cuff,3,5\n', options);
  expect(rows).toEqual([{ ...CUFF, price: '5' }]);
});
