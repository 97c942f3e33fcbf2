import { expect, it } from 'vitest';
import { readMerchantFile } from '../../../support/fixtures/readMerchantFile.ts';

it.each<[string, string, Record<string, string>[], string[]]>([
  [
    'Odoo: levels of a category without its root; products that are not sold',
    'Internal Reference,Name,Product Category,Sales Price,Manufacturer,Product Type,Can be Sold\nE-1,Paper,All / Saleable / Paper,12.0,Acme,Storable Product,True\nE-2,,,,,,False',
    [{ code: 'E-1', brand: 'Acme', group: 'Paper', name_en: 'Paper', price: '12.0' }],
    ['3: not for sale ("False")'],
  ],
  [
    'Odoo: names of records, and a vendor, who is no maker',
    '"Name","Internal Reference","Sales Price","Product Category/Display Name","Product Type","Unit of Measure/Display Name","Vendors/Vendor/Display Name","Manufacturer"\n"Paper","E-1","12.00","All / Monitoring / Paper","Storable Product","Units","Distrib","Acme"',
    [{ code: 'E-1', brand: 'Acme', group: 'Monitoring > Paper', name_en: 'Paper', price: '12.00', unit: 'Units' }],
    [],
  ],
  [
    'SAP Business One: the maker’s number before the merchant’s own, and the first price list',
    'Item No.\tItem Description\tItem Group\tManufacturer\tMfr Catalog No.\tIn Stock\tAvailable\tInventory UoM\tPrice List 01\nA001\tSyringe\tInfusion\tAcme\t872-F\t20\t15\tBox\t58.20\nA002\tCable\tSpare parts\tAcme\t\t3\t3\tEach\t22.00',
    [
      { code: '872-F', name_en: 'Syringe', group: 'Infusion', stock: '15', price: '58.20', unit: 'Box' },
      { code: 'A002', name_en: 'Cable', price: '22.00' },
    ],
    [],
  ],
  [
    'Odoo: the fields under their own names',
    'id,default_code,name,list_price,standard_price,categ_id/complete_name,type,manufacturer\n__export__.product_1,E-1,Paper,12.0,5.0,All / Saleable / Paper,consu,Acme',
    [{ code: 'E-1', brand: 'Acme', group: 'Paper', name_en: 'Paper', price: '12.0' }],
    [],
  ],
  [
    'QuickBooks: kinds of items are no groups',
    'Active Status,Type,Item,Description,Sales Tax Code,Price,Quantity On Hand,MPN,Manufacturer,Category\nActive,Inventory Part,Cuffs:7,Cuff,Tax,12.50,3,CF-7,Acme,Cuffs\nNot-active,Inventory Part,Cuffs:8,Cuff,Tax,12.50,3,CF-8,Acme,Cuffs',
    [{ code: 'CF-7', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', price: '12.50', stock: '3' }],
    ['3: not for sale ("Not-active")'],
  ],
  [
    'GUDID: the company, the devices in a package, and a device that is distributed',
    'PrimaryDI|commercialDistributionStatus|brandName|versionModelNumber|catalogNumber|companyName|deviceDescription|gmdnPTName|deviceCountInBase\n04006381333931|In Commercial Distribution|FLEXA|FX-1|FX-1-M|Acme Inc|Cuff, medium|Cuff|20\n04006381333948|Not in Commercial Distribution|FLEXA|FX-2||Acme Inc|Cuff, large|Cuff|1',
    [
      {
        code: 'FX-1-M',
        brand: 'Acme Inc',
        group: 'Cuff',
        name_en: 'Cuff, medium',
        gtin: '04006381333931',
        pack_size: '20',
      },
    ],
    ['3: not for sale ("Not in Commercial Distribution")'],
  ],
  [
    'SAP in German: the number of the manufacturer',
    'Materialnummer;Materialkurztext;Hersteller;Hersteller-Teilenummer;Warengruppe;Listenpreis;Währung\n100234;Kabel;Acme;EC-1;EKG;1.250,00;USD\n100235;Papier;Acme;;EKG;5,00;USD',
    [{ code: 'EC-1', brand: 'Acme', group: 'EKG', name_en: 'Kabel', price: '1.250,00', currency: 'USD' }, { code: '100235' }], // prettier-ignore
    [],
  ],
  [
    'SAP: the number of the manufacturer',
    'Material|Material Description|Material Group|Manufacturer|Manufacturer Part Number|Net Price|per|Crcy\n0001|Cable|ECG|Acme|EC-1|1.250,00|1|USD',
    [{ code: 'EC-1', brand: 'Acme', group: 'ECG', name_en: 'Cable', price: '1.250,00', currency: 'USD' }],
    [],
  ],
  [
    '1C: groups stand in rows of their own, above a heading in three parts',
    'Прайс-лист;;;\n;;;\nАртикул;"Ценовая группа/ Номенклатура/ Характеристика номенклатуры";Цена розничная, $;Производитель\nКабели;;;\nК-1;Кабель;1 250,00;Завод\n;Датчики;;\nД-1;Датчик;3 000,00;Завод\n',
    [
      { code: 'К-1', group: 'Кабели', name_ru: 'Кабель', price: '1 250,00' },
      { code: 'Д-1', group: 'Датчики', name_ru: 'Датчик' },
    ],
    ['4: the heading of a group', '6: the heading of a group'],
  ],
  [
    'JTL: the number of the manufacturer, the name and not the description, the price without tax',
    'Interner Schlüssel;Artikelnummer;Artikelname;Beschreibung;Std. VK Brutto;Std. VK Netto;Hersteller;HAN;Kategorie Ebene 1;Kategorie Ebene 2;Lagerbestand Gesamt;Aktiv\n1;A-1;Elektrode;<p>50 mm</p>;11,90;10,00;Acme;WS-50;Verbrauch;EKG;250;Y\n2;A-2;Filter;;3,45;2,90;Acme;;Verbrauch;Filter;0;N', // prettier-ignore
    [{ code: 'WS-50', name_en: 'Elektrode', group: 'Verbrauch > EKG', price: '10,00', stock: '250' }],
    ['3: not for sale ("N")'],
  ],
  [
    'МойСклад without identifiers of records',
    'Тип;Код;Наименование;Артикул;Внешний код;Единица измерения;Цена: Цена продажи;Группы;Производитель\nТовар;00012;Датчик;SP-01;x1;шт;65.00;Мониторинг/Датчики;Завод',
    [{ code: 'SP-01', brand: 'Завод', group: 'Мониторинг > Датчики', price: '65.00' }],
    [],
  ],
  [
    'Zoho without an Indian tax code',
    'Item Name,SKU,Rate,Usage unit,Item Type,Product Type,Status,Part Number,Manufacturer,Stock On Hand,Category Name\nCentrifuge,CF12,USD 780.00,pcs,Inventory,goods,Active,CF-12,Acme,5.00,Laboratory',
    [{ code: 'CF-12', brand: 'Acme', group: 'Laboratory', price: 'USD 780.00', stock: '5.00' }],
    [],
  ],
  [
    'МойСклад: the article, levels of the group, goods in the archive',
    'UUID;Тип;Группы;Код;Наименование;Внешний код;Артикул;Цена: Цена продажи;Валюта (Цена продажи);Закупочная цена;Валюта (Закупочная цена);Архивный;Остаток;Доп. поле: Производитель\na-1;Товар;Расходные/Электроды;00001;Электрод;x1;FS-50;450,00;USD;300,00;USD;нет;120;Завод\na-3;Товар;Расходные/Бумага;00003;Бумага;x3;110x20;95,50;USD;;;да;3;Завод', // prettier-ignore
    [{ code: 'FS-50', brand: 'Завод', group: 'Расходные > Электроды', price: '450,00', currency: 'USD', stock: '120' }],
    ['3: not for sale ("да")'],
  ],
])('reads an export of %s', async (_case, content, expected, leftOut) => {
  expect(await readMerchantFile(content)).toMatchObject({ rows: expected, others: leftOut });
});
