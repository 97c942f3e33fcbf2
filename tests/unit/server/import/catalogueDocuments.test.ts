import { describe, expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const HEADER = '<HEADER><CATALOG><LANGUAGE>spa</LANGUAGE><CURRENCY>USD</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>Delta</SUPPLIER_NAME></SUPPLIER></HEADER>'; // prettier-ignore
const group = (id: string, name: string, parent: string, type = 'node'): string =>
  `<CATALOG_STRUCTURE type="${type}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME><PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`;
const GROUPS = `<CATALOG_GROUP_SYSTEM>${group('1', 'Catalogue', '0', 'root')}${group('2', 'Monitoring', '1')}${group('3', 'Cuffs', '2', 'leaf')}</CATALOG_GROUP_SYSTEM>`; // prettier-ignore
const amount = (type: string, value: string, from: string): string =>
  `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${value}</PRICE_AMOUNT><LOWER_BOUND>${from}</LOWER_BOUND></ARTICLE_PRICE>`;
const article = (number: string, details: string, more = '', mode = 'new'): string =>
  `<ARTICLE mode="${mode}"><SUPPLIER_AID>${number}</SUPPLIER_AID><ARTICLE_DETAILS>${details}</ARTICLE_DETAILS>${more}</ARTICLE><ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${number}</ART_ID><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;
const bmecat = (...articles: string[]): string =>
  `<?xml version="1.0"?><BMECAT version="1.2">${HEADER}<T_NEW_CATALOG>${GROUPS}${articles.join('')}</T_NEW_CATALOG></BMECAT>`;

describe('reads a BMEcat catalogue', () => {
  it('with the maker’s number, the list price of one, the deepest group and features', async () => {
    const details = '<DESCRIPTION_SHORT>Manguito</DESCRIPTION_SHORT><EAN>4006381333931</EAN><MANUFACTURER_AID>A-1</MANUFACTURER_AID><MANUFACTURER_NAME>Acme</MANUFACTURER_NAME>'; // prettier-ignore
    const features = '<ARTICLE_FEATURES><FEATURE><FNAME>Length</FNAME><FVALUE>35</FVALUE><FUNIT>CMT</FUNIT></FEATURE><FEATURE><FNAME>Colour</FNAME><FVALUE>blue</FVALUE><FVALUE>grey</FVALUE></FEATURE></ARTICLE_FEATURES>'; // prettier-ignore
    const order = '<ARTICLE_ORDER_DETAILS><NO_CU_PER_OU>10</NO_CU_PER_OU></ARTICLE_ORDER_DETAILS>';
    const prices = `<ARTICLE_PRICE_DETAILS>${amount('net_customer', '1', '1')}${amount('net_list', '9', '10')}${amount('net_list', '12.50', '1')}</ARTICLE_PRICE_DETAILS>`; // prettier-ignore
    const { rows, others } = await read(bmecat(article('D-7', details, features + order + prices)));
    expect(others).toEqual([]);
    expect(rows).toMatchObject([
      { code: 'A-1', brand: 'Acme', group: 'Monitoring > Cuffs', name_es: 'Manguito', gtin: '4006381333931', price: '12.50', currency: 'USD', pack_size: '10', 'spec:Length [cm]': '35', 'spec:Colour': 'blue, grey' }, // prettier-ignore
    ]);
  });

  it('with the supplier as the maker of what names none, and without what it deletes', async () => {
    const name = '<DESCRIPTION_SHORT>Manguito</DESCRIPTION_SHORT>';
    const { rows, others } = await read(bmecat(article('D-7', name), article('D-8', name, '', 'delete')));
    expect(rows).toMatchObject([{ code: 'D-7', brand: 'Delta', group: 'Monitoring > Cuffs', name_es: 'Manguito' }]);
    expect(others).toEqual(['2: not for sale ("deleted")']);
  });

  it('of version 2005, in several languages, with a factor on the price', async () => {
    const product = '<PRODUCT mode="new"><SUPPLIER_PID>D-7</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="eng">Cuff</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="rus">Манжета</DESCRIPTION_SHORT><INTERNATIONAL_PID type="gtin">4006381333931</INTERNATIONAL_PID><MANUFACTURER_PID>A-1</MANUFACTURER_PID><MANUFACTURER_NAME>Acme</MANUFACTURER_NAME></PRODUCT_DETAILS><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>10.00</PRICE_AMOUNT><PRICE_CURRENCY>USD</PRICE_CURRENCY><PRICE_FACTOR>0.9</PRICE_FACTOR></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT><PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>D-7</PROD_ID><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>'; // prettier-ignore
    const { rows } = await read(bmecat(product));
    expect(rows).toMatchObject([{ code: 'A-1', brand: 'Acme', group: 'Monitoring > Cuffs', name_en: 'Cuff', name_ru: 'Манжета', gtin: '4006381333931', price: '9.00' }]); // prettier-ignore
  });
});

const CLASSIFIER = '<Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Мониторинг</Наименование><Группы><Группа><Ид>g2</Ид><Наименование>Манжеты</Наименование></Группа></Группы></Группа></Группы><Свойства><Свойство><Ид>s1</Ид><Наименование>Бренд</Наименование><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Акме</Значение></Справочник></ВариантыЗначений></Свойство><Свойство><Ид>s2</Ид><Наименование>Длина</Наименование></Свойство></Свойства></Классификатор>'; // prettier-ignore
const goods = (id: string, more: string): string =>
  `<Товар><Ид>${id}</Ид><Наименование>Манжета</Наименование><Группы><Ид>g2</Ид></Группы>${more}</Товар>`;
const MADE = '<Артикул>М-1</Артикул><Изготовитель><Ид>m</Ид><Наименование>Акме</Наименование></Изготовитель>';
const offer = (id: string, price: string, more = ''): string =>
  `<Предложение><Ид>${id}</Ид><Цены>${price}</Цены><Количество>4</Количество>${more}</Предложение>`;
const cost = (value: string, kind = 'retail'): string =>
  `<Цена><ИдТипаЦены>${kind}</ИдТипаЦены><ЦенаЗаЕдиницу>${value}</ЦенаЗаЕдиницу><Валюта>USD</Валюта></Цена>`;
const KINDS = '<ТипыЦен><ТипЦены><Ид>buy</Ид><Наименование>Закупочная</Наименование></ТипЦены><ТипЦены><Ид>bulk</Ид><Наименование>Оптовая</Наименование></ТипЦены><ТипЦены><Ид>retail</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен>'; // prettier-ignore
const commerceMl = (products: string, offers = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08">${CLASSIFIER}<Каталог><Товары>${products}</Товары></Каталог><ПакетПредложений>${KINDS}<Предложения>${offers}</Предложения></ПакетПредложений></КоммерческаяИнформация>`;
const CUFF = { code: 'М-1', brand: 'Акме', group: 'Мониторинг > Манжеты', name_ru: 'Манжета' };

describe('reads a document of 1C', () => {
  it('with groups, properties, the retail price and stock', async () => {
    const length = '<ЗначенияСвойств><ЗначенияСвойства><Ид>s2</Ид><Значение>35 см</Значение></ЗначенияСвойства></ЗначенияСвойств>'; // prettier-ignore
    const prices = cost('5', 'buy') + cost('9', 'bulk') + cost('12.50');
    const { rows, others } = await read(commerceMl(goods('a', MADE + length), offer('a', prices)));
    expect(others).toEqual([]);
    expect(rows).toMatchObject([{ ...CUFF, price: '12.50', currency: 'USD', stock: '4', 'spec_ru:Длина | ru=Длина': '35 см' }]); // prettier-ignore
  });

  it('with a maker among the properties, the number of 1C, and no price that is not for buyers', async () => {
    const brand = '<ЗначенияСвойств><ЗначенияСвойства><Ид>s1</Ид><Значение>v1</Значение></ЗначенияСвойства></ЗначенияСвойств>'; // prettier-ignore
    const number = '<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Код</Наименование><Значение>00-7</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>'; // prettier-ignore
    const { rows } = await read(commerceMl(goods('a', brand + number), offer('a', cost('5', 'buy'))));
    expect(rows).toMatchObject([{ ...CUFF, code: '00-7', stock: '4' }]);
    expect(rows[0]).not.toHaveProperty('price');
  });

  it('with a variant for each offer, and without what was deleted', async () => {
    const size = (value: string): string =>
      `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
    const products = goods('a', MADE) + goods('b', `${MADE}<ПометкаУдаления>true</ПометкаУдаления>`);
    const offers = offer('a#1', cost('10'), size('S')) + offer('a#2', cost('12'), size('M'));
    const { rows, others } = await read(commerceMl(products, offers));
    expect(rows).toMatchObject([
      { ...CUFF, price: '10', sku_name_en: 'S' },
      { ...CUFF, sku_code: 'М-1-M', price: '12', sku_name_en: 'M' },
    ]);
    expect(others).toEqual(['3: not for sale ("удален")']);
  });

  it('whose prices and stock are in files of their own', async () => {
    const empty = commerceMl('').replace(/<Классификатор>.*<.Классификатор>/, '');
    const file = (own: string): string => empty.replace('<Предложения>', `<Предложения>${own}`);
    const prices = file(`<Предложение><Ид>a</Ид><Цены>${cost('12.50')}</Цены></Предложение>`);
    const stock = file('<Предложение><Ид>a</Ид><Остатки><Остаток><Склад><Ид>s1</Ид><Количество>3</Количество></Склад></Остаток><Остаток><Склад><Ид>s2</Ид><Количество>4</Количество></Склад></Остаток></Остатки></Предложение>'); // prettier-ignore
    const { rows, format } = await read(commerceMl(goods('a', MADE)), {}, [prices, stock]);
    expect(rows).toMatchObject([{ ...CUFF, price: '12.50', currency: 'USD', stock: '7' }]);
    expect(format?.form).toBe('XML of 1C (CommerceML)');
  });

  it('without its offers, and says where prices would be', async () => {
    const { rows, format } = await read(commerceMl(goods('a', MADE)));
    expect(rows).toMatchObject([CUFF]);
    expect(format?.form).toContain('for prices and stock name offers.xml, too');
  });

  it('and asks for the goods of prices alone', async () => {
    await expect(read(commerceMl('', offer('a', cost('10'))))).rejects.toThrow('name import.xml first');
  });

  it('and no other file in several', async () => {
    await expect(read('code,brand,group,name\nA-1,Acme,Cuffs,Cuff\n', {}, ['<a/>'])).rejects.toThrow('name one file');
  });
});
