import type { GriffelStyle } from '@griffel/core';
import { describe, expect, test } from 'vitest';
import { rulesOf, sheetOf } from '../../../../renderer/build/styleSheet.ts';

const sheet = (...styles: GriffelStyle[]): string[] =>
  sheetOf(styles.flatMap((style, index) => rulesOf(style, `c${index + 1}`)))
    .trim()
    .split('\n');

test('a slot is one class, and a line is a rule', () => {
  expect(sheet({ display: 'grid', color: 'red' }, { color: ['red', 'color(display-p3 1 0 0)'] })).toEqual([
    '.c1{display:grid;color:red}',
    '.c2{color:red;color:color(display-p3 1 0 0)}',
  ]);
});

describe('the order of rules', () => {
  test('a state lies over rest, and what holds for some screens over all, whichever slot is written first', () => {
    const pointed = { ':hover': { color: 'blue' }, ':focus': { color: 'green' }, '@media print': { color: 'black' } };
    expect(sheet({ ...pointed, ':active': { color: 'navy' } }, { color: 'red' })).toEqual([
      '.c2{color:red}',
      '.c1:focus{color:green}',
      '.c1:hover{color:blue}',
      '.c1:active{color:navy}',
      '@media print{',
      '.c1{color:black}',
      '}',
    ]);
  });

  test('a later slot lies over an earlier one, also where it says in short what that says at length', () => {
    expect(sheet({ paddingTop: '1px' }, { padding: 0 })).toEqual(['.c1{padding-top:1px}', '.c2{padding:0}']);
  });

  test('within a slot a longhand overrides a shorthand, unless it is reset', () => {
    expect(sheet({ color: 'red', padding: 0, paddingTop: '1px' })).toEqual([
      '.c1{padding:0;color:red;padding-top:1px}',
    ]);
    expect(sheet({ paddingTop: '1px', padding: 0 })).toEqual(['.c1{padding:0}']);
  });

  test('queries stand in the order of their names, as Griffel sorts them, and each stands once', () => {
    const narrow = '@media (max-width: 600px)';
    expect(
      sheet(
        { [narrow]: { color: 'red', ':hover': { color: 'blue' } }, '@media (max-width: 300px)': { top: 0 } },
        {
          [narrow]: { color: 'green' },
        },
      ),
    ).toEqual([
      '@media (max-width: 300px){',
      '.c1{top:0}',
      '}',
      '@media (max-width: 600px){',
      '.c1{color:red}',
      '.c1:hover{color:blue}',
      '.c2{color:green}',
      '}',
    ]);
  });
});

test('selectors within a class, at-rules around it and several states at once', () => {
  expect(
    sheet({
      '& > li, & > dd': { margin: 0 },
      '::after': { content: '""' },
      '@supports (display: grid)': { display: 'grid' },
    }),
  ).toEqual([
    '.c1>li,.c1>dd{margin:0}',
    '.c1::after{content:""}',
    '@supports (display: grid){',
    '.c1{display:grid}',
    '}',
  ]);
});

test('keyframes stand in it once, and not as a language from right to left would have them', () => {
  const slide = { animationName: { from: { transform: 'translateX(0.9px)' }, to: { transform: 'none' } } };
  const [first, second, ...keyframes] = sheet(slide, slide);
  const name = /\.c1\{animation-name:(\w+)\}/.exec(first!)?.[1];
  expect(second).toBe(`.c2{animation-name:${name}}`);
  expect(keyframes).toEqual([`@keyframes ${name}{from{transform:translateX(0.9px);}to{transform:none;}}`]);
});

test('a rule for the start of a line applies on the left', () => {
  expect(sheet({ paddingLeft: '4px', float: 'left' })).toEqual(['.c1{padding-left:4px;float:left}']);
  expect(sheet({ '@media print': { paddingLeft: '0.4em', float: 'left' } })).toEqual([
    '@media print{',
    '.c1{padding-left:0.4em;float:left}',
    '}',
  ]);
});
