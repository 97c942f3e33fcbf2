import fc from '../checks/properties.ts';
import type { WrittenBlock } from '../../../server/modules/content/pages/landing/landingBlocks.ts';
import type { WrittenPage } from '../../../server/modules/content/pages/WrittenPage.ts';
import { SORTS } from '../../../shared/contract/schemas/catalogue.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';

type Landing = Extract<WrittenPage, { kind: 'landing' }>;

/** Texts that YAML could take for something else, and plain ones. */
const words = fc
  .oneof(
    fc.constantFrom(
      'No',
      '7',
      '2026-12-31',
      '~',
      'a: b',
      '# heading',
      '"quoted"',
      "it's",
      '- dash',
      '{{store}}',
      '№ 5',
      '探头',
      '---',
    ),
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  )
  .map((text) => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim()) // oxlint-disable-line no-control-regex -- a text is one line
  .filter((text) => text !== '');
const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const path = fc.constantFrom(
  '/category',
  '/category/probes/12?sort=newest',
  '/shop/about-us#part-1',
  'https://shop.example/x',
);
const picture = fc.constantFrom('scene-1', 'scene-7');
const button = fc.record({ title: words, path });
const day = fc.constantFrom('2026-12-31', '2024-02-29', '2026-11-30T18:30:00.000Z');
const html = fc
  .array(
    fc.constantFrom(
      '<p>One <strong>two</strong>.</p>',
      '<h2 id="part-1">Head</h2>',
      '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
      '<p><a href="/category">x</a></p>',
    ),
    { minLength: 1, maxLength: 1 },
  )
  .map((parts) => `${parts.join('\n')}\n`);

export const landingBlock: fc.Arbitrary<WrittenBlock> = fc.oneof(
  fc.record(
    { kind: fc.constant('hero' as const), title: words, text: words, button, picture },
    { requiredKeys: ['kind', 'title', 'text', 'button'] },
  ),
  fc.record({
    kind: fc.constant('groups' as const),
    title: words,
    groups: fc.array(key, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('shelf' as const), title: words, group: key, sort: fc.constantFrom(...SORTS) }),
  fc.record({ kind: fc.constant('brands' as const), title: words }),
  fc.record({
    kind: fc.constant('promises' as const),
    title: words,
    items: fc.array(
      fc.record({
        icon: fc.constantFrom('quote' as const, 'fit' as const, 'shield' as const),
        title: words,
        text: words,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('text' as const), title: words, text: html }),
  fc.record(
    {
      kind: fc.constant('countdown' as const),
      title: words,
      text: words,
      ends: fc.oneof(fc.constant('month' as const), day),
      button,
    },
    { requiredKeys: ['kind', 'title', 'text', 'ends'] },
  ),
  fc.record(
    { kind: fc.constant('coupon' as const), title: words, text: words, code: words, until: day },
    { requiredKeys: ['kind', 'title', 'text', 'code'] },
  ),
  fc.record(
    {
      kind: fc.constant('video' as const),
      title: words,
      text: words,
      url: fc.constant('/video/room.webm'),
      poster: picture,
    },
    { requiredKeys: ['kind', 'title', 'text', 'url'] },
  ),
  fc.record({
    kind: fc.constant('articles' as const),
    title: words,
    articles: fc.array(key, { minLength: 1, maxLength: 4 }),
  }),
);

/** A landing page in one language. */
export const landingPage: fc.Arbitrary<Landing> = fc.record({
  kind: fc.constant('landing' as const),
  key: fc.constantFrom('solution-1', 'active-21', 'promotion-3', 'consumables'),
  language: fc.constantFrom(...LANGUAGES),
  title: words,
  summary: fc.oneof(words, fc.constant('')),
  blocks: fc.array(landingBlock, { minLength: 1, maxLength: 6 }),
});
