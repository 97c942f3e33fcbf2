import type { Words } from '../localisedWords.ts';

/** The source of a page about the store itself (markup as in `prose.ts`). */
export interface PublishText {
  /** The last segment of its URL (S2.6). */
  key: string;
  updated: string;
  title: Words;
  body: Words;
}
