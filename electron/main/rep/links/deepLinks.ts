/** The scheme that wakes the client from an e-mail or a web page. */
export const LINK_SCHEME = 'medstore';

/** Where a link may lead: pages one looks at. Nothing a link opens does anything by itself. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/cart$/,
  /^\/messageCenter$/,
  /^\/userCenter\/inquiryList(\/\d{1,9})?$/,
  /^\/product\/[a-z0-9-]{1,120}\/\d{1,9}$/,
  /^\/category\/[a-z0-9-]{1,120}\/\d{1,9}$/,
];

/**
 * The page that `medstore://open/<page>` names; null for every other address. The whole address must be what it is
 * written like: no user, no port, no query, nothing encoded, nothing beside the known pages.
 */
export function pageOfLink(raw: string): string | null {
  const path = /^medstore:\/\/open(\/[A-Za-z0-9/-]*)$/.exec(raw)?.[1];
  return path !== undefined && PAGES.some((page) => page.test(path)) ? path : null;
}

/** The page named on a command line: the system puts the link there, as one argument among its own. */
export function pageOfArguments(argv: readonly string[]): string | null {
  const link = argv.find((argument) => argument.startsWith(`${LINK_SCHEME}:`));
  return link === undefined ? null : pageOfLink(link);
}
