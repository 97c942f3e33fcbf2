/** The URL scheme that opens the client from an e-mail or a web page. */
export const LINK_SCHEME = 'medstore';

/** The pages that a link may open. Opening one never changes anything. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/cart$/,
  /^\/messageCenter$/,
  /^\/userCenter\/inquiryList(\/\d{1,9})?$/,
  /^\/product\/[a-z0-9-]{1,120}\/\d{1,9}$/,
  /^\/category\/[a-z0-9-]{1,120}\/\d{1,9}$/,
];

/**
 * The page that `medstore://open/<page>` names; null for any other address. Accepts the exact form only: no user, port,
 * query or encoding, and only known pages.
 */
export function pageOfLink(raw: string): string | null {
  const path = /^medstore:\/\/open(\/[A-Za-z0-9/-]*)$/.exec(raw)?.[1];
  return path !== undefined && PAGES.some((page) => page.test(path)) ? path : null;
}

/** The page named on a command line, where the system passes a link among its own arguments. */
export function pageOfArguments(argv: readonly string[]): string | null {
  const link = argv.find((argument) => argument.startsWith(`${LINK_SCHEME}:`));
  return link === undefined ? null : pageOfLink(link);
}
