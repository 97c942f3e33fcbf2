const PIECE = /[^/?&=#]+/g;
/** An at sign, however often it was escaped. */
const AT = /@|%(?:25)*40/;

/** An address of the store as it may be written down: of `/password/ana@clinic.example` not whose it was. */
export const redactEmails = (url: string): string =>
  url.replaceAll(PIECE, (piece) => (AT.test(piece) ? '[hidden]' : piece));
