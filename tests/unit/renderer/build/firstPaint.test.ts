import { expect, test } from 'vitest';
import { inLines, withoutUnread } from '../../../../renderer/build/firstPaint.ts';

const SHEET = ':root{--ink:#021318;--mist:#e3f4f9;--paper:#fff}body{color:var(--ink)}';

test('a variable of the theme that neither code nor a rule reads is not sent', () => {
  expect(withoutUnread(SHEET, [])).toBe(':root{--ink:#021318;}body{color:var(--ink)}');
  expect(withoutUnread(SHEET, ['x={color:"var(--paper)"}', 'y="--mist"'])).toBe(SHEET);
});

test('a variable that only has the beginning of a name in common with one that is read goes', () => {
  expect(withoutUnread(':root{--ink:#000;--inkHover:#111}a{color:var(--inkHover)}', [])).toBe(
    ':root{--inkHover:#111}a{color:var(--inkHover)}',
  );
});

test('a line of the sheet is a rule, or the begin or the end of what several are in', () => {
  const sheet =
    '@layer reset,parts;@layer parts{.a{top:0}@media (width<=9px){.a:hover{top:1px}}}@keyframes k{0%{top:0}}.b{top:0}';
  expect(inLines(sheet).split('\n')).toEqual([
    '@layer reset,parts;',
    '@layer parts{',
    '.a{top:0}',
    '@media (width<=9px){',
    '.a:hover{top:1px}',
    '}',
    '}',
    '@keyframes k{0%{top:0}',
    '}',
    '.b{top:0}',
    '',
  ]);
});
