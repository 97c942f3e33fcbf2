import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cssModules, moduleHash } from '../../../../renderer/build/cssModules.ts';

const SOURCES = join(import.meta.dirname, '../../../../renderer/src');
const nameIn = (command: 'serve' | 'build', name: string, css: string): string => {
  const { generateScopedName } = cssModules(command).modules as { generateScopedName: (...of: string[]) => string };
  return generateScopedName(name, join(SOURCES, 'ui/Sign.module.css'), css);
};

test('no two modules have the same class names', () => {
  const modules = globSync('**/*.module.css', { cwd: SOURCES }).map((name) => moduleHash(join(SOURCES, name)));
  expect(modules.length).toBeGreaterThan(150);
  expect(new Set(modules).size).toBe(modules.length);
});

test('a class of a build has the place that it has in its module, one in development its own name', () => {
  const css = '.root{top:.5px}.open .root{top:0}.open{left:0}@keyframes rise{}';
  const hash = moduleHash(join(SOURCES, 'ui/Sign.module.css'));
  expect(['root', 'open'].map((name) => nameIn('build', name, css))).toEqual([`${hash}0`, `${hash}1`]);
  expect(nameIn('build', 'rise', css)).toBe(`rise_${hash}`);
  expect(nameIn('serve', 'root', css)).toBe(`root_${hash}`);
});
