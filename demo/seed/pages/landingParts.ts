import type { Sort } from '../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';
import { inAll, type Words } from '../../../server/modules/content/localisedWords.ts';
import type { StoredBlock } from '../../../server/modules/content/StoredBlock.ts';
import type { PageRecord } from '../../../server/modules/content/ContentRecord.ts';
import type { LANDING_KINDS } from '../../../shared/contract/schemas/content.ts';

/** The source of a page composed of blocks. */
export interface LandingText {
  id: number;
  kind: (typeof LANDING_KINDS)[number];
  title: Words;
  summary: Words;
  blocks: StoredBlock[];
}

const LINK_URL = 8;
const REQUEST: Words = ['Request a quotation', 'Solicitar presupuesto', 'Запросить предложение', '申请报价'];

/** A picture with a title and a link. */
export const heroBlock = (title: Words, text: Words, picture: Picture, action: Words, url: string): StoredBlock => ({
  kind: 'hero',
  ...inAll('title', title),
  ...inAll('text', text),
  ...inAll('action', action),
  link: { link_type: LINK_URL, url },
  picture,
});

/** Links to groups; `groups` are their keys, separated by blanks. */
export const tilesBlock = (title: Words, groups: string): StoredBlock => ({
  kind: 'tiles',
  ...inAll('title', title),
  groups: groups.split(' '),
});

/** A row of products of a group. */
export const shelfBlock = (title: Words, group: string, sort: Sort = 'delivery'): StoredBlock => ({
  kind: 'shelf',
  ...inAll('title', title),
  group,
  sort,
});

/** Links to articles; `articles` are their keys, separated by blanks. */
export const articlesBlock = (articles: string): StoredBlock => ({
  kind: 'articles',
  ...inAll('title', ['Guides', 'Guías', 'Полезные статьи', '选购指南']),
  articles: articles.split(' '),
});

/** A text in HTML. */
export const textBlock = (title: Words, html: Words): StoredBlock => ({
  kind: 'richtext',
  ...inAll('title', title),
  ...inAll('html', html),
});

/** A countdown to the end of the month in which the page is read. */
export const countdownBlock = (title: Words, text: Words): StoredBlock => ({
  kind: 'countdown',
  ...inAll('title', title),
  ...inAll('text', text),
  ends_at: 'month',
  ...inAll('action', REQUEST),
  link: { link_type: LINK_URL, url: '/cart/goodOffer' },
});

/** A page as the database stores it. */
export const pageRecord = ({ id, kind, title, summary, blocks }: LandingText, position: number): PageRecord => ({
  id,
  kind,
  position,
  texts: { ...inAll('title', title), ...inAll('summary', summary) },
  blocks,
});
