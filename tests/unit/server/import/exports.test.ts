import { expect, it } from 'vitest';
import { readMerchantFile } from '../../../support/fixtures/readMerchantFile.ts';

/** A file of rows by heading, with the headings of the first row. */
function tableOf(delimiter: string, rows: Record<string, string>[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(quoted).join(delimiter))
    .join('\r\n');
}

const MAGENTO = { attribute_set_code: 'Default', store_view_code: '', product_online: '1', created_at: '8/2/26, 8:15 AM', configurable_variations: '' }; // prettier-ignore
const SIMPLE = { ...MAGENTO, product_type: 'simple', visibility: 'Catalog, Search', qty: '3.0000' };
const CABLE = { ...SIMPLE, visibility: 'Not Visible Individually', categories: 'Default Category/Medical,Default Category/Medical/ECG' }; // prettier-ignore
const FRAME = { code: 'ECG-3', brand: 'Acme', group: 'Medical > ECG', name_en: 'ECG cable', accessories: 'SP-1 | GEL' };

const PRESTASHOP = { 'Active (0/1)': '1', 'Name *': 'Probe', 'Categories (x,y,z...)': 'Home,Ultrasound,Ultrasound/Probes', 'Price tax excluded or Price tax included': '1500.000000', 'Wholesale price': '900', 'Reference #': 'CP-5', 'Supplier reference #': 'S-9', Manufacturer: 'Acme', MPN: '', 'Unit price': '0.00' }; // prettier-ignore
const GOOGLE = { title: 'Cuff', link: 'https://shop.example', availability: 'in_stock', brand: 'Acme', 'google product category': '2907', 'product type': 'Monitoring > Cuffs' }; // prettier-ignore
const BIGCOMMERCE = { 'Item Type': '  SKU', 'Product Name': '', 'Product Type': '', 'Product Code/SKU': '', 'Brand Name': '', Price: '', 'Product Visible?': '', Category: '', 'Current Stock Level': '' }; // prettier-ignore
const BIG_PRODUCT = { ...BIGCOMMERCE, 'Item Type': 'Product', 'Product Type': 'P', 'Brand Name': 'Acme', 'Product Visible?': 'Y', Category: 'Sale; Monitoring/Cuffs' }; // prettier-ignore
const AMAZON = { feed_product_type: 'cuffs', item_sku: 'CF', brand_name: 'Acme', item_name: 'Cuff', manufacturer: 'Acme Inc', part_number: '', parent_child: '', parent_sku: '' }; // prettier-ignore
const AMAZON_TOP = `TemplateType=fptcustom\tVersion=2026\tThe top 3 rows are for Amazon only\n${['Product Type', 'Seller SKU', 'Brand Name', 'Product Name', 'Manufacturer', 'Manufacturer Part Number', 'Parentage', 'Parent SKU'].join('\t')}\n`; // prettier-ignore
const WIX = { handleId: 'product_1', fieldType: 'Variant', name: '', collection: '', sku: '', price: '', surcharge: '', visible: 'true', inventory: '' }; // prettier-ignore
const OPENCART = { product_id: '50', 'name(en-gb)': 'Monitor', 'name(ru-ru)': 'Монитор', categories: 'Monitors', sku: 'OUR-1', mpn: '', model: 'PM-9', manufacturer: 'Acme', date_available: '2026-01-01', stock_status_id: '7', status: 'true', related_ids: '51' }; // prettier-ignore

const SQUARE = { Token: 'A', 'Item Name': 'Cuff', 'Variation Name': '', SKU: '', Categories: 'Cuffs', 'Item Type': 'Physical good', Price: '9.00', 'Online Sale Price': '1.00', Archived: 'N', Brand: 'Acme' }; // prettier-ignore
const CIN7 = { ProductCode: 'SP-10', Name: 'Sensor', Category: 'Sensors', Brand: 'Acme', Type: 'Stock', CartonQuantity: '20', DefaultUnitOfMeasure: 'Item', PriceTier1: '120.00', PriceTier2: '99.00', Status: 'Active', StockOnHand: '33' }; // prettier-ignore

it.each<[string, string, Record<string, string>[], string[]]>([
  [
    'Magento: variations stand above their product; disabled products, other store views',
    tableOf(',', [
      { ...CABLE, sku: 'ECG-3-S', name: 'ECG cable-S', price: '49.0000', additional_attributes: 'manufacturer=Acme,size=S' }, // prettier-ignore
      { ...CABLE, sku: 'ECG-3-M', name: 'ECG cable-M', price: '59.0000', additional_attributes: 'manufacturer=Acme,size=M' }, // prettier-ignore
      { ...CABLE, sku: 'ALONE', name: 'Alone' },
      { ...CABLE, sku: 'ECG-3', name: 'ECG cable', product_type: 'configurable', additional_attributes: 'note=a, b,manufacturer=Acme', related_skus: 'SP-1', upsell_skus: 'GEL', configurable_variations: 'sku=ECG-3-S,size=S|sku=ECG-3-M,size=M' }, // prettier-ignore
      { ...SIMPLE, sku: 'SP-1', name: 'Sensor', product_online: '2' },
      { ...SIMPLE, sku: 'ECG-3', name: 'Cable de ECG', store_view_code: 'es' },
    ]),
    [
      { ...FRAME, sku_code: 'ECG-3-S', sku_name_en: 'S', price: '49.0000', stock: '3.0000' },
      { ...FRAME, sku_code: 'ECG-3-M', sku_name_en: 'M', price: '59.0000' },
    ],
    ['5: sold by its variations', '6: not for sale ("disabled")', '7: texts of another store view', '4: not visible on its own'], // prettier-ignore
  ],
  [
    'Square: variations of one item, archived items',
    tableOf(',', [
      { ...SQUARE, 'Variation Name': 'Small', SKU: 'NC-S', Price: '24.50' },
      { ...SQUARE, 'Variation Name': 'Large', SKU: 'NC-L', Price: '29.50' },
      { ...SQUARE, 'Item Name': 'Old cuff', SKU: 'OC', Archived: 'Y' },
    ]),
    [
      { code: 'NC-S', sku_code: 'NC-S', name_en: 'Cuff', sku_name_en: 'Small', price: '24.50', group: 'Cuffs' },
      { code: 'NC-S', sku_code: 'NC-L', sku_name_en: 'Large', price: '29.50' },
    ],
    ['4: not for sale ("Y")'],
  ],
  [
    'Cin7: the first price, no pack of a carton, deprecated products',
    tableOf(',', [CIN7, { ...CIN7, ProductCode: 'SP-11', Status: 'Deprecated' }]),
    [{ code: 'SP-10', name_en: 'Sensor', brand: 'Acme', group: 'Sensors', price: '120.00', stock: '33' }],
    ['3: not for sale ("Deprecated")'],
  ],
  [
    'PrestaShop: the reference where there is no MPN, one of its categories, the price without tax',
    tableOf(';', [PRESTASHOP, { ...PRESTASHOP, MPN: 'M-6' }, { ...PRESTASHOP, 'Active (0/1)': '0' }]),
    [
      { code: 'CP-5', brand: 'Acme', group: 'Ultrasound > Probes', name_en: 'Probe', price: '1500.000000' },
      { code: 'M-6' },
    ],
    ['4: not for sale ("0")'],
  ],
  [
    'Google Merchant Center: variants of an item group, and products without one',
    tableOf('\t', [
      { ...GOOGLE, id: '1', mpn: 'C-S', price: '12.50 USD', 'item group id': 'CUFF', size: 'S' },
      { ...GOOGLE, id: '2', mpn: 'C-M', price: '13.50 USD', 'item group id': 'CUFF', size: 'M' },
      { ...GOOGLE, id: '3', mpn: 'H-1', title: 'Hose' },
      { ...GOOGLE, id: '4', title: 'Tube' },
    ]),
    [
      { code: 'C-S', brand: 'Acme', group: 'Monitoring > Cuffs', sku_name_en: 'S', price: '12.50 USD' },
      { code: 'C-S', sku_code: 'C-M', sku_name_en: 'M' },
      { code: 'H-1', name_en: 'Hose' },
      { code: '4', name_en: 'Tube' },
    ],
    [],
  ],
  [
    'BigCommerce: variants follow their product, with its price unless they have one',
    tableOf(',', [
      { ...BIG_PRODUCT, 'Product Name': 'Cuff', 'Product Code/SKU': 'CF', Price: '10.00' },
      { ...BIGCOMMERCE, 'Product Name': '[S]Size=S', 'Product Code/SKU': 'CF-S', 'Current Stock Level': '3' },
      { ...BIGCOMMERCE, 'Product Name': '[S]Size=M,[CS]Colour=Red', 'Product Code/SKU': 'CF-M', Price: '12.00' },
      { ...BIGCOMMERCE, 'Item Type': '  Rule', 'Product Code/SKU': 'CF-M', Price: '[FIXED]15' },
      { ...BIG_PRODUCT, 'Product Name': 'Hidden', 'Product Code/SKU': 'HD', 'Product Visible?': 'N' },
      { ...BIG_PRODUCT, 'Product Name': 'Hose', 'Product Code/SKU': 'HS', Price: '5.00' },
    ]),
    [
      { code: 'CF', sku_code: 'CF-S', brand: 'Acme', group: 'Monitoring > Cuffs', name_en: 'Cuff', sku_name_en: 'S', price: '10.00', stock: '3' }, // prettier-ignore
      { code: 'CF', sku_code: 'CF-M', sku_name_en: 'M / Red', price: '12.00' },
      { code: 'HS', name_en: 'Hose', price: '5.00' },
    ],
    ['2: sold by its variations', '5: a picture or a rule', '6: not for sale ("N")'],
  ],
  [
    'Amazon: names below titles, a child names its parent',
    AMAZON_TOP +
      tableOf('\t', [
        { ...AMAZON, parent_child: 'parent' },
        { ...AMAZON, item_sku: 'CF-S', part_number: 'P-S', parent_child: 'child', parent_sku: 'CF' },
        { ...AMAZON, item_sku: 'PB', item_name: 'Probe' },
      ]),
    [
      { code: 'CF', sku_code: 'P-S', brand: 'Acme', group: 'cuffs', name_en: 'Cuff' },
      { code: 'PB', name_en: 'Probe' },
    ],
    ['4: sold by its variations'],
  ],
  [
    'OpenCart: names by language, the model as number, no ids as accessories',
    tableOf(',', [OPENCART, { ...OPENCART, status: 'false' }]),
    [{ code: 'PM-9', brand: 'Acme', group: 'Monitors', name_en: 'Monitor', name_ru: 'Монитор' }],
    ['3: not for sale ("false")'],
  ],
  [
    'WooCommerce: one of several categories, all kinds of related products',
    tableOf(',', [
      { Type: 'simple', SKU: 'P', Name: 'Probe', Published: '1', 'Tax status': 'none', 'Regular price': '10', Categories: 'Sale, Medical > Probes, heads', Brands: 'Acme', Parent: '', Upsells: 'A, B', 'Cross-sells': 'C' }, // prettier-ignore
    ]),
    [{ code: 'P', group: 'Medical > Probes', accessories: 'A | B | C', brand: 'Acme' }],
    [],
  ],
  [
    'Wix: variants below their product cost more than it, and may alone have numbers',
    tableOf(',', [
      { ...WIX, fieldType: 'Product', name: 'Cuff', collection: 'Sale;Cuffs', brand: 'Acme', price: '10.00', productOptionDescription1: 'S;M' }, // prettier-ignore
      { ...WIX, sku: 'CF-S', surcharge: '0.0', inventory: '3', productOptionDescription1: 'S' },
      { ...WIX, sku: 'CF-M', surcharge: '2.50', productOptionDescription1: 'M' },
      { ...WIX, fieldType: 'Product', name: 'Hose', collection: 'Hoses', brand: 'Acme', sku: 'HS', visible: 'false' },
    ]),
    [
      { code: 'CF-S', sku_code: 'CF-S', brand: 'Acme', group: 'Sale', name_en: 'Cuff', sku_name_en: 'S', price: '10.00', stock: '3' }, // prettier-ignore
      { code: 'CF-S', sku_code: 'CF-M', sku_name_en: 'M', price: '12.50' },
    ],
    ['2: sold by its variations', '5: not for sale ("false")'],
  ],
  [
    'Squarespace: rows without a name are variants of the one above; its hidden goods',
    'Product ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Brand,SKU,Option Name 1,Option Value 1,Price,Sale Price,Stock,Categories,Visible\n60aa,PHYSICAL,shop,cuff,Cuff,Acme,CF-S,Size,Small,18.00,0.00,12,/cuffs,Yes\n,,,,,,CF-M,,Medium,19.50,0.00,3,,\n60bb,PHYSICAL,shop,hose,Hose,Acme,HS,,,5.00,0.00,1,"/cuffs, /cuffs/hoses",No', // prettier-ignore
    [
      { code: 'CF-S', sku_code: 'CF-S', brand: 'Acme', group: 'cuffs', name_en: 'Cuff', sku_name_en: 'Small', price: '18.00' }, // prettier-ignore
      { code: 'CF-S', sku_code: 'CF-M', name_en: 'Cuff', sku_name_en: 'Medium', price: '19.50', stock: '3' },
    ],
    ['4: not for sale ("No")'],
  ],
  [
    'Ecwid: variations follow their product; its options are no goods',
    'type,product_internal_id,product_sku,product_quantity,product_name,product_price,product_is_available,product_brand,product_category_1,product_variation_sku,product_variation_quantity,product_variation_price\nproduct,41,SP,14,Sensor,49.90,true,Acme,Sensors / SpO2,,,\nproduct_option,41,SP,,,,,,,,,\nproduct_variation,41,SP,,,,,,,SP-1,4,49.90\nproduct_variation,41,SP,,,,,,,SP-3,10,54.90\nproduct,42,TP,5,Probe,39.00,true,Acme,Sensors,,,\nproduct,43,TQ,5,Probe,39.00,false,Acme,Sensors,,,', // prettier-ignore
    [
      { code: 'SP', sku_code: 'SP-1', brand: 'Acme', group: 'Sensors > SpO2', name_en: 'Sensor', price: '49.90', stock: '4' }, // prettier-ignore
      { code: 'SP', sku_code: 'SP-3', price: '54.90', stock: '10' },
      { code: 'TP', name_en: 'Probe', price: '39.00', stock: '5' },
    ],
    ['3: a picture or a rule', '2: sold by its variations', '7: not for sale ("false")'],
  ],
  [
    'Shopware: a product with variants, which name it by its id, is not sold itself',
    'id;parent_id;product_number;active;stock;name;price_net;price_gross;manufacturer_name;categories;variant_options\na1;;GEL-5;1;12;Gel 5 l;15.12;17.99;Acme;Consumables > Gels;\na2;;COV;1;0;Cover;2.10;2.50;Acme;Consumables;\na3;a2;COV-S;1;30;;2.10;2.50;;;Size: 122 cm\na4;a2;COV-L;0;5;;2.30;2.74;;;Size: 244 cm', // prettier-ignore
    [
      { code: 'GEL-5', group: 'Consumables > Gels', price: '15.12', stock: '12' },
      { code: 'COV', sku_code: 'COV-S', name_en: 'Cover', brand: 'Acme', sku_name_en: 'Size: 122 cm', stock: '30' },
    ],
    ['3: sold by its variations', '5: not for sale ("0")'],
  ],
  [
    'Tilda: variants have their product’s name',
    'Tilda UID;Brand;SKU;Category;Title;Text;Price;Quantity;Price Old;Editions;Parent UID;Characteristics:Длина\n81;Acme;S10;Датчики;Датчик;Текст;3500;10;;;;\n82;;S10-1;;Датчик 1 м;;3500;4;;Длина:1 м;81;1 м', // prettier-ignore
    [{ code: 'S10', sku_code: 'S10-1', brand: 'Acme', group: 'Датчики', name_ru: 'Датчик', sku_name_en: '1 м' }],
    ['2: sold by its variations'],
  ],
  [
    'InSales: variants have one id and are chosen by properties; hidden goods; a root that says nothing',
    'ID товара;Название товара;Видимость на витрине;Корневая;Подкатегория 1;Подкатегория 2;ID варианта;Артикул;Цена продажи;Старая цена;Остаток;Параметр: Производитель;Свойство: Размер;Свойство: Цвет\n77;Манжета;выставлен;Каталог;Мониторинг;Манжеты;701;MN-S;1200.0;1500.0;5;Завод;S;синий\n77;Манжета;выставлен;Каталог;Мониторинг;Манжеты;702;MN-M;1250.0;;7;Завод;M;синий\n78;Гель;скрыт;Каталог;Гели;;703;G-1;300.0;;9;Завод;;', // prettier-ignore
    [
      { code: 'MN-S', sku_code: 'MN-S', brand: 'Завод', group: 'Мониторинг > Манжеты', name_ru: 'Манжета', sku_name_en: 'S / синий', price: '1200.0' }, // prettier-ignore
      { code: 'MN-S', sku_code: 'MN-M', sku_name_en: 'M / синий', price: '1250.0', stock: '7' },
    ],
    ['4: not for sale ("скрыт")'],
  ],
  [
    'VTEX: variants have one product id',
    '_SkuId (Not changeable);_SkuName;_SkuIsActive (Not changeable);_SkuEan;_SkuReferenceCode;_ProductId (Not changeable);_ProductName (Required);_ProductRefId;_ProductIsActive (Not changeable);_CategoryName;_BrandName\n31;Negro;YES;;LIT-20;20;Estetoscopio;5620;YES;Diagnóstico;Acme\n32;Azul;YES;;LIT-27;20;Estetoscopio;5620;YES;Diagnóstico;Acme\n33;Rojo;NO;;LIT-28;20;Estetoscopio;5620;YES;Diagnóstico;Acme', // prettier-ignore
    [
      { code: '5620', sku_code: 'LIT-20', sku_name_en: 'Negro', brand: 'Acme', group: 'Diagnóstico' },
      { code: '5620', sku_code: 'LIT-27', sku_name_en: 'Azul' },
    ],
    ['4: not for sale ("NO")'],
  ],
])('reads an export of %s', async (_case, content, expected, leftOut) => {
  expect(await readMerchantFile(content)).toMatchObject({ rows: expected, others: leftOut });
});

it('asks for names where groups are numbers of categories', async () => {
  const numbers = tableOf(',', [{ ...OPENCART, categories: '20,27' }]);
  await expect(readMerchantFile(numbers)).rejects.toThrow(/groups such as "20,27" are numbers.*--group=/);
});

it('takes no line without quotes for the end of the headings above it', async () => {
  await expect(readMerchantFile('Item,SKU,Shade\nProduct,CF,"red"\nVariant,CF-S,\n')).rejects.toThrow(/unknown headings: Shade\./); // prettier-ignore
});

it('asks for the name where a heading may say it in another language', async () => {
  const list = 'Code;Brand;Group;Produktname kurz;Kundentitel;Description\nA-1;Acme;Cuffs;Cuff;Cuff;Washable\n';
  await expect(readMerchantFile(list)).rejects.toThrow(/no column for name; unknown headings: .*Kundentitel/);
});

it.each([
  'Status;Active\nactive;No',
  'Published;Visible\nYes;No',
  'Status;Visible\nactive;No',
  'Active;Published\nYes;0',
  'Enabled;Видимость\n1;скрыто',
])('leaves out goods that one of several columns takes from sale: %s', async (columns) => {
  const [headings, values] = columns.split('\n');
  const { rows, others } = await readMerchantFile(`Code;Brand;Group;Name;${headings}\nA-1;Acme;Cuffs;Cuff;${values}\n`);
  expect(rows).toEqual([]);
  expect(others).toEqual([expect.stringMatching(/^2: not for sale/)]);
});
