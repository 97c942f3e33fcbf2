/** Where the browser keeps what waits to be sent. */
export const OUTBOX_KEY = 'outbox';
