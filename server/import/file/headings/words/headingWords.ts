/**
 * The headings of merchants' files by column: English, Spanish, Russian and Chinese words, common German, French,
 * Portuguese and Italian ones, and those of exports of shops (Shopify, WooCommerce, Magento, PrestaShop, OpenCart, feeds
 * for Google). All are plain (`plainHeading`). What is listed
 * under `weak` means the column only where nothing else does, or where that is empty.
 */
export const HEADINGS: Record<string, { strong: string; weak?: string }> = {
  code: {
    strong:
      'part number, part no, part, part num, product sku, style no, style code, master sku, partnumber, p n, pn, mpn, ref, ref no, reference, reference number, article, ' +
      'article number, article no, art no, item number, item no, item code, catalog number, catalogue number, cat no, ' +
      'catalog no, product code, product number, product no, manufacturer part number, manufacturer code, material number, ' +
      'vendor code, model number, артикул, код, код товара, каталожный номер, партномер, обозначение, артикул производителя, ' +
      'código, codigo, referencia, ref producto, código de producto, número de pieza, número de parte, nº de referencia, ' +
      '产品编号, 货号, 编号, 型号, 零件号, 产品型号, 商品编码, 物料编码, 订货号, reference no, manufacturer part no, manufacturer part, manufacturer p n, manufacturer no, oem part no, oem no, ref fabricante, código del artículo, código producto, код производителя, артикул no, no артикула, no по каталогу, no детали, 零件编号, 部件号, 商品货号, seller sku, internal reference, referencia interna, внутренняя ссылка, 料号, 产品货号, mpc, artikelnummer, materialnummer, hersteller teilenummer, artikel no, bestellnummer, bestell no, teilenummer, herstellernummer, hersteller artikelnummer, référence, référence fabricant, référence produit, réf, código do produto, referência, codice, codice articolo, codice prodotto, riferimento, artikel, artikelcode, 商家编码, код артикула, заказной no, код для заказа, парт номер, номенклатурный no, cód, clave del producto, clave producto, 存货编码, 物料号, 厂家货号, 订货编号, 产品代码, 物料代码, 产品编码, best nr',
    weak: 'artikelnr, artnr, bestellnr, han, артикул продавца, артикул поставщика, model, modelo, модель, арт, manufacturer part id, manufacturer id no, 厂家型号, 规格型号, 型号规格, custom label, ordering code, ordering no, clave, 编码',
  },
  sku_code: {
    strong:
      'sku, sku code, variant sku, variant code, variant part number, артикул варианта, sku варианта, 规格编号, 规格编码',
  },
  brand: {
    strong:
      'manufacturer, manufacturer name, make, фирма производитель, завод изготовитель, завод, 生产企业, 品牌名称, 制造商名称, brand name, brands, maker, vendor, supplier brand, производитель, бренд, марка, ' +
      'изготовитель, торговая марка, marca, fabricante, 品牌, 厂商, 制造商, 生产厂家, 生产商, 厂家, merk, fabrikant, hersteller, marke, fabricant, marque, produttore, 生产厂商, 厂牌',
    weak: 'oem, producer, фирма, тм, casa comercial, laboratorio, вендор, произв, company name, vendor name',
  },
  group: {
    strong:
      'category, categories, group path, category path, product category, product group, ' +
      'google product category, категория, категории, группа, раздел, группа товаров, товарная группа, ' +
      'categoría, categoria, categorías, grupo, familia, sección, 分类, 类别, 产品分类, 商品分类, 品类, 产品类别, 组, раздел каталога, 产品大类, material group, номенклатурная группа, категория продукта, ценовая группа, categoría del producto, categoría de producto, warengruppe, gruppe, kategorie, categorie, productgroep, produktgruppe, produktkategorie, catégorie, famille, famille de produits, família, gruppo, famiglia, gruppo merceologico, rubro, 物料分组, 存货分类, 存货分类名称, 存货大类',
    weak: 'category name, category desc, category description, product type, type, tipo, тип, product line, dept, department, family, section, modality, вид товара, категория продавца, направление, línea, linea, 产品线, 科室, range, class, emdn term, группы, 类目, 店铺类目, cat, segment, вид, departamento, 大类, unspsc description, unspsc name, unspsc title, eclass, e class, eBay category 1 name, gmdn term',
  },
  group_2: {
    strong:
      'sub category, subcategory, sub group, subgroup, sub family, subfamily, подгруппа, подкатегория, подраздел, ' +
      'subfamilia, subcategoría, subcategoria, subgrupo, 子类, 子类别, 子分类, 小类, unterkategorie, untergruppe, sous catégorie, ' +
      'sous famille, sottocategoria',
  },
  name_en: {
    strong:
      'name, product name, product name en, title, 英文名称, product title, item name, product, item description, item desc, long item desc, post title, material description, product names, base description, bezeichnung, artikelbezeichnung, artikelname, produkttitel, titel, materialkurztext, kurztext, produktname, produktbezeichnung, désignation, libellé, nom, nom du produit, nome, nome do produto, nome prodotto, denominazione, part description',
    weak: 'item, designation, short name, article name, trade name, functional name, display name, description short name, device description, label',
  },
  // What tells goods of one name apart: it is added to the name.
  second_name: {
    strong:
      'description 2, desc 2, name 2, description line 2, secondary description, additional description, second description, bezeichnung 2, ' +
      'descripción 2, descripción adicional, наименование 2, доп описание, дополнительное наименование, 补充说明',
  },
  name_es: {
    strong: 'nombre, nombre del producto, título, titulo, denominación, denominacion, producto, artículo, articulo',
    weak: 'concepto, detalle',
  },
  name_ru: {
    strong:
      'наименование, название, наименование товара, название товара, товар, номенклатура, номенклатура характеристика номенклатуры, ценовая группа номенклатура характеристика номенклатуры, наименование номенклатуры, товары',
    weak: 'полное наименование, наименование полное, название позиции, наименование мед изделия, наименование медицинского изделия',
  },
  name_zh: {
    strong: 'product name, 中文名称, 名称, 产品名称, 品名, 商品名称, 标题, 商品名, 宝贝名称, 存货名称',
    weak: '物料名称, 中文品名, 通用名',
  },
  summary_en: { strong: 'summary, short description, subtitle, excerpt, kurzbeschreibung' },
  summary_es: { strong: 'resumen, descripción corta, descripción breve' },
  summary_ru: { strong: 'краткое описание, аннотация' },
  summary_zh: { strong: '摘要, 简介, 简短描述' },
  description_en: {
    strong:
      'description, desc, descr, long description, body, body html, full description, product description, beschreibung, omschrijving, descrição, descrizione',
  },
  description_es: { strong: 'descripción, descripcion, descripción larga' },
  description_ru: { strong: 'описание, полное описание' },
  description_zh: { strong: '描述, 产品描述, 详细描述, 说明, 宝贝描述' },
  condition: {
    strong:
      'state of goods, goods condition, item condition, condition id, condition code, cond, new used, new or used, состояние, estado del producto, condición, 成色, 新旧, zustand, état, condizione',
    weak: 'estado del equipo, 新旧程度, состояние товара, новый б у, estado nuevo usado, nuevo usado, artikelzustand, état du produit',
  },
  price: {
    strong:
      'market price, list price, list, unit price, regular price, price per unit, variant price, sale price net, msrp, rrp, retail price, ' +
      'цена, цена за единицу, цена за шт, розничная цена, стоимость, прайс, precio, precio unitario, precio de lista, tarifa, pvp, ' +
      '价格, 单价, precio lista, цены, 不含税单价, 售价, 市场价, 报价, preis, listenpreis, stückpreis, einzelpreis, verkaufspreis, prix, prix unitaire, pu, tarif, preço, preço unitário, prezzo, prezzo unitario, prezzo di listino, prezzo listino, price amount, price value, new price, новая цена, nuevo precio, precio nuevo, 新价, 新价格, verkoopprijs, adviesprijs, prijs, neuer preis, nouveau prix, novo preço, nuovo prezzo',
    weak: 'net, net price, sales price, selling price, our price, price gross, precio de venta, precio neto, цена продажи, базовая цена, 销售价, 销售价格, 零售价, 含税价, 含税单价, p v p, uvp, 挂网价, 中标价, 目录价, 含税价元, start price, base price, vk, vk preis, 宝贝价格, 每盒价格, 每箱价格, 每包价格, 盒价, 箱价, 每支价格, 每个价格, 每件价格, 每只价格, sell price, retail, catalog price, catalogue price, price list 01, price list 1, розница, розничная, цена прайс, отпускная цена, p u, p unitario, valor unitario, 销售单价, 参考售价, 标准售价, 未税单价, standard selling rate, sales unit price, outright, outright price, asking price, mrp, sell, preço de venda, preço venda, prix de vente, prezzo di vendita, valor de venda',
  },
  stock: {
    strong:
      'quantity, qty, qoh, cant, stock quantity, stock qty, in stock, instock, qty in stock, quantity in stock, on hand, available, avail, ' +
      'inventory, variant inventory qty, stock level, остаток, остатки, количество, кол во, наличие, на складе, в наличии, ' +
      'existencias, cantidad, disponibilidad, inventario, 库存, 数量, 库存数量, 现货, quantity on hand, qty on hand, qty oh, oh qty, qoh qty, qty available, quantity available, existencias almacén, наличие на складе, 库存量, current stock, current stock level, unrestricted, unrestricted stock, stock on hand, свободный остаток, остаток на складе, количество в наличии, cantidad a mano, 可用库存, 现有库存, bestand, lagerbestand, menge, verfügbar, quantité, qté, estoque, voorraad, quantidade, giacenza, quantità, disponibilità, inventory quantity, доступно, доступный остаток, free stock, stock actual, 现存量, 实时库存, 结存数量, physical stock, quantity to sell on facebook, lagerstand, variant stock, unrestr stock, unrestricted use stock',
    weak: '可用量, 现货数量, disponible, 可售数量, 宝贝数量, availability, disp, disponibilité, lager',
  },
  // The stock of one variant may stand in several rows.
  location: {
    strong:
      'location, location name, loc, whse, whs, plant, plnt, werk, centro, warehouse, warehouse name, storage location, sloc, stor loc, stock location, branch, site, ' +
      'склад, место хранения, филиал, almacén, depósito, bodega, sucursal, ubicación, 仓库, 仓库名称, 库位, lagerort, entrepôt, ' +
      'dépôt, magazzino, armazém',
  },
  delivery_days: {
    strong:
      'lead time, lead time days, delivery time, срок поставки, срок поставки дней, plazo de entrega, 交货期, 货期, 交期, delivery, delivery days, plazo entrega, 交货周期, доставка дней, lieferzeit, levertijd, délai de livraison, prazo de entrega, tempi di consegna, срок поставки дн',
    weak: 'leadtime, ships in, время доставки, plazo, tiempo de entrega, 交货时间, 供货周期, délai, 供货期, 发货期',
  },
  pack_size: {
    strong:
      'pack qty, pkg qty, pkg quantity, pkg size, штук в упаковке, кол во в уп, в уп, unidades por envase, pack quantity, package quantity, units per pack, pieces per pack, qty per pack, units per uoi, в упаковке, ' +
      'кол во в упаковке, unidades por paquete, unidades por caja, 包装数量, 每包数量, 装量, packungsgröße, verpackungseinheit',
    weak: 'issue qty, issue quantity, qty of uom, uom qty, qty per uom, qoe, conversion factor, uom conversion, conv factor, 装箱数, 装箱数量, 每盒数量, 每箱数量, vpe, ve',
  },
  // Words in which a number of pieces may stand, or a bottle of 250 ml.
  packaging: {
    strong:
      'pack, pkg, packaging, package, packing, package type, sold as, sold by, упаковка, форма выпуска, presentación, presentacion, empaque, envase, 包装, verpackung, conditionnement, embalagem, confezione',
    weak: 'conf, 规格型号, 型号规格, фасовка, contents, contenido, 包装规格, 规格',
  },
  unit: {
    strong:
      'unit, uom, u m, unit of measure, base unit of measure, base unit, sales unit, selling unit, sales uom, default unit of measure, ед, ед изм, ' +
      'единица, единица измерения, unidad, unidad de medida, ud medida, 单位, 计量单位, 销售单位, me, mengeneinheit, einheit, unité, unité de vente, unidade, unità, um, unit of sale, selling uom, sell uom, sell unit, unidad de venta, 主计量单位, usage unit, inventory uom, stock unit, uom code, unit name, unit of issue, issue unit, uoi, unid, u venta, ud venta, unidad venta',
  },
  gtin: {
    strong:
      'barcode, ean, ean13, ean 13, upc, gtin13, gtin 13, gtin14, gtin upc ean or isbn, variant barcode, штрихкод, штрих код, ' +
      'código de barras, codigo de barras, 条码, 条形码, ean code, upc code, bar code, código ean, код ean, 商品条码, ean upc, upc ean, gtin ean, global unique id, global trade number, strichcode, code barres, code à barres, codice a barre',
    weak: 'gtin 14, шк, cód barras, 国际条码, udi di, баркод, штрихкод ean13, штрихкод ean 13, cod barras, 69码, udi',
  },
  warranty_months: {
    strong:
      'warranty, гарантия, гарантия мес, garantía, garantia, 保修, 保修期, 质保, garantie, garanzia, warranty period, срок гарантии, wty, wrty',
    weak: '质保期, гарантийный срок',
  },
  origin: {
    strong:
      'country of origin, country of manufacture, country region of manufacture, country region of origin, country region of origin code, country of origin code, country, made in, place of origin, страна производства, страна производитель, país, país de fabricación, страна происхождения, страна, país de origen, 产地, 原产国, 原产地, ursprungsland, herkunftsland, pays d origine, país de origem, paese di origine, procedencia',
    weak: 'coo, страна пр ва, país origen, herkunft, country of manufacturer, страна изготовитель, страна произв, origen',
  },
  created_at: { strong: 'created, date added, дата добавления, fecha de alta, 创建时间, date created' },
  fits: {
    strong:
      'compatible with, compatibility, fits models, совместимость, совместим с, compatible con, compatibilidad, 适用机型, 兼容机型',
    weak: '适配机型, 适用型号, подходит к, compatibilité, for models, for use with, применяемость, para equipo, 适用设备, 兼容型号',
  },
  // Labels and values in one cell.
  specs: {
    strong:
      'specifications, specification, specs, technical specifications, tech specs, technical data, характеристики, технические характеристики, ' +
      'especificaciones, especificaciones técnicas, características, características técnicas, 规格参数, 技术参数, 技术规格, technische daten, caractéristiques',
    weak: 'attributes, features, атрибуты, свойства, atributos, параметры, parameters, 参数, 属性',
  },
  accessories: { strong: 'related products, upsells, cross sells, related skus, аксессуары, accesorios, 配件, 附件' },
  replaces: { strong: 'supersedes, replacement for, взамен, заменяет, reemplaza a, sustituye a, 替代, 替换' },
  pictures: {
    strong:
      'picture, img, img url, picture url, picture link, picture file, image, image src, image url, image link, image file, image path, main image, ' +
      'main image url, primary image, primary image url, base image, additional image, additional image link, other image url, ' +
      'hosted image url, gallery image url, variant image, photo, photo url, photo link, imagen, imágenes, imagen principal, ' +
      'url de imagen, url imagen, enlace de imagen, foto, фото, фотография, фотографии, главное фото, изображение, изображения, ' +
      'основное изображение, дополнительные изображения, картинка, картинки, ссылка на фото, ссылки на фото, ссылка на изображение, ' +
      'ссылка на картинку, url изображения, 图片, 主图, 图像, 图片链接, 图片地址, 图片网址, 图片路径, bild, bilder, bildlink, bildpfad, ' +
      'bild url, produktbild, produktbilder, imagem, imagens, immagine, immagini',
    weak: 'product media main image url, product media gallery image url, ie detail picture, ie preview picture, main photo, thumbnail',
  },
  sku_name_en: { strong: 'variant name, variant title, sku name, variant' },
  handle: { strong: 'handle, url handle, item group id' },
  parent: { strong: 'parent, parent sku, parent code, родитель' },
  row_id: { strong: 'id' },
  product_kind: { strong: 'product kind', weak: 'type' },
  option_1: {
    strong: 'option1 value, attribute 1 value s, attribute 1 value',
    weak: 'size, размер, talla, tamaño, 尺码',
  },
  option_2: {
    strong: 'option2 value, attribute 2 value s, attribute 2 value',
    weak: 'color, colour, цвет, 颜色',
  },
  option_3: { strong: 'option3 value, attribute 3 value s, attribute 3 value' },
  state: {
    strong:
      'status, state, product status, active, enabled, activo, habilitado, активен, статус, 状态, активность, 启用, aktiv, actif, ativo, attivo',
    weak: 'estado, estado de la publicación, situación, situação, stato, statut',
  },
  published: {
    strong:
      'published, is published, published on store, visible, visibility, опубликован, видимость, показывать на сайте, publicado, visibilidad, visible en la tienda, 上架, 是否上架',
  },
  withdrawn: {
    strong:
      'inactive, is inactive, discontinued, is discontinued, obsolete, blocked, archived, disabled, is disabled, снят с производства, снят с продажи, ' +
      'неактивен, архивный, архивная, inactivo, archivado, descatalogado, 停产, 已停产, 下架, gesperrt',
  },
  price_per: {
    strong:
      'preiseinheit, preiseinh, peinh, price unit, price quantity, price per quantity, pricing quantity, priced per, единица цены, кол во за цену, ' +
      'unidad de precio, cantidad de precio, 价格单位, unité de prix',
  },
  currency: {
    strong:
      'currency, currency code, currency iso code, crcy, curr, moneda, divisa, валюта, 币种, 货币, price currency, währung, währg, devise, moeda, valuta',
  },
};
