import type { WrittenPage } from './WrittenPage.ts';

/** Something of the store that a page names: a group, article or coupon by its key, or a page by its path. */
export interface Reference {
  /** The field of the file. */
  place: string;
  kind: 'group' | 'article' | 'coupon' | 'path';
  name: string;
}

/** Everything that a page names, each once for each place. */
export function referencesOf(page: WrittenPage): Reference[] {
  if (page.kind === 'page') return linksIn('its text', page.html);
  if (page.kind === 'article')
    return [...referencesTo('group', 'groups', page.groups), ...linksIn('its text', page.html)];
  return page.blocks.flatMap((block, index) => referencesOfBlock(block, `blocks[${index + 1}]`));
}

type Block = Extract<WrittenPage, { kind: 'landing' }>['blocks'][number];

function referencesOfBlock(block: Block, place: string): Reference[] {
  switch (block.kind) {
    case 'groups':
      return referencesTo('group', `${place}.groups`, block.groups);
    case 'shelf':
      return referencesTo('group', `${place}.group`, [block.group]);
    case 'articles':
      return referencesTo('article', `${place}.articles`, block.articles);
    case 'coupon':
      return referencesTo('coupon', `${place}.code`, [block.code]);
    case 'text':
      return linksIn(`${place}.text`, block.text);
    case 'hero':
    case 'countdown':
      return block.button ? referencesTo('path', `${place}.button.path`, [block.button.path].filter(isLocal)) : [];
    default:
      return [];
  }
}

const referencesTo = (kind: Reference['kind'], place: string, names: readonly string[]): Reference[] =>
  [...new Set(names)].map((name) => ({ place, kind, name }));

/** The links of sanitised HTML to pages of this store. */
const linksIn = (place: string, html: string): Reference[] =>
  referencesTo(
    'path',
    place,
    [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')),
  );

const isLocal = (path: string): boolean => path.startsWith('/');
