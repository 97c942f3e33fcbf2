import type { Sort } from '../../../shared/contract/schemas/catalogue.ts';
import type { Block } from '../../../shared/contract/schemas/content.ts';
import type { Localised } from '../../../shared/text/localised.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** A stored block. It refers to the catalogue by keys, which are resolved when the page is read. */
export type StoredBlock =
  | Of<'hero' | 'richtext' | 'coupon' | 'video' | 'promises'>
  | ({ kind: 'tiles'; groups: string[] } & Localised<'title'>)
  | ({ kind: 'shelf'; group: string; sort: Sort } & Localised<'title'>)
  | ({ kind: 'brands' } & Localised<'title'>)
  /** `month`: until the end of the month in which the page is read. */
  | (Omit<Of<'countdown'>, 'ends_at'> & { ends_at: string })
  | ({ kind: 'articles'; articles: string[] } & Localised<'title'>);
