import { expect, it } from 'vitest';
import { WrittenBlock } from '../../../../../server/modules/content/pages/landing/landingBlocks.ts';

const of = (length: number): string => 'x'.repeat(length);
const listOf = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const TEXTS = { title: 'Ultrasound weeks', text: 'Ten per cent off' };
const BUTTON = { title: 'See the probes', path: '/category' };
const item = () => ({ icon: 'quote', ...TEXTS });

/** A block of each kind, with a field of the given length. */
const SIZES: [field: string, most: number, withLength: (length: number) => object][] = [
  ['the title of a hero', 120, (length) => ({ kind: 'hero', ...TEXTS, title: of(length), button: BUTTON })],
  ['the text of a hero', 500, (length) => ({ kind: 'hero', ...TEXTS, text: of(length), button: BUTTON })],
  ['a button', 60, (length) => ({ kind: 'hero', ...TEXTS, button: { ...BUTTON, title: of(length) } })],
  [
    'the path of a button',
    500,
    (length) => ({ kind: 'hero', ...TEXTS, button: { ...BUTTON, path: `/${of(length - 1)}` } }),
  ],
  ['the description of a picture', 300, (length) => ({ kind: 'hero', ...TEXTS, button: BUTTON, alt: of(length) })],
  ['the key of a group', 80, (length) => ({ kind: 'groups', title: 'Probes', groups: [of(length)] })],
  ['a list of groups', 24, (length) => ({ kind: 'groups', title: 'Probes', groups: listOf(length, () => 'probes') })],
  ['the group of a shelf', 80, (length) => ({ kind: 'shelf', title: 'Probes', group: of(length) })],
  ['a list of promises', 8, (length) => ({ kind: 'promises', title: 'Promises', items: listOf(length, item) })],
  ['a text in Markdown', 20_000, (length) => ({ kind: 'text', title: 'About', text: of(length) })],
  ['the code of a coupon', 40, (length) => ({ kind: 'coupon', ...TEXTS, code: of(length) })],
  ['the path of a video', 300, (length) => ({ kind: 'video', ...TEXTS, url: `/${of(length - 1)}` })],
  ['a list of articles', 24, (length) => ({ kind: 'articles', title: 'Read on', articles: listOf(length, () => 'a') })],
];

const faultsOf = (block: object): string[] =>
  WrittenBlock.safeParse(block).error?.issues.map(({ message }) => message) ?? [];

it.each(SIZES)('%s has %i at most, and says so of one more', (_, most, withLength) => {
  expect(faultsOf(withLength(1 + Number(most > 1)))).toEqual([]);
  expect(faultsOf(withLength(most))).toEqual([]);
  expect(faultsOf(withLength(most + 1))).toEqual([expect.stringContaining(` ${most} `)]);
});

it('limits the text of a picture to 120 characters', () => {
  const hero = (picture: string) => ({ kind: 'hero', ...TEXTS, button: BUTTON, picture });
  expect(faultsOf(hero(of(120)))).toEqual([]);
  expect(faultsOf(hero(of(121)))).toEqual([expect.stringMatching(/^must be a picture file/)]);
});

it.each([
  ['a title', { kind: 'brands', title: ' ' }],
  ['a group', { kind: 'groups', title: 'Probes', groups: [] }],
  ['a promise', { kind: 'promises', title: 'Promises', items: [] }],
  ['an article', { kind: 'articles', title: 'Read on', articles: [] }],
  ['a picture that is named', { kind: 'hero', ...TEXTS, button: BUTTON, picture: '' }],
])('wants %s', (_, block) => expect(faultsOf(block)).toHaveLength(1));

it.each(['month', '2026-12-31', '2026-12-31T18:00:00Z', '2026-12-31T18:00:00+03:00'])(
  'a countdown ends on %s',
  (ends) => expect(faultsOf({ kind: 'countdown', ...TEXTS, ends })).toEqual([]),
);

it.each(['', 'week', '31.12.2026', '2026-02-30', '2026-12-31T18:00:00'])('a countdown does not end on "%s"', (ends) =>
  expect(faultsOf({ kind: 'countdown', ...TEXTS, ends })).toHaveLength(1),
);

it.each([
  ['/en/category', 'must be without a language: the store adds the one of the visitor'],
  ['/zh', 'must be without a language: the store adds the one of the visitor'],
  ['javascript:alert(1)', 'must be the path of a page of this store, such as /category, or an https address'],
])('a button does not lead to %s', (path, message) =>
  expect(faultsOf({ kind: 'hero', ...TEXTS, button: { ...BUTTON, path } })).toEqual([message]),
);

it('refuses a video from another site', () => {
  expect(faultsOf({ kind: 'video', ...TEXTS, url: '/video/room.webm' })).toEqual([]);
  expect(faultsOf({ kind: 'video', ...TEXTS, url: 'https://videos.example/room.webm' })).toHaveLength(1);
});

it('lists the known kinds for an unknown one', () => {
  expect(faultsOf({ kind: 'carousel', title: 'Room' })).toEqual([
    'must be one of hero, groups, shelf, brands, promises, text, countdown, coupon, video, articles',
  ]);
});
