import { z } from 'zod/mini';
import { SORTS } from '../../../../../shared/contract/schemas/catalogue.ts';
import { isLocalPath, safeUrl } from '../../../../../shared/web/links.ts';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';
import { line } from '../../../company/settings/settingsFields.ts';

/** Icons of promises. */
const ICONS = ['quote', 'delivery', 'fit', 'returns', 'shield'] as const;
const TEXT_MAX = 20_000;
const NO_PICTURE =
  'must be a picture file beside this one, such as room.jpg, or a drawing of the store, such as scene-7';

const title = line(120);
const text = line(500);
const NO_LINK = 'must be the path of a page of this store, such as /category, or an https address';
const path = line(500).check(
  z.refine((url) => safeUrl(url) !== null, { error: NO_LINK }),
  z.refine((url) => !LANGUAGES.some((language) => url === `/${language}` || url.startsWith(`/${language}/`)), {
    error: 'must be without a language: the store adds the one of the visitor',
  }),
);
const button = z.strictObject({ title: line(60), path });
/** A day, which is the last one, or a moment with its offset. */
const DAY_OR_MOMENT = 'must be a date, such as 2026-12-31, or a moment, such as 2026-12-31T18:00:00Z';
const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], DAY_OR_MOMENT);
/** A file beside the page's, or a drawing of the store; once it is read, the key of the picture in place of the file. */
export const picture = z.string(NO_PICTURE).check(z.trim(), z.minLength(1, NO_PICTURE), z.maxLength(120, NO_PICTURE));
/** The picture's alternative text; empty for decoration. */
export const alt = z.optional(
  z.string('must be a text').check(z.trim(), z.maxLength(300, 'must have 300 characters at most')),
);
const groupKey = line(80);
const keysOf = (noun: string) =>
  z
    .array(line(80), `must be a list of keys of ${noun}`)
    .check(z.minLength(1, `must have a key of ${noun}`), z.maxLength(24, 'must have 24 keys at most'));

const blocks = [
  z.strictObject({ kind: z.literal('hero'), title, text, button, picture: z.optional(picture), alt }),
  z.strictObject({ kind: z.literal('groups'), title, groups: keysOf('product groups') }),
  z.strictObject({
    kind: z.literal('shelf'),
    title,
    group: groupKey,
    sort: z._default(z.enum(SORTS, `must be one of ${SORTS.join(', ')}`), 'delivery'),
  }),
  z.strictObject({ kind: z.literal('brands'), title }),
  z.strictObject({
    kind: z.literal('promises'),
    title,
    items: z
      .array(
        z.strictObject({ icon: z.enum(ICONS, `must be one of ${ICONS.join(', ')}`), title, text }),
        'must be a list',
      )
      .check(z.minLength(1, 'must have an item'), z.maxLength(8, 'must have 8 items at most')),
  }),
  /** `text` is Markdown in a file, and HTML in a written page. */
  z.strictObject({
    kind: z.literal('text'),
    title,
    text: z
      .string('must be a text')
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(TEXT_MAX, `must have ${TEXT_MAX} characters at most`),
      ),
  }),
  z.strictObject({
    kind: z.literal('countdown'),
    title,
    text,
    ends: z.union([z.literal('month'), dayOrMoment], `${DAY_OR_MOMENT}, or month for the end of each month`),
    button: z.optional(button),
  }),
  z.strictObject({ kind: z.literal('coupon'), title, text, code: line(40), until: z.optional(dayOrMoment) }),
  z.strictObject({
    kind: z.literal('video'),
    title,
    text,
    url: line(300).check(
      z.refine(isLocalPath, {
        error:
          'must be a path on the store’s own address, such as /video/room.webm: pages load no videos from elsewhere',
      }),
    ),
    poster: z.optional(picture),
  }),
  z.strictObject({ kind: z.literal('articles'), title, articles: keysOf('articles') }),
] as const;

const KINDS = `must be one of ${blocks.map(({ shape }) => shape.kind.def.values[0]).join(', ')}`;

/** A part of a landing page in a file, with its texts in the file's language. */
export const WrittenBlock = z.discriminatedUnion('kind', blocks, KINDS);
export type WrittenBlock = z.infer<typeof WrittenBlock>;
