import { expect, test } from 'vitest';
import { inlineUsedStyles, sheetOf } from '../../../../server/web/pageStyles.ts';

const LINK = '<link rel="stylesheet" href="/assets/store-1a.css">';
const TEMPLATE = `<head>${LINK}</head><body><!--app--><!--state--></body>`;
const SHEET = `.boxa{color:var(--ink)}
.boxb>.boxc{color:blue}
.lista{margin:0}
@keyframes f1{from{opacity:0;}}
@media print{
.boxa{color:black}
}
@media (max-width: 600px){
.lista{margin:1px}
}
:root{--ink:#000;--paper:#fff}body{margin:0}`;

const stylesIn = (html: string): string | undefined => /<style>(.*)<\/style>/s.exec(html)?.[1];

test('a page has in it the rules that it wears, and those that belong to no class', () => {
  const page = inlineUsedStyles(TEMPLATE, SHEET, '<p class="fui-Text boxa">a</p>');
  expect(stylesIn(page)).toBe('.boxa{color:var(--ink)}:root{--ink:#000;}body{margin:0}');
});

test('a class name in an id or a text brings no rule', () => {
  expect(stylesIn(inlineUsedStyles(TEMPLATE, SHEET, '<p id="boxa">lista boxb</p>'))).not.toMatch(/box|list/);
});

test('the whole sheet comes behind what is to be seen', () => {
  const page = inlineUsedStyles(TEMPLATE, SHEET, '<p class="lista">a</p>');
  expect(page.indexOf('<link rel="stylesheet" href="/assets/store-1a.css">')).toBeGreaterThan(
    page.indexOf('<!--app-->'),
  );
  expect(page.match(/store-1a\.css/g)).toHaveLength(1);
});

test('a template says which file its sheet is, if it has one', () => {
  expect(sheetOf(TEMPLATE)).toBe('assets/store-1a.css');
  expect(sheetOf('<head></head>')).toBeNull();
});

test('a rule for several classes is worn where one of them is, and what is empty without its rules is gone', () => {
  const sheet =
    '@layer parts{\n@media print{\n.a:not(:hover,:focus){margin:0}\n}\n}\n.b,.c{top:0}\nhtml[data-kiosk] *{top:1px}';
  expect(stylesIn(inlineUsedStyles(TEMPLATE, sheet, '<p class="c">a</p>'))).toBe('.b,.c{top:0}');
});

test('rules for :hover come with the whole sheet, unless they style elements that are not pointed at', () => {
  const sheet =
    '@media (hover:hover){\n.a{left:0}\n}\n.a:hover{top:0}\n.a:active,.b:hover{top:1px}\n.a:not(:hover,:active){top:2px}';
  expect(stylesIn(inlineUsedStyles(TEMPLATE, sheet, '<p class="a b">c</p>'))).toBe(
    '@media (hover:hover){.a{left:0}}.a:not(:hover,:active){top:2px}',
  );
});

test('rules for paper come with the whole sheet', () => {
  const sheet =
    '@page{size:A4;@bottom-right{content:"1";color:#616161}}\n@layer reset{*{margin:0}\n@media print{\nnav{display:none}\nli,tr{top:0}\n}\n}\n.a{top:0}';
  expect(stylesIn(inlineUsedStyles(TEMPLATE, sheet, '<p class="a">b</p>'))).toBe('@layer reset{*{margin:0}}.a{top:0}');
});

test('keyframes are there that a rule or the page itself names, and no others', () => {
  const frames = (name: string): string => `@keyframes ${name}{0%{opacity:0}to{opacity:1}}`;
  const sheet = `${['turn_a', 'rise_a', 'own_a'].map(frames).join('\n')}\n.a{animation:1s turn_a}\n.b{animation:1s rise_a}`;
  const body = '<p class="a" style="animation-name:own_a">b</p>';
  expect(stylesIn(inlineUsedStyles(TEMPLATE, sheet, body))).toBe(
    `${frames('turn_a')}${frames('own_a')}.a{animation:1s turn_a}`,
  );
});

test('a value of the theme that only a style attribute or a style element of the page reads is there', () => {
  const sheet = ':root{--a:1px;--b:2px;--c:3px}';
  const body = '<style>.fui-Text{top:var(--a)}</style><p style="left:var(--b, 0)">a</p>';
  expect(stylesIn(inlineUsedStyles(TEMPLATE, sheet, body))).toBe(':root{--a:1px;--b:2px;}');
});
