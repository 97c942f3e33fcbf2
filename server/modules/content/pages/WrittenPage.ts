import { z } from 'zod/mini';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { alt, picture, WrittenBlock } from './landing/landingBlocks.ts';

/** The key of a page, at most as long as the API allows. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;
/** 1 is the front page, and the highest numbers are those of pages whose address has none. */
const LANDING_KEY = /^(?:solution-[1-9]\d{0,2}|(?:active|promotion)-(?!1$)[1-9]\d{0,5}|consumables)$/;
const line = z
  .string('must be a text')
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(300, 'must have 300 characters at most'));

/** The front matter of a page's file. */
const HEAD = {
  key: z
    .string('must be the last part of the page’s address, such as about-us')
    .check(z.regex(KEY, 'must have letters, digits and dashes alone, 60 at most, such as about-us')),
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`),
  title: line,
};
const keys = z._default(z.array(line, 'must be a list of keys of product groups').check(z.maxLength(20)), []);
const summary = z._default(
  z.string('must be a text').check(z.trim(), z.maxLength(500, 'must have 500 characters at most')),
  '',
);

/** A page about the store, below /shop/. */
const ShopPage = z.strictObject({ kind: z.literal('page'), ...HEAD });
const ArticlePage = z.strictObject({
  kind: z.literal('article'),
  ...HEAD,
  summary,
  published: z.iso.date('must be a date, such as 2026-12-25'),
  /** `seo_key`s of the groups whose products the article is about. */
  groups: keys,
  picture: z.optional(picture),
  alt,
});

const NO_LANDING_KEY =
  'must be solution-1, active-2, promotion-3 (with your number) or consumables: it is the page’s address';
/** A page composed of blocks. It has no text beside them. */
const LandingPage = z.strictObject({
  kind: z.literal('landing'),
  ...HEAD,
  key: z.string(NO_LANDING_KEY).check(z.regex(LANDING_KEY, NO_LANDING_KEY)),
  summary,
  blocks: z
    .array(WrittenBlock, 'must be a list')
    .check(z.minLength(1, 'must have a block'), z.maxLength(40, 'must have 40 blocks at most')),
});
export type LandingPage = z.infer<typeof LandingPage>;

const KINDS = 'must be page, article or landing';
export const PageHead = z.discriminatedUnion('kind', [ShopPage, ArticlePage, LandingPage], KINDS);
export type PageHead = z.infer<typeof PageHead>;

const html = { html: z.string() };
/** One page in one language, with its text as HTML. */
const WrittenPage = z.discriminatedUnion('kind', [z.extend(ShopPage, html), z.extend(ArticlePage, html), LandingPage]);
export type WrittenPage = z.infer<typeof WrittenPage>;
export const WrittenPages = z.array(WrittenPage);
