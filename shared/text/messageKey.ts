import type failures from '../failures/en.json';
import type messages from '../messages/en.json';

/** A key of the texts in shared/messages and shared/failures. */
export type MessageKey = keyof typeof messages | keyof typeof failures;
