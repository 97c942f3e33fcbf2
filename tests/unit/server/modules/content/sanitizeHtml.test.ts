import { expect, it } from 'vitest';
import { sanitizeHtml } from '../../../../../server/modules/content/sanitizeHtml.ts';
import { prose } from '../../../../../server/modules/content/prose.ts';

it.each([
  ['plain writing', '<p>a <strong>b</strong> &amp; c</p>', '<p>a <strong>b</strong> &amp; c</p>'],
  ['scripts with what is in them', 'a<script>x</script>b', 'ab'],
  ['a script that never ends', 'a<script>x', 'a'],
  ['handlers', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['pictures and frames', '<img src=x onerror=x><iframe src=x>y</iframe><p>a</p>', '<p>a</p>'],
  ['drawings, which may hold scripts', '<svg><a href="javascript:x()">y</a></svg>z', 'z'],
  ['comments', 'a<!-- <b> -->b<!doctype x>', 'ab'],
  ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['script addresses in disguise', '<a href="java&#115;cript:x">a</a>', '<a>a</a>'],
  ['addresses of nobody', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['our own addresses', "<a href='/shop/FAQ?a=1&amp;b=2'>a</a>", '<a href="/shop/FAQ?a=1&amp;b=2">a</a>'],
  [
    'addresses elsewhere',
    '<a href=https://x.example>a</a>',
    '<a href="https://x.example" rel="noopener noreferrer">a</a>',
  ],
  ['mail', '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['what opens and never closes', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['what closes and never opened', 'a</div></p>', 'a<p></p>'],
  ['ends in the wrong order', '<p><b>a</p>c</b>', '<p><b>a</b></p>c'],
  ['half a tag', 'a <p b', 'a '],
  ['a tag within a tag', '<scr<script>ipt>a', 'ipt&gt;a'],
  ['breaks and rules', 'a<br>b<hr/>', 'a<br />b<hr />'],
  ['an address with signs of HTML', '<a href="/x?a=<b>&quot;">a</a>', '<a href="/x?a=&lt;b&gt;&quot;">a</a>'],
  ['what another language than HTML holds', '<math><mi>a</mi></math><noscript>b</noscript><xmp>c</xmp>d', 'd'],
  ['signs of order', '1 < 2 > 0', '1 &lt; 2 &gt; 0'],
])('lets through, or takes out: %s', (_what, source, expected) => {
  expect(sanitizeHtml(source)).toBe(expected);
});

it('gives headings numbered ids', () => {
  expect(sanitizeHtml('<h2 id="mine">a</h2><h2>b</h2>')).toBe('<h2 id="part-1">a</h2><h2 id="part-2">b</h2>');
});

it('does not change HTML that it has sanitised before', () => {
  const once = sanitizeHtml('<h2>a</h2><p>1 < 2 <a href="/x?a=1&b=2">b</a>');
  expect(sanitizeHtml(once)).toBe(once);
});

it('drops elements nested deeper than 50 levels and keeps their text', () => {
  expect(sanitizeHtml(`${'<i>'.repeat(2_000)}a`)).toMatch(/^(?:<i>){50}a(?:<\/i>){50}$/);
});

const nowhere = (): null => null;
it('writes headings, lists, tables and questions of a plain text as HTML', () => {
  expect(prose('## A\n\nb **c** <d>\n\n- e\n- f\n\n? g\nh', nowhere)).toBe(
    '<h2>A</h2><p>b <strong>c</strong> &lt;d&gt;</p><ul><li>e</li><li>f</li></ul><details><summary>g</summary><p>h</p></details>',
  );
  expect(prose('| a | b\n| c | d', nowhere)).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  );
});

it('links a group where there is one, and names it where there is none', () => {
  expect(prose('[a](group:x) [b](/cart)', (key) => `/category/${key}/1`)).toBe(
    '<p><a href="/category/x/1">a</a> <a href="/cart">b</a></p>',
  );
  expect(prose('[a](group:x)', nowhere)).toBe('<p>a</p>');
});
