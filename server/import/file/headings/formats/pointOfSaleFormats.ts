import type { ExportFormat } from './ExportFormat.ts';

/** Exports of points of sale, as their makers document them. */
export const POINT_OF_SALE_FORMATS: readonly ExportFormat[] = [
  {
    name: 'Lightspeed',
    signs: 'system id, custom sku, manufact sku, item',
    columns: {
      code: 'manufacturer sku, custom sku',
      name_en: 'item',
      brand: 'brand',
      price: 'price',
      stock: 'qty',
      gtin: 'ean, upc',
      group: 'category',
      group_2: 'subcategory 1',
      group_3: 'subcategory 2',
      withdrawn: 'archived',
    },
    aside: 'msrp, default cost, vendor id, vendor, tax, department, season',
  },
  {
    name: 'Square',
    signs: 'token, item name, variation name, sku',
    columns: {
      code: 'sku',
      sku_code: 'sku',
      handle: 'item name',
      name_en: 'item name',
      sku_name_en: 'variation name',
      group: 'categories, reporting category',
      price: 'price',
      withdrawn: 'archived',
    },
    aside: 'item type, option name 1, option value 1, online sale price',
    groups: { between: ',', level: '>' },
  },
];
