/** The longest that a call over IPC says of itself: a line of a list. */
export const ABOUT_MAX = 300;
