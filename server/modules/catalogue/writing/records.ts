import type { Condition, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { ProductDocument } from '../../../../shared/contract/schemas/productParts.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';

/** Input of CatalogueWriter from the seed and the importer. Ids are stable: an existing id is updated. */
export interface CatalogueBatch {
  groups?: GroupRecord[];
  brands?: BrandRecord[];
  products?: ProductRecord[];
}

/** A parent must precede its children, in the same batch or an earlier one. */
export interface GroupRecord extends Localised<'group_name'>, Localised<'description'> {
  id: number;
  seo_key: string;
  parent_id: number | null;
  /** Order among its siblings. */
  position: number;
  picture: Picture | null;
}

export interface BrandRecord extends Localised<'description'> {
  id: number;
  brand_name: string;
  seo_key: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  founded: number | null;
  logo: Picture | null;
}

/** `seo_title_str` is the slug in each language. The first four `specs` are shown in lists; the first picture too. */
export interface ProductRecord
  extends Localised<'product_name'>, Localised<'seo_title_str'>, Localised<'summary'>, Localised<'description'> {
  id: number;
  code: string;
  brand_id: number;
  group_id: number;
  condition: Condition;
  specs: Spec[];
  /** At least one. Other variants of the product are retired, unless `keepsOthers`. */
  skus: SkuRecord[];
  /** Keeps other variants of the product for sale. */
  keepsOthers?: boolean;
  /** Fields that a product and its variants keep as they are stored; what is new gets those of the record. */
  keeps?: ReadonlySet<KeptField>;
  fits: FitRecord[];
  accessory_ids: number[];
  /** Part numbers that it replaces. */
  replaces?: string[];
  documents: DocumentRecord[];
  /** Empty: a group's picture is shown, from `groupPicture`. */
  pictures: Picture[];
  warranty_months: number;
  /** ISO 3166-1 alpha-2. */
  origin: string;
  /** ISO 8601. */
  created_at: string;
}

/** A document without an id gets a new one. */
export type DocumentRecord = Omit<ProductDocument, 'id'> & { id?: number };

export interface SkuRecord extends Localised<'sku_name'> {
  id: number;
  code: string;
  specs: Spec[];
  gtin: string | null;
  pack_size: number;
  stock: number;
  delivery_days: number;
  /** Cents; null if sold by quotation only. */
  market_price: number | null;
}

export interface FitRecord {
  brand_name: string;
  model: string;
  product_id?: number;
  note?: string;
}

/** A field of a product or of its variants; a text by its field in one language, such as `en_summary`. */
export type KeptField = Exclude<
  keyof ProductRecord | keyof SkuRecord,
  'id' | 'code' | 'brand_id' | 'skus' | 'keepsOthers' | 'keeps'
>;
