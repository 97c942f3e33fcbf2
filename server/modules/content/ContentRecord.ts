import type { Picture } from '../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import type { StoredBlock } from './StoredBlock.ts';

type Texts<F extends string> = Localised<F>;
export interface ArticleRecord {
  id: number;
  seo_key: string;
  texts: Texts<'title'> & Texts<'summary'> & Texts<'html'>;
  picture: Picture | null;
  groups: string[];
  published_at: Date;
}
export interface PublishRecord {
  key: string;
  position: number;
  texts: Texts<'title'> & Texts<'html'>;
  updated_at: Date;
}
export interface PageRecord {
  id: number;
  kind: string;
  position: number;
  texts: Texts<'title'> & Texts<'summary'>;
  blocks: StoredBlock[];
}
