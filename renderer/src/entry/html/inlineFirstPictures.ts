import { PICTURE_SOURCE } from '../../platform/picturesInPage.ts';
import { PHONE } from '../../ui/media/Picture.tsx';

/** The markup before a page, and the page's markup. */
export interface Lifted {
  head: string;
  body: string;
}

const NAMED = /<link rel="preload"[^>]*>/g;
/** The size in bytes that does not delay the text behind it: a tenth of a second on a slow line. */
export const ROOM = 18_000;

/** Inlines the pictures that a phone shows first as data URLs: on a slow line each saves a round trip. */
export async function inlineFirstPictures(
  { head, body }: Lifted,
  picture: (source: string) => Promise<string | null>,
): Promise<Lifted> {
  let room = ROOM;
  for (const [link] of head.matchAll(NAMED)) {
    const source = link.includes(`media="${PHONE}"`) && /href="([^"]+)"/.exec(link)?.[1];
    const data = source ? await picture(source) : null;
    if (data === null) continue;
    // Stop at the first picture beyond the budget, so that later ones are not read for nothing.
    if (data.length > room) break;
    room -= data.length;
    head = head.replace(link, '');
    body = body.replace(`srcSet="${source}"`, () => `srcSet="${data}" ${PICTURE_SOURCE}="${source}"`);
  }
  return { head, body };
}
