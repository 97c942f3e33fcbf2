import { describe, expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const CUFF = { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', price: '12.50' };

/** A feed as Google, Meta and price comparisons take it. */
const feed = (...items: string[]): string =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title><link>https://shop.example</link>${items.join('')}</channel></rss>`;
const item = (id: string, more = ''): string =>
  `<item><g:id>${id}</g:id><g:title><![CDATA[Cuff & tube]]></g:title><g:link>https://shop.example/${id}</g:link><g:availability>in stock</g:availability><g:price>12.50 USD</g:price><g:brand>M&amp;M</g:brand><g:product_type>Monitoring &gt; Cuffs</g:product_type>${more}</item>`;
const FED = { code: 'A-1', brand: 'M&M', group: 'Monitoring > Cuffs', name_en: 'Cuff & tube', price: '12.50 USD' };

/** A catalogue as Yandex Market and Russian shops write it. */
const yml = (offers: string, categories = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-01"><shop><name>Магазин</name><currencies><currency id="RUB" rate="1"/></currencies><categories><category id="1">Мониторинг</category><category id="7" parentId="1">Манжеты</category>${categories}</categories><offers>${offers}</offers></shop></yml_catalog>`;

const SHEET = (rows: string): string =>
  `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Notes"><Table><Row><Cell><Data ss:Type="String">2026</Data></Cell></Row></Table></Worksheet><Worksheet ss:Name="Prices"><Table>${rows}</Table></Worksheet></Workbook>`;
const xmlRow = (...cells: string[]): string =>
  `<Row>${cells.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`;

const HEADINGS = '<tr><th>Part No<th>Brand<th>Category<th>Description<th>Price</tr>';
const ROW = '<tr><td>A-1</td><td>Acme</td><td>Cuffs</td><td><b>Cuff</b></td><td align=right>12.50</td></tr>';

describe('reads a list in', () => {
  it.each<[string, string | Uint8Array, string, Record<string, string>[]]>([
    ['a page that a program calls a workbook', `<html><head><meta charset=utf-8></head><body><table border=1>${HEADINGS}${ROW}</table></body></html>`, 'HTML, table 1', [CUFF]], // prettier-ignore
    ['a page with a table of letters around it', `<table><tr><td>Dear customer,<br>our list:</td></tr><tr><td><table><tbody>${HEADINGS}${ROW}</tbody></table></td></tr></table>`, 'HTML, table 2', [CUFF]], // prettier-ignore
    ['a page whose cells span rows and columns', `<table><tr><th colspan=5>Prices 2026</th></tr>${HEADINGS}<tr><td>A-1<td rowspan=2>Acme<td rowspan="2">Cuffs<td>Cuff<td>12.50<tr><td>A-2<td>Cuff<td>12.50</table>`, 'HTML, table 1', [CUFF, { ...CUFF, code: 'A-2' }]], // prettier-ignore
    ['a workbook of one XML file', SHEET(`${xmlRow('code', 'brand', 'group', 'name', 'stock', 'price')}<Row><Cell><Data ss:Type="String">A-1</Data></Cell><Cell><Data ss:Type="String">Acme</Data></Cell><Cell><Data ss:Type="String">Cuffs</Data></Cell><Cell><Data ss:Type="String"><B>Cuff</B></Data></Cell><Cell ss:Index="6"><Data ss:Type="Number">12.5</Data></Cell></Row>`), 'XML workbook, sheet "Prices"', [{ ...CUFF, price: '12.5' }]], // prettier-ignore
    ['a workbook of one XML file with merged cells', SHEET(`${xmlRow('code', 'brand', 'group', 'name', 'price')}<Row><Cell><Data ss:Type="String">A-1</Data></Cell><Cell ss:MergeDown="1"><Data ss:Type="String">Acme</Data></Cell><Cell ss:MergeDown="1"><Data ss:Type="String">Cuffs</Data></Cell><Cell><Data ss:Type="String">Cuff</Data></Cell><Cell ss:MergeDown="1"><Data ss:Type="Number">12.5</Data></Cell></Row><Row><Cell><Data ss:Type="String">A-2</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">Hose</Data></Cell></Row>`), 'XML workbook, sheet "Prices"', [{ ...CUFF, price: '12.5' }, { ...CUFF, code: 'A-2', name_en: 'Hose', price: '12.5' }]], // prettier-ignore
    ['a feed with one product', feed(item('A-1')), 'XML, elements <item>', [FED]],
    ['a feed of variants', feed(item('A-S', '<g:item_group_id>A</g:item_group_id><g:size>S</g:size>'), item('A-M', '<g:item_group_id>A</g:item_group_id><g:size>M</g:size>')), 'XML, elements <item>', [{ ...FED, code: 'A-S', sku_name_en: 'S' }, { ...FED, code: 'A-S', sku_code: 'A-M', sku_name_en: 'M' }]], // prettier-ignore
    ['a feed with part numbers of makers', feed(item('77', '<g:mpn>A-1</g:mpn><g:gtin>4006381333931</g:gtin>')), 'XML, elements <item>', [{ ...FED, gtin: '4006381333931' }]], // prettier-ignore
    ['a feed of Atom', `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${item('A-1').slice(6, -7)}</entry></feed>`, 'XML, elements <entry>', [FED]], // prettier-ignore
    ['a catalogue of Yandex Market', yml('<offer id="501" available="true"><url>https://shop.example/501</url><price>12.50</price><currencyId>USD</currencyId><categoryId>7</categoryId><vendor>Acme</vendor><vendorCode>A-1</vendorCode><name>Манжета</name><count>4</count><barcode>4006381333931</barcode><param name="Длина" unit="см">35</param><param name="Цвет">синий</param></offer>'), 'XML, elements <offer>', [{ code: 'A-1', brand: 'Acme', group: 'Мониторинг > Манжеты', name_en: 'Манжета', price: '12.50', stock: '4', gtin: '4006381333931', 'spec:Длина [см]': '35', 'spec:Цвет': 'синий' }]], // prettier-ignore
    ['XML that names windows-1251', Buffer.concat([Buffer.from('<?xml version="1.0" encoding="windows-1251"?><list><good code="A-1" brand="Acme" group="Cuffs" name="'), Buffer.from([0xcc, 0xe0, 0xed, 0xe6, 0xe5, 0xf2, 0xe0]), Buffer.from('"/></list>')]), 'XML, elements <good>', [{ code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Манжета' }]], // prettier-ignore
    ['XML with products below several groups', '<shop><list><item code="A-1" brand="Acme" group="Cuffs" name="Cuff"/></list><list><item code="A-2" brand="Acme" group="Cuffs" name="Cuff"/><item code="A-3" brand="Acme" group="Cuffs" name="Cuff"/></list></shop>', 'XML, elements <item>', ['A-1', 'A-2', 'A-3'].map((code) => ({ code, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' }))], // prettier-ignore
    ['XML with elements in those of a product', '<export><info><date>1</date></info><products><product><sku>A-1</sku><manufacturer><id>7</id><name>Acme</name></manufacturer><category><name>Cuffs</name></category><title>Cuff</title><price>12.50</price></product></products></export>', 'XML, elements <product>', [CUFF]], // prettier-ignore
    ['XML whose prices name their currency, and whose names name their language', '<list><good code="A-1" brand="Acme" group="Cuffs"><name xml:lang="en">Cuff</name><name xml:lang="ru">Манжета</name><price currency="USD">12.50</price></good></list>', 'XML, elements <good>', [{ ...CUFF, name_ru: 'Манжета', currency: 'USD' }]], // prettier-ignore
    ['an index of cXML', '<Index><IndexItem><IndexItemAdd><ItemID><SupplierPartID>S-7</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">12.50</Money></UnitPrice><Description xml:lang="en">Cuff</Description><UnitOfMeasure>EA</UnitOfMeasure><ManufacturerPartID>A-1</ManufacturerPartID><ManufacturerName>Acme</ManufacturerName><Category>Cuffs</Category></ItemDetail></IndexItemAdd></IndexItem></Index>', 'XML, elements <ItemDetail>', [{ ...CUFF, currency: 'USD' }]], // prettier-ignore
  ])('%s', async (_case, content, form, rows) => {
    const found = await read(content);
    expect(found.others).toEqual([]);
    expect(found.rows).toMatchObject(rows);
    expect(found.rows).toHaveLength(rows.length);
    expect(found.format?.form.split(', an export')[0]).toBe(form);
  });
});

it('gives a product without a category none, though one is listed without a number', async () => {
  const offer = (code: string, category: string): string =>
    `<offer><vendor>Acme</vendor><vendorCode>${code}</vendorCode><name>Cuff</name><categoryId>${category}</categoryId></offer>`;
  const { rows } = await read(yml(offer('A-1', '1') + offer('A-2', ''), '<category id="">Other</category>'));
  expect(rows.map((row) => row['group'])).toEqual(['Мониторинг', undefined]);
});

it.each([
  ['XML', (more: string) => feed(item('A-1', `<g:description>${more}</g:description>`))],
  ['JSON', (more: string) => JSON.stringify([{ code: 'A-1', brand: 'M&M', group: 'Monitoring > Cuffs', name: 'Cuff & tube', description: more, price: '12.50 USD' }])], // prettier-ignore
])('reads %s in one line of more than 4 MB', async (_form, content) => {
  const { rows } = await read(content('Long. '.repeat(900_000)));
  expect(rows).toMatchObject([FED]);
});

const zipped = (name: string): Buffer => Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from(name)]);
const bytes = (...of: number[]): Buffer => Buffer.from([...of, ...Array.from({ length: 200 }, () => 0)]);

it.each<[string, string | Uint8Array, RegExp]>([
  ['XML that is cut off', feed(item('A-1'), item('A-2')).slice(0, -80), /ends in the middle of <.*whole file/],
  ['a page that is cut off', `<table>${HEADINGS}${ROW}`, /ends in the middle of <table>/],
  ['XML without products', '<note><to>You</to></note>', /XML without elements such as code/],
  ['XML that is nested without end', '<a>'.repeat(5_000), /more than 200 deep/],
  ['a page without a list', '<html><body><p>Please log in</p></body></html>', /no table of it has a heading/],
  ['a workbook with a password', Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0), Buffer.from('EncryptedPackage', 'utf16le')]), /password: save it without/], // prettier-ignore
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), /\(\.xls\): save it as \.xlsx/],
  ['an OpenDocument sheet', zipped('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), /\(\.ods\): save it as/],
  ['a binary workbook', zipped('xl/workbook.bin'), /\(\.xlsb\): save it as/],
  ['a text document', zipped('word/document.xml'), /\(\.docx\): copy its table/],
  ['a damaged workbook', zipped('xl/workbook.xml'), /damaged: open it and save it anew/],
  ['an archive', zipped('prices.csv'), /archive: unpack it first/],
  ['a gzip file', bytes(0x1f, 0x8b), /gzip: unpack/],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), /picture: ask for/],
  ['a document of rich text', String.raw`{\rtf1\ansi Prices}`, /\(\.rtf\): save its table/],
  ['a database', bytes(0x00, 0x01, 0x02, 0x03), /neither text nor a workbook/],
])('refuses %s, and says what to do', async (_case, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('counts the stock of a cell over several rows of a page once', async () => {
  const { rows } = await read(
    '<table><tr><td>code<td>brand<td>group<td>name<td>stock<tr><td>A-1<td rowspan=2>Acme<td rowspan=2>Cuffs<td>Cuff<td rowspan=2>5<tr><td>A-2<td>Hose</table>',
  );
  expect(rows.map(({ code, brand, stock }) => [code, brand, stock])).toEqual([
    ['A-1', 'Acme', '5'],
    ['A-2', 'Acme', undefined],
  ]);
});

it('takes rows of a page whose name, manufacturer and group span rows for variants', async () => {
  const { rows } = await read(
    '<table><tr><td>code<td>brand<td>group<td>name<td>size<tr><td>A-1<td rowspan=2>Acme<td rowspan=2>Cuffs<td rowspan=2>Cuff<td>S<tr><td>A-2<td>L</table>',
  );
  expect(rows).toMatchObject([
    { code: 'A-1', sku_name_en: 'S' },
    { code: 'A-1', sku_code: 'A-2', name_en: 'Cuff', sku_name_en: 'L' },
  ]);
});
