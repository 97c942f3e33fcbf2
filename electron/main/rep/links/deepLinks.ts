import { LANGUAGES } from '../../../../shared/text/languages.ts';

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
 * The page that `medstore://open/<page>` names; null for any other address. Scheme and host in any case (RFC 3986), with
 * or without a slash at the end; query and fragment, which mail tools append, are ignored, and so is a language, as the
 * client has its own. No user, port or encoding, and only known pages.
 */
export function pageOfLink(raw: string): string | null {
  const match = /^medstore:\/\/open(\/[A-Za-z0-9/-]*)?(?:[?#][^\s]*)?$/i.exec(raw);
  if (!match) return null;
  const page = (match[1] ?? '').replace(LANGUAGE, '').replace(/(?<=.)\/$/, '') || '/';
  return PAGES.some((each) => each.test(page)) ? page : null;
}

/** The prefix of a page's address in a language: a link may be written after one of the store's. */
const LANGUAGE = new RegExp(`^/(${LANGUAGES.join('|')})`);

const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${LINK_SCHEME}:`);

/** The page named on a command line, where the system passes a link among its own arguments. */
export function pageOfArguments(argv: readonly string[]): string | null {
  const link = argv.find(isLink);
  return link === undefined ? null : pageOfLink(link);
}
