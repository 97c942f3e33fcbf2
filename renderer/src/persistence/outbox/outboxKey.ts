/** The storage key of the outbox. */
export const OUTBOX_KEY = 'outbox';
