import type { ExportFormat } from './ExportFormat.ts';

/** Feeds of marketplaces and search engines, as these document them. */
export const FEED_FORMATS: readonly ExportFormat[] = [
  {
    name: 'Google Merchant Center',
    signs: 'id, title, availability, link',
    columns: {
      code: 'mpn, id',
      group: 'product type, google product category',
      name_en: 'title',
      handle: 'item group id',
      option_1: 'size',
      option_2: 'color',
    },
    groups: { between: ',', level: '>' },
  },
  {
    name: 'Yandex Market',
    signs: 'url, price, currency id, category',
    columns: {
      code: 'vendor code, id',
      brand: 'vendor',
      group: 'category',
      name_en: 'name, model',
      stock: 'count, stock quantity',
      handle: 'group id',
    },
    // Made to order, not withdrawn; and a warranty without its months.
    aside: 'available, manufacturer warranty, old price',
  },
  {
    name: 'Amazon',
    signs: 'item sku, item name, brand name',
    columns: {
      row_id: 'item sku',
      code: 'part number, item sku',
      sku_code: 'item sku',
      brand: 'brand name, manufacturer',
      group: 'item type name, item type, feed product type',
      name_en: 'item name',
      price: 'standard price',
      parent: 'parent sku',
      product_kind: 'parent child',
      gtin: 'external product id',
      option_1: 'size name',
      option_2: 'color name',
      condition: 'condition type',
      description_en: 'product description',
    },
  },
  {
    // Its item number is that of the listing.
    name: 'eBay',
    signs: 'item number, title, custom label, available quantity',
    columns: {
      code: 'custom label',
      name_en: 'title',
      group: 'eBay category 1 name',
      price: 'start price',
      stock: 'available quantity',
    },
    aside: 'item number, current price',
  },
];
