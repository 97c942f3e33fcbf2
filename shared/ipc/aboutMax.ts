/** The maximum length of a call's description in the outbox list. */
export const ABOUT_MAX = 300;
