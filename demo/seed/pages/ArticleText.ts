import type { Words } from '../../../server/modules/content/localisedWords.ts';

/** The source of an article (markup as in `prose.ts`). */
export interface ArticleText {
  id: number;
  key: string;
  /** Key of one of the store's pictures. */
  picture: string;
  /** Keys of the groups that it is about. */
  groups: string[];
  published: string;
  title: Words;
  summary: Words;
  body: Words;
}
