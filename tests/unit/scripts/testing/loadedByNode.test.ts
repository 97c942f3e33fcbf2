import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import config from '../../../../vitest.config.ts';

const GLOB = 'import.meta.glob';
const ROOT = join(import.meta.dirname, '../../../..');

interface Project {
  test: { name: string; include: string[]; exclude?: string[]; experimental?: { viteModuleRunner?: boolean } };
}

/** The tests of the projects whose tests Node loads, by project. */
const loadedByNode = (config.test!.projects as Project[])
  .filter(({ test }) => test.experimental?.viteModuleRunner === false)
  .map(({ test }) => ({ name: test.name, files: globSync(test.include, { cwd: ROOT, exclude: test.exclude ?? [] }) }));

/**
 * What a module makes Node load, or `import.meta.glob`. Modules other than tests may import later what no test needs.
 */
function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync(file, source).module;
  const requests = [
    ...staticImports,
    ...staticExports.flatMap(({ start, entries }) => entries.map(({ moduleRequest }) => ({ start, moduleRequest }))),
  ].filter(({ start }) => !/^(?:im|ex)port\s+type\b/.test(source.slice(start, start + 20)));
  const later = file.startsWith('tests/') ? dynamicImports : [];
  return [
    ...importMetas.filter(({ end }) => source.startsWith('.glob', end)).map(() => GLOB),
    ...requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...later.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** Tells of a module the first that it leads to and Node cannot load, or null. Looks at each module once. */
function unloadableFinder(readSource: (file: string) => string): (file: string) => string | null {
  const known = new Map<string, string | null>();
  const find = (file: string): string | null => {
    if (!/\.m?ts$/.test(file)) return /\.(?:[cm]?js|json)$/.test(file) ? null : file;
    for (const name of importsOf(file, readSource(file))) {
      if (name === GLOB || name.startsWith('virtual:')) return `${name} in ${file}`;
      const unloadable = name.startsWith('.') ? findOnce(join(file, '..', name)) : null;
      if (unloadable !== null) return unloadable;
    }
    return null;
  };
  const findOnce = (file: string): string | null => {
    // Null until it is known, for modules that import each other.
    if (!known.has(file)) known.set(file, null).set(file, find(file));
    return known.get(file)!;
  };
  return findOnce;
}

describe('modules that Node cannot load', () => {
  it.each([
    ['JSX', "import { Pill } from './Pill.tsx';", 'tests/Pill.tsx'],
    ['JSX at second hand', "import './second.ts';", 'ui/Pill.tsx'],
    ['a style sheet', "export { styles } from './Pill.module.css';", 'tests/Pill.module.css'],
    ['a file as text', "import text from './text.txt?raw';", 'tests/text.txt?raw'],
    ['JSX that a test imports later', "await import('./Pill.tsx');", 'tests/Pill.tsx'],
    ['modules by pattern', "import.meta.glob('./*.ts');", 'import.meta.glob in tests/a.test.ts'],
    ['a module of a plugin', "import 'virtual:icons';", 'virtual:icons in tests/a.test.ts'],
    ['types alone', "import type { Pill } from './Pill.tsx'; export type { Other } from './Other.tsx';", null],
    [
      'a type beside nothing, whose module Node still loads',
      "import { type Pill } from './Pill.tsx';",
      'tests/Pill.tsx',
    ],
    ['words', 'const words = "import.meta.glob and import \'./Pill.tsx\'";', null],
    ['what a source imports later', "import '../routes.ts';", null],
  ])('are found: %s', (_what, source, unloadable) => {
    const sources: Record<string, string> = {
      'tests/a.test.ts': source,
      'tests/second.ts': "export * from '../third.ts';",
      'third.ts': "import './ui/Pill.tsx';",
      'routes.ts': "export const open = () => import('./Pill.tsx');",
    };
    expect(unloadableFinder((file) => sources[file]!)('tests/a.test.ts')).toBe(unloadable);
  });

  const find = unloadableFinder((file) => readFileSync(join(ROOT, file), 'utf8'));

  it.each(loadedByNode)('are imported by no test of the project $name', ({ files }) => {
    expect(files.length).toBeGreaterThan(100);
    const tests = files.flatMap((file) => {
      const unloadable = find(file);
      return unloadable === null ? [] : [`${file} leads to ${unloadable}`];
    });
    expect(tests, 'Node cannot load what these tests import: add them to WITH_VITE in vitest.config.ts').toEqual([]);
  });
});
