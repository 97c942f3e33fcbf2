import { describe, expect, it } from 'vitest';
import { DOCUMENT_HEADINGS } from '../../../../server/import/file/headings/words/documentHeadings.ts';
import { HEADINGS as HEADING_WORDS } from '../../../../server/import/file/headings/words/headingWords.ts';
import { meaningsOf } from '../../../../server/import/file/headings/columns.ts';

const HEADINGS: Record<string, string> = {
  price:
    'Price, USD | Price (USD) | USD Price | Price USD excl. VAT | Price (excl. VAT) | Price (incl. tax) | List price ($) | Unit Price | Price per piece | Price/unit | Price each | Net Price | Prices | Product price | Price US$ | Цена розничная | Розничная цена | Цена, руб. | Цена, долл. США | Цена в долларах США | Price, US dollars | Precio en dólares | Precio, dólares americanos | Розничная | Отпускная цена | Price List 01 | 销售单价(USD) | Цена (с НДС) | Цена с НДС, руб. | Цена без НДС | Цена за ед. | Цена за 1 шт., руб. | ЦЕНА | Цены | Precio unitario | Precio (USD) | Precio sin IVA | Precio con IVA | Precio por unidad | Precio unitario sin IVA (USD) | 单价（元） | 单价/元 | 价格（美元） | 产品单价 | 含税单价 | 不含税单价 | Price 1-9 | Price (1-9 pcs) | Price from 1 | Цена от 1 шт | Price 1+ | Precio de venta público | UVP | Price per pack | Box price | Цена за упаковку | Precio por caja | Preis pro VPE | New Price | Новая цена, руб. | Precio nuevo | 新价',
  price_per: 'Price unit | Preiseinheit | Preiseinh. | PEINH | Единица цены | 价格单位',
  stock:
    'Qty. | QOH | Cant. | Qty available | Stock (pcs) | Available quantity | Qty on hand | Остаток, шт. | Кол-во, шт | Наличие на складе | Cantidad (uds) | Existencias en almacén | 库存（件） | 库存量 | Qty avail. | Free stock | Кол-во на складе | Stock disponible | 现货数量 | stockNum | stock_num',
  code: 'Part # | Item # | Cat. No. | Catalog # | Part Nos. | P/N | Mfr. Part # | Manufacturer P/N | OEM Part Number | N.º de referencia | Ref. fabricante | Код производителя | № артикула | Каталожный № | Номер по каталогу | 零件编号 | 部件号 | Арт. производителя | Каталожный номер производителя | Maker part no | ManufacturerPartID | Cód. artículo | N.º de catálogo | 厂家型号 | Product2.ProductCode | Артикул продавца | Stock num.',
  brand:
    'Brand | Mfr. | MFG Name | Manufacturer / Brand | Бренд / Производитель | Завод-изготовитель | Marca / Fabricante | 生产企业 | 品牌名称 | OEM | Producer | Casa comercial | Product2.Manufacturer__c',
  group_2:
    'Subcategory | Sub-category | Category 2 | Category L2 | Level 2 category | Категория 2 уровня | Подгруппа | Subfamilia | 二级分类 | Subcategory 1 | Подкатегория 1',
  group_3: 'Category 3 | Subcategory 2 | Подкатегория 2',
  group:
    'Product Category | Группа товара | Раздел каталога | Familia de productos | 产品大类 | Category 1 | Категория 1-го уровня | 一级分类 | Product line | Department | Вид товара | 科室',
  name_en: 'Name EN | Product Name (EN) | name(en-gb) | Nombre en inglés | 英文名称 | Наименование на английском',
  name_ru: 'name_ru | Название (рус.) | Name (Russian) | Название товара | Товары',
  description_es: 'Descripción del producto | Description (es)',
  delivery_days:
    'Lead time, days | Lead Time (working days) | Срок поставки (раб. дн.) | Plazo de entrega (días) | 货期（天） | 交货周期 | Leadtime (days) | Ships in | Время доставки | Plazo | 供货周期',
  gtin: 'EAN code | EAN-13 | Bar code | Код EAN | Código EAN | 商品条码 | GTIN/EAN',
  origin:
    'Country of manufacture | Страна-производитель | País de fabricación | 原产国 | C:Country/Region of Manufacture | Country/Region of Origin Code',
  pack_size:
    'Pcs per pack | Units/pack | Штук в упаковке | Кол-во в уп. | Unidades por envase | Qty/UOM | Each/Case | Pcs/box | Case qty | Uds/caja | 装箱数 | Stück/VPE',
  fits: 'Compatible models | Compatible devices | Совместимые модели | Equipos compatibles | 适用型号',
  pictures:
    'Image Src | Images | image_link | additional_image_link | Image 1 | Image 2 URL | Product Image URL - 1 | base_image | Image URLs (x,y,z...) | Main image | Photo | Фото | Изображения товара | Ссылка на фото | Imagen principal | Foto | 产品图片 | 主图 | Bild 2 | productImage',
  datasheet_en:
    'Datasheet | Data sheet URL | Datasheet (product.metafields.custom.datasheet) | Spec Sheet | Brochure 2',
  datasheet_es: 'Ficha técnica | Hoja de datos | Datasheet ES',
  datasheet_ru: 'Паспорт изделия | Брошюра | datasheet_ru',
  datasheet_zh: '规格书 | 技术资料',
  manual_en: 'Manual | User Manual | Manual (EN) | Operator Manual URL | Manual link',
  manual_es: 'Manual de usuario | Manual (ES) | es_manual',
  manual_ru: 'Руководство по эксплуатации | Manual RU',
  manual_zh: '用户手册 | Manual (zh-cn)',
  ifu_en: 'IFU | Instructions for Use | IFU link | eIFU',
  ifu_es: 'Instrucciones de uso',
  ifu_ru: 'Инструкция по применению | Инструкция',
  ifu_zh: '使用说明书 | 说明书',
  ce_certificate_en: 'CE certificate | Declaration of Conformity | CE Certificate (PDF)',
  fda_510k_en: '510(k) summary | 510k Summary',
  cleaning_guide_en: 'Cleaning Instructions | Reprocessing guide',
  documents_en: 'Documents | Document 1 | Attachments | PDF | Document URL 2',
  documents_ru: 'Документация | Документы',
  packaging:
    'Pack | Packaging | Упаковка | Фасовка | Форма выпуска | Presentación | Empaque | 包装规格 | 规格 | Sold as',
  unit: 'Unit | UM | 主计量单位 | UOM | U/M | Unit of Measure | Base Unit of Measure | Ед. изм. | Единица измерения | Unidad de medida | 单位 | ME',
  specs: 'Specifications | Technical data | Attributes | Характеристики | Especificaciones técnicas | 技术参数',
  condition: 'Cond. | New/Used | Condition ID | Состояние | 新旧程度',
  warranty_months: 'Warranty (months) | Гарантия (мес.) | Garantía (meses) | 保修期（月）',
};

describe.each(Object.entries(HEADINGS))('a heading of %s', (column, headings) => {
  it.each(headings.split(' | '))('is %s', (heading) => {
    expect(meaningsOf(heading).map((meaning) => meaning.column)).toContain(column);
  });
});

it.each(
  'Wholesale price | Price 10-49 | Price 50+ | Цена от 10 шт | Unit cost | Dealer price | Customs code | Brand code | Цена оптовая | Cost price | Precio de compra | 进价 | Price per 100 | Price group | Price list | Tax status | Stock status | Serial number | Order number | Min order qty | Weight | Сумма | Total | In stock? | Image Alt Text | Image Position | Photo credit | base_image_label'.split(
    ' | ',
  ),
)('does not take %s for a column', (heading) => {
  expect(meaningsOf(heading)).toEqual([]);
});

/** Words that mean two columns: which one, the other columns of the file tell. */
const TWO_COLUMNS = new Set(['type', 'product name', 'product names', '规格型号', '型号规格']);
const WORDS = Object.entries({ ...HEADING_WORDS, ...DOCUMENT_HEADINGS }).flatMap(([column, { strong, weak = '' }]) =>
  `${strong}, ${weak}`
    .split(', ')
    .filter((word) => word !== '' && !TWO_COLUMNS.has(word))
    .map((word) => ({ column, word })),
);

it.each(WORDS)('"$word" means $column, and nothing else', ({ column, word }) => {
  expect(meaningsOf(word).map((meaning) => meaning.column)).toEqual([column]);
});

it.each(['Unit Price', 'Unit price (USD)', 'UNIT PRICE', 'Unit Price, USD', 'Unit prices'])(
  '%s is a price alone',
  (heading) => {
    expect(meaningsOf(heading).map((meaning) => meaning.column)).toEqual(['price']);
  },
);

it('prefers the price without tax', () => {
  expect(meaningsOf('Price (tax incl.)')).toEqual([{ column: 'price', certainty: 'weak' }]);
  expect(meaningsOf('Price (tax excl.)')).toEqual([{ column: 'price', certainty: 'strong' }]);
});
