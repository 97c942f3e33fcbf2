/** An export of a shop's or an ERP program, which some of its headings give away. Words are plain headings. */
export interface ExportFormat {
  name: string;
  /** Headings that only this export has: all of them are there. */
  signs: string;
  /** Headings by column, the preferred one first. Other headings mean what they mean in any file. */
  columns: Record<string, string>;
  /** Headings to leave aside. */
  aside?: string;
  /** How a cell of groups is written: the sign between groups and the one between levels, and roots that say nothing. */
  groups?: { between?: string; level: string; roots?: RegExp };
  /** The sign between part numbers in a cell. */
  between?: string;
}

/** Column layouts as the programs document them. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    name: 'Magento',
    signs: 'sku, attribute set code, product type',
    columns: {
      code: 'sku',
      group: 'categories',
      attributes: 'additional attributes',
      product_kind: 'product type',
      state: 'product online',
      visibility: 'visibility',
      store_view: 'store view code',
      stock: 'qty',
      variations: 'configurable variations',
      accessories: 'related skus, crosssell skus, upsell skus',
    },
    // A date in the order of its language.
    aside: 'created at',
    groups: { between: ',', level: '/', roots: /^(?:default category|root catalog)$/i },
    between: ',',
  },
  {
    name: 'WooCommerce',
    signs: 'type, sku, regular price, categories',
    columns: { state: 'published' },
    groups: { between: ',', level: '>' },
    between: ',',
  },
  {
    // As its API answers.
    name: 'WooCommerce',
    signs: 'regular price, stock status',
    columns: { code: 'sku', price: 'regular price, price', stock: 'stock quantity', state: 'status' },
    aside: 'sale price, type, attributes, id',
  },
  {
    name: 'NetSuite',
    signs: 'internal id, display name, base price',
    columns: { code: 'mpn, name', name_en: 'display name, name', group: 'class', price: 'base price' },
    aside: 'internal id, type',
    groups: { level: ':' },
  },
  {
    name: 'PrestaShop',
    signs: 'active, categories, wholesale price',
    columns: {
      code: 'mpn, reference no, reference',
      group: 'categories',
      state: 'active',
      brand: 'manufacturer',
      price: 'price tax excluded or price tax included, price tax excluded, price',
      accessories: 'accessories',
      gtin: 'ean13, upc',
      created_at: 'product creation date',
    },
    aside: 'unit price, product id, delivery time of in stock products',
    groups: { between: ',', level: '/', roots: /^(?:home|root|inicio|accueil|главная|主页)$/i },
    between: ',',
  },
  {
    name: 'OpenCart',
    signs: 'product id, model, date available, stock status id',
    columns: { code: 'mpn, model', gtin: 'ean, upc, jan', state: 'status', created_at: 'date added' },
    aside: 'product id, sku, related ids',
  },
  {
    name: 'BigCommerce',
    signs: 'item type, product code sku, product visible',
    columns: {
      product_kind: 'item type',
      code: 'gps manufacturer part number, product code sku',
      brand: 'brand name',
      sku_code: 'product code sku',
      group: 'category',
      price: 'price',
      stock: 'current stock level',
      state: 'product visible',
      condition: 'product condition',
      gtin: 'product upc ean, gps global trade item number',
      name_en: 'product name',
      description_en: 'product description',
      warranty_months: 'product warranty',
    },
    aside: 'product type, product id, retail price',
    groups: { between: ';', level: '/' },
  },
  {
    name: 'BigCommerce',
    signs: 'item, sku, inventory tracking, is visible',
    columns: {
      product_kind: 'item',
      code: 'manufacturer part number, sku',
      sku_code: 'sku',
      name_en: 'name',
      group: 'categories',
      stock: 'current stock',
      price: 'price',
      state: 'is visible',
      options: 'options',
      gtin: 'global trade number, upc ean',
    },
    aside: 'id, type, retail price, brand id',
    groups: { between: ';', level: '/' },
  },
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
    signs: 'item sku, item name, feed product type',
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
    name: 'Odoo',
    signs: 'internal reference, product category',
    columns: {
      code: 'internal reference',
      group: 'product category',
      price: 'sales price',
      published: 'can be sold',
      state: 'active',
    },
    aside: 'product type',
    groups: { level: '/', roots: /^(?:all|saleable)$/i },
  },
  {
    name: 'Odoo',
    signs: 'referencia interna, categoría del producto',
    columns: { code: 'referencia interna', group: 'categoría del producto' },
    groups: { level: '/', roots: /^(?:todos|all|saleable|vendible)$/i },
  },
  {
    name: 'Odoo',
    signs: 'внутренняя ссылка, категория продукта',
    columns: { code: 'внутренняя ссылка', group: 'категория продукта' },
    groups: { level: '/', roots: /^(?:все|all|saleable)$/i },
  },
  {
    // The fields' own names, of an export that can be imported again.
    name: 'Odoo',
    signs: 'default code, list price',
    columns: {
      code: 'default code',
      group: 'categ id complete name, categ id',
      price: 'list price',
      stock: 'qty available',
      published: 'sale ok',
      state: 'active',
      gtin: 'barcode',
      description_en: 'description sale',
    },
    aside: 'id, type, standard price',
    groups: { level: '/', roots: /^(?:all|saleable)$/i },
  },
  {
    name: 'a supplier’s program (BMEcat)',
    signs: 'supplier aid, supplier name',
    columns: {
      code: 'manufacturer aid, supplier aid',
      brand: 'manufacturer name, supplier name',
      group: 'group name',
      name_en: 'description short',
      description_en: 'description long',
      gtin: 'ean',
      state: 'state',
      price: 'price amount',
      price_per: 'price quantity',
      currency: 'price currency',
      pack_size: 'no cu per ou',
    },
  },
  {
    name: 'Wix',
    signs: 'handle id, field type, collection',
    columns: {
      product_kind: 'field type',
      code: 'sku',
      sku_code: 'sku',
      group: 'collection',
      state: 'visible',
      price: 'price',
      surcharge: 'surcharge',
      stock: 'inventory',
      option_1: 'product option description1',
      option_2: 'product option description2',
      option_3: 'product option description3',
    },
    groups: { between: ';', level: '>' },
  },
  {
    name: 'QuickBooks',
    signs: 'item, type, sales tax code',
    columns: { code: 'mpn, item', name_en: 'description', state: 'active status', stock: 'quantity on hand' },
    aside: 'type',
  },
  {
    name: 'the FDA’s device database (GUDID)',
    signs: 'primary di, version model number, company name',
    columns: {
      code: 'catalog number, version model number',
      brand: 'company name',
      gtin: 'primary di',
      // Its brand is the product's trade name.
      name_en: 'device description, brand name',
      group: 'gmdnptname',
      state: 'commercial distribution status',
    },
  },
  {
    name: 'SAP',
    signs: 'materialkurztext',
    columns: {
      code: 'hersteller teilenummer, herstellerteilenummer, materialnummer, material',
      name_en: 'materialkurztext',
      group: 'warengruppe',
      price_per: 'pro',
    },
  },
  {
    name: 'SAP',
    signs: 'material, material description',
    columns: {
      code: 'manufacturer part number, material',
      name_en: 'material description',
      group: 'material group',
      price_per: 'per',
    },
  },
  { name: '1C', signs: 'код, артикул, ставка ндс', columns: { code: 'артикул' }, aside: 'код' },
];
