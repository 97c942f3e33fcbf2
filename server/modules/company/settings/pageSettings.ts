import { z } from 'zod/mini';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { line, words } from './settingsFields.ts';

/** A page of this store by its path, without the language. */
const path = z.string('must be the path of a page of this store, such as /shop/about-us').check(
  z.trim(),
  z.regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, 'must be the path of a page of this store, such as /shop/about-us'),
  z.refine((text) => !LANGUAGES.some((language) => text === `/${language}` || text.startsWith(`/${language}/`)), {
    error: 'must be without a language: the store adds the one of the visitor',
  }),
);
const pageLinks = z
  .array(z.strictObject({ title: words(60), path }))
  .check(
    z.minLength(1, 'must have a link; leave the key out if there is none'),
    z.maxLength(12, 'must have 12 links at most'),
  );
const titledLinks = z.strictObject({ title: words(60), links: pageLinks });

/** The product groups of the header, by their keys, and the menu after them. */
export const NavigationSettings = z.strictObject({
  groups: z.optional(z.array(line(80)).check(z.maxLength(12, 'must have 12 groups at most'))),
  menu: z.optional(titledLinks),
});

export const FRONT_BLOCKS = ['hero', 'groups', 'newest', 'promises', 'soonest', 'brands', 'articles'] as const;

export const FrontPageSettings = z.strictObject({
  hero: z.optional(
    z.strictObject({ title: words(90), text: words(300), button: z.strictObject({ title: words(40), path }) }),
  ),
  /** The description that search engines show below the store's name. */
  summary: z.optional(words(200)),
  /** The parts of the page from top to bottom. */
  blocks: z.optional(
    z.array(z.enum(FRONT_BLOCKS, `must be one of ${FRONT_BLOCKS.join(', ')}`)).check(
      z.minLength(1, 'must have a part'),
      z.refine((all) => new Set(all).size === all.length, { error: 'must name each part once' }),
    ),
  ),
});

export const FooterSettings = z.strictObject({
  /** The line at the end of each page. */
  line: z.optional(words(200)),
  /** Columns of links, in place of the store's own. */
  columns: z.optional(
    z.array(titledLinks).check(z.minLength(1, 'must have a column'), z.maxLength(4, 'must have 4 columns at most')),
  ),
});
export type PageSettings = {
  navigation?: z.infer<typeof NavigationSettings> | undefined;
  front_page?: z.infer<typeof FrontPageSettings> | undefined;
  footer?: z.infer<typeof FooterSettings> | undefined;
};
