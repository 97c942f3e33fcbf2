import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { isLocalPath, linkTarget, safeUrl } from '../../../../shared/web/links.ts';

const STORE = 'https://store.example';
/** Spellings of addresses that try to bypass a check. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
        '%2f',
        '%5c',
        '&',
        '\u2028',
      ),
      fc.constantFrom('https:', 'http:', 'javascript:', 'data:text/html,', 'evil.example', 'store.example', 'x'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('a link', () => {
  const item = { id: 12, seo_key: 'patient monitors', seo_title_str: 'probe/5' };

  it.each([
    [1, null],
    [2, '/category/patient%20monitors/12'],
    [3, '/product/probe%2F5/12'],
    [4, '/article/patient%20monitors/12'],
    [5, '/?pageId=12'],
    [6, '/brandList/patient%20monitors/12'],
    [7, '/active/12'],
    [9, '/promotionalproducts/12'],
    [0, null],
    [10, null],
    [Number.NaN, null],
  ])('of type %i leads to %s', (type, target) => {
    expect(linkTarget(type, item)).toBe(target);
  });

  it.each([
    [2, '/category/categoryDetail/12'],
    [3, '/product/productDetail/12'],
    [4, '/article/articleDetail/12'],
    [6, '/brandList/brandDetail/12'],
  ])('of type %i without a key has a word for it', (type, target) => {
    expect(linkTarget(type, { id: 12 })).toBe(target);
    expect(linkTarget(type, { id: 12, seo_key: '', seo_title_str: '' })).toBe(target);
  });

  it('of type 8 leads to any path of ours and any https address', () => {
    expect(linkTarget(8, { url: '/shop/about-us?x=1#top' })).toBe('/shop/about-us?x=1#top');
    expect(linkTarget(8, { url: 'https://wa.me/123?text=a' })).toBe('https://wa.me/123?text=a');
    expect(linkTarget(8, { url: 'https://video.example:8443/a' })).toBe('https://video.example:8443/a');
    expect(linkTarget(8, {})).toBeNull();
  });

  it('stays on this site whatever its key and id are', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 4, 5, 6, 7, 9), hostile, hostile, (type, key, id) => {
        const target = linkTarget(type, { id, seo_key: key, seo_title_str: key })!;
        expect(new URL(target, STORE).origin).toBe(STORE);
      }),
    );
  });
});

describe('an address from somewhere', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://store.example/x',
    'file:///etc/passwd',
    'http://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://store.example@evil.example/',
    'https://store.example:x@evil.example/',
    'https://store.example:443@evil.example/',
    'https://evil.example\\@store.example/',
    'https://evil .example/',
    'evil.example',
    '',
  ])('is no link when it is %j', (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  it('is never anything but ours or https', () => {
    fc.assert(
      fc.property(hostile, (url) => {
        const safe = safeUrl(url);
        if (safe === null || !URL.canParse(safe, STORE)) return;
        const { protocol, username, password } = new URL(safe, STORE);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that passes for a path of ours is on this site', () => {
    fc.assert(
      fc.property(hostile, (url) => {
        for (const path of [url, `/${url}`]) if (isLocalPath(path)) expect(new URL(path, STORE).origin).toBe(STORE);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/', '/cart', '/login?redirect=%2Fcart', '/product/x/1#top', '/категория/1'])(
    'may be %s of ours',
    (path) => {
      expect(isLocalPath(path)).toBe(true);
    },
  );
});
