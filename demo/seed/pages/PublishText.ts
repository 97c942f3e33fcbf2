import type { Words } from '../../../server/modules/content/localisedWords.ts';

/** A page about the store itself as it is written (signs as in `prose.ts`). */
export interface PublishText {
  /** The last segment of its address (S2.6). */
  key: string;
  updated: string;
  title: Words;
  body: Words;
}
