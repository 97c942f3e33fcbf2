/** A piece of a path or a query that has an e-mail address in it, however often it was escaped. */
const ADDRESSED = /[^/?&=#]*(?:@|%(?:25)*40)[^/?&=#]*/gi;

/** An address of the store as it may be written down: of `/password/ana@clinic.example` not whose it was. */
export const withoutAddresses = (url: string): string => url.replaceAll(ADDRESSED, '[hidden]');
