import type { GriffelStyle } from '@griffel/core';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { laidOverIn } from '../../../../renderer/build/styleOverrides.ts';
import { contestedBy, styleOrder } from '../../../../renderer/build/styleOrder.ts';

const at = (name: string): string => resolve('/store', name);
const readIn = (name: string, code: string) => laidOverIn({ program: parseSync(name, code).program, id: at(name) });
const slot = (style: GriffelStyle) => ({ style, rules: [] });

const PART = `
import { useStyles } from './Part.styles.ts';
export function Part({ className, tone }: Props) {
  const styles = useStyles();
  const root = mergeClasses(styles.root, styles[tone]);
  return <p className={mergeClasses(root, className)} />;
}`;
const THROUGH = `
import { Part } from './Part.tsx';
export const Through = ({ className }: Props) => <Part className={className} />;`;
const PAGE = `
import { Part } from './Part.tsx';
import { useStyles as usePageStyles } from './Page.styles.ts';
export function Page({ isWide }: Props) {
  const { narrow } = usePageStyles();
  const page = usePageStyles();
  return <Part {...(isWide && { className: mergeClasses(narrow, isWide ? page.wide : undefined) })} />;
}`;

const root = slot({ color: 'red' });
const part = new Map([['root', root]]);
const PAGES = at('Page.styles.ts');
const PARTS = at('Part.styles.ts');

describe('a rule that overrides another stands later in the sheet', () => {
  test('a style handed to a component stands after the component’s own', () => {
    const wide = slot({ color: 'blue' });
    const styles = new Map([[PARTS, part], [PAGES, new Map([['wide', wide]])]]); // prettier-ignore
    const modules = [readIn('Part.tsx', PART), readIn('Page.tsx', PAGE)];
    expect(styleOrder(modules, styles, [root, wide])).toEqual([]);
    expect(styleOrder(modules, styles, [wide, root])).toEqual([
      `"wide" of ${PAGES} lies over "root" of ${PARTS}, but stands before it: color`,
    ]);
  });

  test('also through a part that hands it on', () => {
    const wide = slot({ color: 'blue' });
    const styles = new Map([[PARTS, part], [PAGES, new Map([['wide', wide]])]]); // prettier-ignore
    const modules = ['Part.tsx', 'Through.tsx', 'Page.tsx'].map((name, index) =>
      readIn(name, [PART, THROUGH, PAGE.replaceAll('Part', 'Through')][index]!),
    );
    expect(styleOrder(modules, styles, [wide, root])).toHaveLength(1);
  });

  test('and so do the slots of a module, also where a value chooses one or a hook’s outcome is taken apart', () => {
    const bright = slot({ color: 'yellow' });
    const [narrow, wide] = [slot({ width: 0 }), slot({ width: '9px' })];
    const styles = new Map([
      [PARTS, new Map([['bright', bright], ['root', root]])],
      [PAGES, new Map([['narrow', narrow], ['wide', wide]])],
    ]); // prettier-ignore
    const modules = [readIn('Part.tsx', PART), readIn('Page.tsx', PAGE)];
    expect(styleOrder(modules, styles, [bright, root, wide, narrow])).toEqual([
      `"bright" of ${PARTS} lies over "root" of ${PARTS}, but stands before it: color`,
      `"wide" of ${PAGES} lies over "narrow" of ${PAGES}, but stands before it: width`,
    ]);
  });

  test.each([
    ['what is there on a condition', 'styles.last, isBright && styles.first', [/"first" .* lies over "last"/]],
    ['what a value does not choose, as it is named beside it', 'styles[tone], styles.middle, styles.last', []],
    ['neither of two that values choose', 'styles[tone], styles[size]', []],
  ])('%s', (_which, classes, faults) => {
    const slots = ['first', 'middle', 'last'].map((name) => [name, slot({ color: name })] as const);
    const code = PART.replace('root, className', classes);
    const said = styleOrder([readIn('Part.tsx', code)], new Map([[PARTS, new Map(slots)]]), slots.map(([, one]) => one)); // prettier-ignore
    expect(said).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });
});

test.each(['classOf(page)', '`${page.wide} big`', 'other.wide', 'names'])(
  'a class that cannot be told when the store is built ends the build: %s',
  (value) => {
    expect(() => readIn('Page.tsx', PAGE.replace('narrow, isWide', `${value}, isWide`))).toThrow(
      /cannot be told of .*Page\.tsx: mergeClasses.* take "styles\.slot"/,
    );
  },
);

describe('two contest what both give in the same state', () => {
  test.each<[GriffelStyle, GriffelStyle, string[]]>([
    [{ padding: 0, color: 'red' }, { paddingTop: '1px' }, ['padding-top']],
    [{ inset: 0 }, { top: '1px' }, ['top']],
    [{ gridArea: 'a' }, { gridRow: '1' }, ['what both say in short']],
    [{ ':hover': { color: 'red' } }, { ':hover': { color: 'blue' } }, ['color']],
    [{ ':hover': { color: 'red' } }, { color: 'blue' }, []],
    [{ '@media print': { color: 'red' } }, { '@media screen': { color: 'blue' } }, []],
  ])('%j and %j: %j', (one, other, contested) => {
    expect(contestedBy(one, other)).toEqual(contested);
  });
});
