import { PICTURE_SOURCE } from '../../platform/picturesInPage.ts';
import { PHONE } from '../../ui/media/Picture.tsx';

/** What stands before a page's markup and its markup. */
export interface Lifted {
  head: string;
  body: string;
}

const NAMED = /<link rel="preload"[^>]*>/g;
/** Of what a phone shows first, as much as does not hold up the text behind it: a tenth of a second on a slow line. */
export const ROOM = 18_000;

/**
 * Writes the pictures that a phone shows first into the page itself, in the place of their addresses: on a slow line each
 * would be another way to the server and back.
 */
export async function inlineFirstPictures(
  { head, body }: Lifted,
  picture: (source: string) => Promise<string | null>,
): Promise<Lifted> {
  let room = ROOM;
  for (const [link] of head.matchAll(NAMED)) {
    const source = link.includes(`media="${PHONE}"`) && /href="([^"]+)"/.exec(link)?.[1];
    const data = source ? await picture(source) : null;
    if (data === null) continue;
    // Those behind it are not even read, nor drawn, for a page that has no room for them.
    if (data.length > room) break;
    room -= data.length;
    head = head.replace(link, '');
    body = body.replace(`srcSet="${source}"`, () => `srcSet="${data}" ${PICTURE_SOURCE}="${source}"`);
  }
  return { head, body };
}
