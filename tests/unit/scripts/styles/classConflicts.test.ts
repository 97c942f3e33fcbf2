import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { classConflicts } from '../../../../scripts/styles/classConflicts.ts';
import { classesOnElements } from '../../../../scripts/styles/classesOnElements.ts';
import { cssClasses } from '../../../../scripts/styles/cssClasses.ts';

const SOURCES = join(import.meta.dirname, '../../../../renderer/src');
const inStore = (name: string): string => resolve('/store', name);
const wornIn = (id: string, code: string) => classesOnElements({ program: parseSync(id, code).program, id });
const conflicts = (modules: Record<string, string>, sheets: Record<string, string>): string[] =>
  classConflicts(
    Object.entries(modules).map(([name, code]) => wornIn(inStore(name), code)),
    new Map(Object.entries(sheets).map(([name, css]) => [inStore(name), cssClasses(css)])),
  );

test('no property of an element is given by two classes of the store whose order nobody knows', () => {
  const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: SOURCES }).map((name) => join(SOURCES, name));
  const modules = filesOf('**/*.tsx').map((id) => wornIn(id, readFileSync(id, 'utf8')));
  const sheets = filesOf('**/*.module.css').map((id) => [id, cssClasses(readFileSync(id, 'utf8'))] as const);
  expect(modules.flatMap(({ joined }) => joined).length).toBeGreaterThan(100);
  expect(sheets.length).toBeGreaterThan(150);
  expect(classConflicts(modules, new Map(sheets))).toEqual([]);
});

const PART = `
import styles from './Part.module.css';
export function Part({ className, tone }: Props) {
  const root = clsx(styles.root, styles[tone]);
  return <p className={clsx(root, className)} />;
}`;
const THROUGH = `
import { Part } from './Part.tsx';
export const Through = ({ className }: Props) => <Part className={className} />;`;
const PAGE = `
import { Part } from './Part.tsx';
import page from './Page.module.css';
export function Page({ isWide }: Props) {
  return <Part {...(isWide && { className: clsx(page.narrow, isWide ? page.wide : undefined) })} />;
}`;

describe('two CSS modules that set the same property', () => {
  test('conflict, as neither is sure to override the other', () => {
    const modules = { 'Part.tsx': PART, 'Page.tsx': PAGE };
    const messages = conflicts(modules, {
      'Part.module.css': '.root{color:red}',
      'Page.module.css': '.wide{color:blue}',
    });
    expect(messages).toEqual([
      `"wide" of ${inStore('Page.module.css')} does not override "root" of ${inStore('Part.module.css')}: color`,
    ]);
    const free = { 'Part.module.css': '.root{color:red}', 'Page.module.css': '.wide{width:0;&:hover{color:blue}}' };
    expect(conflicts(modules, free)).toEqual([]);
  });

  test('conflict through a component that passes the class on', () => {
    const modules = { 'Part.tsx': PART, 'Through.tsx': THROUGH, 'Page.tsx': PAGE.replaceAll('Part', 'Through') };
    const sheets = { 'Part.module.css': '.root{padding-top:0}', 'Page.module.css': '.narrow{padding:0}' };
    expect(conflicts(modules, sheets)).toHaveLength(1);
  });

  test('do not conflict where the layer of parts says which wins', () => {
    const modules = { 'Part.tsx': PART, 'Page.tsx': PAGE };
    const inLayer = '@layer parts{.root{color:red}}';
    expect(conflicts(modules, { 'Part.module.css': inLayer, 'Page.module.css': '.wide{color:blue}' })).toEqual([]);
    const both = { 'Part.module.css': inLayer, 'Page.module.css': '@layer parts{.wide{color:blue}}' };
    expect(conflicts(modules, both)).toHaveLength(1);
  });
});

describe('of a CSS module', () => {
  test.each([
    ['what is there on a condition', 'styles.last, isBright && styles.first', [/"first" .* override "last"/]],
    ['what a value does not choose, as it is named beside it', 'styles[tone], styles.middle, styles.last', []],
    ['neither of two that values choose', 'styles[tone], styles[size]', []],
  ])('the later class stands later: %s', (_which, classes, faults) => {
    const css = '.first{color:red}.middle{color:green}.last{color:blue}';
    const messages = conflicts({ 'Part.tsx': PART.replace('root, className', classes) }, { 'Part.module.css': css });
    expect(messages).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  test.each([
    ['.late{padding-top:1px}.early{padding:0}', ['padding-top']],
    ['.late{top:1px}.early{inset:0}', ['top']],
    ['.late{&:hover{color:red}}.early:hover{color:blue}', ['color']],
    ['.late{&:hover{color:red}}.early{color:blue}', []],
    ['.late{@media print{color:red}}.early{@media screen{color:blue}}', []],
    ['.late{border-radius:1px}.early{border:none}', []],
  ])('both have to give the same in the same state: %s', (css, contested) => {
    const code = PART.replace('root, className', 'styles.early, styles.late');
    const messages = conflicts({ 'Part.tsx': code }, { 'Part.module.css': css });
    expect(messages.map((line) => line.split(': ')[1]!.split(', '))).toEqual(contested.length > 0 ? [contested] : []);
  });
});

test.each(['classOf(page)', '`${page.wide} big`', 'other.wide', 'names'])(
  'refuses an expression whose classes it cannot determine: %s',
  (value) => {
    expect(() => wornIn('Page.tsx', PAGE.replace('page.narrow, isWide', `${value}, isWide`))).toThrow(
      /of .*Page\.tsx cannot be determined: pass clsx.* only "styles\.name"/,
    );
  },
);
