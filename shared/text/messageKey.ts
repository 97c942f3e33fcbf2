import type en from '../messages/en.json';

/** A key of the texts in shared/messages. */
export type MessageKey = keyof typeof en;
