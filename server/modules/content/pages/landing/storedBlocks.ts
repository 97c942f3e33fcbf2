import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '../../../../../shared/contract/wireTypes.ts';
import type { Language } from '../../../../../shared/text/languages.ts';
import type { Localised } from '../../../../../shared/text/localised.ts';
import { linkTarget } from '../../../../../shared/web/links.ts';
import { sceneAt } from '../../../media/pictureAt.ts';
import { keyInSource, ownPictureAt } from '../../../media/pictureKey.ts';
import type { StoredBlock } from '../../StoredBlock.ts';
import { inLanguage, textIn } from '../../languageTexts.ts';
import type { WrittenBlock } from './landingBlocks.ts';

const LINK_URL = 8;
const DAY_MS = 86_400_000;
const SCENE = /^\/media\/p\/hero\.(\d{1,2})-/;

/** A block with the texts of one language, in the format of the database; those of others are merged into it. */
export function toStored(block: WrittenBlock, language: Language): StoredBlock {
  const texts = (fields: Record<string, string>): Localised<'title' | 'text' | 'action' | 'alt' | 'html'> =>
    ({ ...plainOf(fields), ...inLanguage(language, fields) }) as Localised<
      'title' | 'text' | 'action' | 'alt' | 'html'
    >;
  const { kind, title } = block;
  switch (kind) {
    case 'hero': {
      const { text, button, picture, alt } = block;
      const link = { link_type: LINK_URL, url: button.path };
      const altField = alt === undefined ? {} : { alt };
      return { kind, ...texts({ title, text, action: button.title, ...altField }), link, picture: pictureOf(picture) };
    }
    case 'groups':
      return { kind: 'tiles', ...texts({ title }), groups: block.groups };
    case 'shelf':
      return { kind, ...texts({ title }), group: block.group, sort: block.sort };
    case 'brands':
      return { kind, ...texts({ title }) };
    case 'promises':
      return {
        kind,
        ...texts({ title }),
        items: block.items.map(({ icon, ...item }) => ({ icon, ...texts(item) })),
      };
    case 'text':
      return { kind: 'richtext', ...texts({ title, html: block.text }) };
    case 'countdown': {
      const { text, ends, button } = block;
      const link = button ? { link_type: LINK_URL, url: button.path } : null;
      return {
        kind,
        ...texts({ title, text, action: button?.title ?? '' }),
        ends_at: ends === 'month' ? ends : endOf(ends),
        link,
      };
    }
    case 'coupon': {
      const { text, code, until } = block;
      return { kind, ...texts({ title, text }), code, valid_until: until === undefined ? null : endOf(until) };
    }
    case 'video':
      return { kind, ...texts({ title, text: block.text }), url: block.url, poster: pictureOf(block.poster) };
    case 'articles':
      return { kind, ...texts({ title }), articles: block.articles };
  }
}

/** The block of a file, in one language. */
export function toWritten(block: StoredBlock, language: Language): WrittenBlock {
  const title = textIn(block, 'title', language);
  switch (block.kind) {
    case 'hero': {
      const text = textIn(block, 'text', language);
      const alt = textIn({ ...block, alt: block.alt ?? '' }, 'alt', language);
      const picture = { ...pictureIn('picture', block.picture), ...(alt !== '' && { alt }) };
      return { kind: block.kind, title, text, button: buttonOf(block, language), ...picture };
    }
    case 'tiles':
      return { kind: 'groups', title, groups: block.groups };
    case 'shelf':
      return { kind: block.kind, title, group: block.group, sort: block.sort };
    case 'brands':
      return { kind: block.kind, title };
    case 'promises': {
      const items = block.items.map((item) => ({
        icon: item.icon as Extract<WrittenBlock, { kind: 'promises' }>['items'][number]['icon'],
        title: textIn(item, 'title', language),
        text: textIn(item, 'text', language),
      }));
      return { kind: block.kind, title, items };
    }
    case 'richtext':
      return { kind: 'text', title, text: textIn(block, 'html', language) };
    case 'countdown': {
      const { kind, ends_at: at, link } = block;
      const ends = at === 'month' ? at : lastOf(at);
      return {
        kind,
        title,
        text: textIn(block, 'text', language),
        ends,
        ...(link && { button: buttonOf({ ...block, link }, language) }),
      };
    }
    case 'coupon': {
      const { kind, code, valid_until: until } = block;
      return {
        kind,
        title,
        text: textIn(block, 'text', language),
        code,
        ...(until !== null && { until: lastOf(until) }),
      };
    }
    case 'video': {
      const { kind, url, poster } = block;
      return { kind, title, text: textIn(block, 'text', language), url, ...pictureIn('poster', poster) };
    }
    case 'articles':
      return { kind: block.kind, title, articles: block.articles };
  }
}

type Linked = Extract<StoredBlock, { kind: 'hero' }>['link'];
const buttonOf = (block: Localised<'action'> & { link: Linked }, language: Language) => ({
  title: textIn(block, 'action', language),
  path: linkTarget(block.link.link_type, block.link) ?? '/',
});

/** The picture of a name in a page: a drawing of the store, or one of the merchant's by its key. */
export const pictureOf = (name: string | undefined): Picture | null =>
  name === undefined ? null : (ownPictureAt(name) ?? sceneAt(name.slice('scene-'.length)));

/** The name of a picture in a page; null for one that pages cannot name. */
export function nameOf(picture: Picture | null): string | null {
  const scene = picture && SCENE.exec(picture.src)?.[1];
  return scene ? `scene-${scene}` : picture && keyInSource(picture.src);
}

/** A block's field with the name of its picture, as files have it; empty without one. */
export function pictureIn<F extends 'picture' | 'poster'>(field: F, picture: Picture | null): { [K in F]?: string } {
  const name = nameOf(picture);
  return (name === null ? {} : { [field]: name }) as { [K in F]?: string };
}

const plainOf = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, '']));

/** The end of a day, as a date is the last day; otherwise the moment. */
const endOf = (dayOrMoment: string): string =>
  new Date(Date.parse(dayOrMoment) + (dayOrMoment.includes('T') ? 0 : DAY_MS)).toISOString();

/** The day that ends at a moment, or the moment. */
const lastOf = (time: string): string =>
  time.endsWith('T00:00:00.000Z') ? new Date(Date.parse(time) - DAY_MS).toISOString().slice(0, 10) : time;

const TEXT_FIELD = /^(?:(?:en|es|ru)_)?(?:title|text|action|alt|html)$/;

type Value = Record<string, unknown>;
const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Returns a block with the fields that are the same in all languages. */
const withoutTexts = (block: object): Value =>
  Object.fromEntries(
    Object.entries(block)
      .filter(([field]) => !TEXT_FIELD.test(field))
      .map(([field, value]) => [
        field,
        field === 'items' && Array.isArray(value) ? value.filter(isRecord).map(withoutTexts) : value,
      ]),
  );

/** The place, from 1, of the first block that differs in more than its texts; null if none does. */
export function differenceOf(some: readonly StoredBlock[], others: readonly StoredBlock[]): number | null {
  const length = Math.max(some.length, others.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [some[index], others[index]];
    if (!one || !other || !isDeepStrictEqual(withoutTexts(one), withoutTexts(other))) return index + 1;
  }
  return null;
}

/** Adds the texts of another language to blocks that differ in nothing else. An empty text adds nothing. */
export const mergeTexts = (blocks: readonly StoredBlock[], more: readonly StoredBlock[]): StoredBlock[] =>
  blocks.map(
    (block, index) => mergeBlocks(block as unknown as Value, more[index] as unknown as Value) as unknown as StoredBlock,
  );

function mergeBlocks(block: Value, more: Value): Value {
  const texts = Object.entries(more).filter(([field, value]) => TEXT_FIELD.test(field) && value !== '');
  const { items } = block;
  const others = more['items'];
  if (!Array.isArray(items) || !Array.isArray(others)) return { ...block, ...Object.fromEntries(texts) };
  const mergedItems = items.map((item, index) => mergeBlocks(item as Value, others[index] as Value));
  return { ...block, ...Object.fromEntries(texts), items: mergedItems };
}
