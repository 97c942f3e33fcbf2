import { marked } from 'marked';
import { allowedHref } from '../sanitizeHtml.ts';
import { lineAt, lineOf } from './lineOf.ts';
import type { PageHead } from './WrittenPage.ts';

/** Looks up a picture by its name in a page file. Returns its key, or the reason why it cannot be used. */
export type FindPicture = (name: string, place: 'field' | 'text') => { key: string } | { fault: string };

const MARKDOWN = { async: false, gfm: true } as const;
const IMAGE = /<img\b[^>]*>/gi;
const SOURCE = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The text of Markdown as HTML in which pictures have their keys. Adds a line to `faults` for each that is not there. */
export function picturedHtml(markdown: string, find: FindPicture, { file, faults }: Faults): string {
  const html = marked.parse(markdown, MARKDOWN);
  for (const href of lostLinks(html, file))
    faults.push(
      `its link to ${href} leads nowhere: begin it with / (a page of this store), https://, mailto: or tel: (line ${lineAt(file, href)})`,
    );
  return html.replaceAll(IMAGE, (tag) => {
    const [, ...quoted] = SOURCE.exec(tag) ?? [];
    const source = plain(quoted.find((one) => one !== undefined) ?? '');
    const picture = find(decoded(source), 'text');
    if ('key' in picture) return tag.replace(SOURCE, `src="${picture.key}"`);
    faults.push(`its picture ${decoded(source)} ${picture.fault} (line ${lineAt(file, source)})`);
    return '';
  });
}

interface Faults {
  /** The whole file, for the numbers of its lines. */
  file: string;
  faults: string[];
}

/** The head of a page with the keys of its pictures in place of their names. */
export function picturedHead<Head extends PageHead>(head: Head, find: FindPicture, { file, faults }: Faults): Head {
  const keyFor = (name: string | undefined, path: (string | number)[], place: string): string | undefined => {
    if (name === undefined) return undefined;
    const picture = find(name, 'field');
    if ('key' in picture) return picture.key;
    faults.push(`${place} ${name} ${picture.fault} (line ${lineOf(file, path)})`);
    return undefined;
  };
  if (head.kind === 'article') {
    const picture = keyFor(head.picture, ['picture'], 'picture');
    return picture === undefined ? head : { ...head, picture };
  }
  if (head.kind !== 'landing') return head;
  const blocks = head.blocks.map((block, index) => {
    const place = (field: string): [(string | number)[], string] => [
      ['blocks', index, field],
      `blocks[${index + 1}].${field}`,
    ];
    if (block.kind === 'hero' && block.picture !== undefined)
      return { ...block, picture: keyFor(block.picture, ...place('picture')) ?? '' };
    if (block.kind === 'video' && block.poster !== undefined)
      return { ...block, poster: keyFor(block.poster, ...place('poster')) ?? '' };
    return block;
  });
  return { ...head, blocks };
}

/** Links that a page would show as mere text. A word such as www.shop.example is no link that somebody has written. */
function lostLinks(html: string, file: string): string[] {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => plain(href));
  return [...new Set(links)].filter((href) => allowedHref(href) === null && file.includes(href));
}

const plain = (attribute: string): string => attribute.replaceAll('&amp;', '&');

function decoded(source: string): string {
  try {
    return decodeURI(source);
  } catch {
    return source;
  }
}
