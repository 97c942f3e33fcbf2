import { z } from 'zod/mini';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{0,80}$/;
const line = z.string('must be a text').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(300, 'must have 300 characters at most')); // prettier-ignore

/** What stands above a page's text in its file. */
const HEAD = {
  key: z
    .string('must be the last part of the page’s address, such as about-us')
    .check(z.regex(KEY, 'must have letters, digits and dashes alone, such as about-us')),
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
});

const KINDS = 'must be page or article';
export const PageHead = z.discriminatedUnion('kind', [ShopPage, ArticlePage], KINDS);
export type PageHead = z.infer<typeof PageHead>;

/** One page in one language, with its text as HTML. */
export type WrittenPage = PageHead & { html: string };
export const WrittenPages = z.array(z.intersection(PageHead, z.object({ html: z.string() })));
