import { expect, test } from 'vitest';
import { withoutUnread } from '../../../../renderer/build/firstPaint.ts';

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
