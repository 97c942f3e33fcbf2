const PIECE = /[^/?&=#]+/g;
/** An at sign, URL-encoded any number of times. */
const AT = /@|%(?:25)*40/;

/** Redacts e-mail addresses in a URL for the log: `/password/ana@clinic.example` becomes `/password/[hidden]`. */
export const redactEmails = (url: string): string =>
  url.replaceAll(PIECE, (piece) => (AT.test(piece) ? '[hidden]' : piece));
