import type { ExportFormat } from './ExportFormat.ts';

/** Exports of programs for stock, accounts and devices, as their makers document them. */
export const ERP_FORMATS: readonly ExportFormat[] = [
  {
    // Catalog Interchange Format.
    name: 'SAP Ariba',
    signs: 'supplier part id, manufacturer part id, item description, unit price',
    columns: {
      code: 'manufacturer part id, supplier part id',
      name_en: 'short name, item description',
      description_en: 'item description',
      price: 'unit price',
    },
    aside: 'supplier id, market price',
  },
  {
    name: 'NetSuite',
    signs: 'internal id, display name, base price',
    columns: { code: 'mpn, name', name_en: 'display name, name', group: 'class', price: 'base price' },
    aside: 'internal id, type',
    groups: { level: ':' },
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
    aside: 'product type, vendors vendor, vendors',
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
      pack_size: 'device count in base package, device count in base, device count',
    },
  },
  {
    // Its item number is the merchant's own.
    name: 'SAP Business One',
    signs: 'item no, item description, item group',
    columns: {
      code: 'manufacturer catalog no, manufacturer catalogue no, item no',
      name_en: 'item description',
      group: 'item group',
      price: 'price list 01, price list 1, unit price, price',
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
  {
    name: 'JTL',
    signs: 'artikelnummer, artikelname, kategorie ebene 1',
    columns: {
      code: 'han, artikelnummer',
      name_en: 'artikelname',
      summary_en: 'kurzbeschreibung',
      description_en: 'beschreibung',
      price: 'std vk netto',
      stock: 'lagerbestand gesamt, lagerbestand',
      state: 'aktiv',
    },
    aside: 'interner schlüssel, std vk brutto',
  },
  {
    name: 'МойСклад',
    signs: 'внешний код, артикул, группы',
    columns: {
      code: 'артикул, код',
      group: 'группы',
      price: 'цена цена продажи',
      currency: 'валюта',
      withdrawn: 'архивный',
    },
    aside: 'uuid, тип, поставщик, вес, минимальная цена, закупочная цена',
    groups: { level: '/' },
  },
  {
    name: 'Zoho',
    signs: 'item name, usage unit, rate',
    columns: {
      code: 'mpn, part no, sku',
      name_en: 'item name',
      brand: 'manufacturer, brand',
      group: 'cf category, category name',
      price: 'rate, selling price',
      stock: 'stock on hand',
      gtin: 'ean, upc',
      state: 'status',
    },
    aside: 'item id, product type, item type, vendor, purchase rate, opening stock, isbn',
  },
  {
    name: 'Cin7',
    signs: 'product code, price tier1, carton quantity',
    columns: { code: 'product code', group: 'category', price: 'price tier1', stock: 'stock on hand', state: 'status' },
    aside: 'carton quantity, type, supplier product code',
  },
  {
    name: 'Microsoft Dynamics 365 Business Central',
    signs: 'no, description, base unit of measure, item category code',
    columns: { code: 'no', name_en: 'description', brand: 'manufacturer code', group: 'item category code' },
    aside: 'vendor item no, vendor no, type',
  },
  {
    name: 'Xero',
    signs: 'item code, item name, sales unit price',
    columns: {
      code: 'item code',
      name_en: 'item name',
      description_en: 'sales description',
      price: 'sales unit price',
      stock: 'quantity on hand',
      state: 'status',
    },
    aside: 'purchases description, purchases unit price',
  },
  {
    name: 'Dolibarr',
    signs: 'ref, label, physical stock',
    // Of sale and purchase, and without and with tax, in this order.
    columns: { code: 'ref', name_en: 'label', group: 'tags categories', price: 'selling price', state: 'status' },
    aside: 'type, vat rate',
  },
];
