import type { Words } from '../../../server/modules/content/localisedWords.ts';

/** An article as it is written (signs as in `prose.ts`). */
export interface ArticleText {
  id: number;
  key: string;
  /** A picture of the store's by its key. */
  picture: string;
  /** What it is about, by keys of groups. */
  groups: string[];
  published: string;
  title: Words;
  summary: Words;
  body: Words;
}
