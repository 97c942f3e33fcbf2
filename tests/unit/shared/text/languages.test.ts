import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import {
  LANGUAGES,
  languageFrom,
  pathLanguage,
  resolveLanguage,
  stripLanguage,
  withLanguage,
  withOwnPrefix,
} from '../../../../shared/text/languages.ts';

const language = fc.constantFrom(...LANGUAGES);
const remembered = fc.option(language);
const segment = fc.oneof(
  language,
  fc.constantFrom('cart', 'english', 'es-es', '', 'ES', '..', '\\', '\t'),
  fc.webSegment(),
);
const tail = fc.constantFrom('', '?keyWord=probe', '#top', '?from=/es', '/');
const path = fc.tuple(fc.array(segment, { maxLength: 4 }), tail).map(([parts, end]) => `/${parts.join('/')}${end}`);

describe('the language of an address', () => {
  it.each([
    // path, remembered, language, path
    ['/', null, 'en', '/'],
    ['/cart', null, 'en', '/cart'],
    ['/cart', 'es', 'es', '/es/cart'],
    ['/cart?a=1#b', 'ru', 'ru', '/ru/cart?a=1#b'],
    ['/', 'zh', 'zh', '/zh'],
    ['/?pageId=3', 'es', 'es', '/es?pageId=3'],
    ['/es', null, 'es', '/es'],
    ['/es/cart', 'ru', 'es', '/es/cart'],
    ['/en', 'es', 'en', '/'],
    ['/en/cart?a=1', 'es', 'en', '/cart?a=1'],
    ['/en?a=1', null, 'en', '/?a=1'],
    ['/essential', null, 'en', '/essential'],
    ['/en/es/cart', null, 'es', '/es/cart'],
  ] as const)('%s, with %s remembered, is %s at %s', (from, known, code, to) => {
    expect(resolveLanguage(from, known)).toEqual({ language: code, path: to });
  });

  it('decided twice is the same as decided once', () => {
    fc.assert(
      fc.property(path, remembered, (from, known) => {
        const once = resolveLanguage(from, known);
        expect(resolveLanguage(once.path, once.language)).toEqual(once);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(path, remembered, (from, known) => {
        const decided = resolveLanguage(from, known);
        expect(pathLanguage(decided.path) ?? 'en').toBe(decided.language);
        expect(pathLanguage(decided.path)).not.toBe('en');
      }),
    );
  });

  it('never leads to another site', () => {
    fc.assert(
      fc.property(path, remembered, (from, known) => {
        const decided = resolveLanguage(from, known);
        if (decided.path !== from) expect(new URL(decided.path, 'https://store.example').host).toBe('store.example');
      }),
    );
    expect(resolveLanguage('/en//evil.example', null).path).toBe('/evil.example');
  });
});

describe('a prefix', () => {
  it('is removed as it was added', () => {
    const bare = path.filter((text) => pathLanguage(text) === null && !/^\/[/\\\t]/.test(text));
    fc.assert(
      fc.property(bare, language, (text, to) => {
        expect(stripLanguage(withLanguage(text, to))).toBe(text);
      }),
    );
  });

  it('is replaced, not put before another', () => {
    expect(withLanguage('/es/cart?a=1', 'ru')).toBe('/ru/cart?a=1');
    expect(withLanguage('/es/cart', 'en')).toBe('/cart');
  });
});

describe('the language of a code', () => {
  it.each([
    ['en-us', 'en'],
    ['es-es', 'es'],
    ['RU', 'ru'],
    ['zh-CN,zh;q=0.9', 'zh'],
    ['fr-fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s is %s', (code, expected) => {
    expect(languageFrom(code)).toBe(expected);
  });
});

describe('a language prefix in another spelling', () => {
  it.each([
    ['/ES', '/es'],
    ['/ES/cart?a=1#b', '/es/cart?a=1#b'],
    ['/Zh', '/zh'],
    ['/zh-cn', '/zh'],
    ['/ZH-CN/cart', '/zh/cart'],
    ['/es-es/product/x/1', '/es/product/x/1'],
    ['/EN', '/'],
    ['/en-us/cart', '/cart'],
    ['/EN//evil.example', '/evil.example'],
    ['/es_MX/cart', '/es/cart'],
    ['/zh-TW', '/zh'],
    ['/zh-Hans-CN/cart', '/zh/cart'],
    ['/es-419', '/es'],
    ['/en-gb/cart?a=1', '/cart?a=1'],
    ['/zh-cn/\\\\evil.example', '/zh/evil.example'],
  ])('%s leads to %s', (from, to) => {
    expect(withOwnPrefix(from)).toBe(to);
  });

  it.each(['/', '/es', '/es/cart', '/de', '/de-de/cart', '/essential', '/cart/ES', '/es-shop1', '/en_'])(
    '%s is unchanged',
    (path) => {
      expect(withOwnPrefix(path)).toBeNull();
    },
  );

  it('is corrected once, and stays on this site', () => {
    fc.assert(
      fc.property(path, (from) => {
        const to = withOwnPrefix(from);
        if (to === null) return;
        expect(withOwnPrefix(to)).toBeNull();
        expect(new URL(to, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});
