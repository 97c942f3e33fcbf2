import type { MessageFlag } from '../../../shared/contract/schemas/messages.ts';
import type { Words } from '../content/localisedWords.ts';

/** A text template with `{{names}}`, in every language. */
export interface MessageText {
  flag: MessageFlag;
  title: Words;
  body: Words;
}
