import { describe, expect, it } from 'vitest';
import { snippet } from '../../../../renderer/src/seo/snippet.ts';

describe('the description of a page, from its text', () => {
  it('is the whole text where it is short, without its headings', () => {
    expect(snippet('<h2 id="part-1">Who we are</h2><p>We sell <strong>probes</strong>, and repair them.</p>')).toBe(
      'We sell probes, and repair them.',
    );
  });

  it('ends with a sentence where one fits', () => {
    const sentence = 'The first sentence of this page is long enough to stand alone as its description.';
    expect(snippet(`<p>${sentence} ${'More about it follows here '.repeat(8)}.</p>`)).toBe(sentence);
  });

  it('ends with a word where no sentence does, and says that it goes on', () => {
    const text = snippet(`<p>${'sterilisation '.repeat(30)}</p>`);
    expect(text).toMatch(/^(sterilisation )+sterilisation…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('knows the end of a Chinese sentence', () => {
    const first = `${'我们销售医疗设备、探头、监护仪以及各种耗材'.repeat(4)}。`;
    expect(snippet(`<p>${first}${'第二句话还要更长一些'.repeat(20)}。</p>`)).toBe(first);
  });

  it('writes signs as they are read', () => {
    expect(snippet('<p>Parts &amp; service, 24&nbsp;hours a day &lt;b&gt;</p>')).toBe(
      'Parts & service, 24 hours a day <b>',
    );
  });
});
