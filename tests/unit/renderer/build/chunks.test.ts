import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  compileHint,
  OF_CALLS,
  OF_CONTENT_PAGES,
  OF_LISTS,
  OF_ACCOUNT_PAGES,
  OF_MEMBER_PAGES,
  SHARED_BY_PAGES,
} from '../../../../renderer/build/chunks.ts';

const root = join(import.meta.dirname, '../../../..');
const MODULES = new Set(
  globSync('{renderer/src,shared}/**/*.{ts,tsx,module.css}', { cwd: root }).map((file) =>
    basename(file).replace(/\.(tsx?|module\.css)$/, ''),
  ),
);

it.each([...SHARED_BY_PAGES, ...OF_CALLS, ...OF_LISTS, ...OF_MEMBER_PAGES, ...OF_ACCOUNT_PAGES, ...OF_CONTENT_PAGES])(
  'groups %s, which is a module of the store',
  (name) => {
    expect(MODULES).toContain(name);
  },
);

it.each([
  ['libraries', true],
  ['webApiClient', true],
  ['sha2', true],
  // Each hint adds to a first view, and a press calls few functions of these for the first time.
  ['route', false],
  ['index', false],
])('hints V8 to compile the functions of %s at once: %s', (name, isHinted) => {
  expect(compileHint({ name }).startsWith('//# allFunctionsCalledOnLoad')).toBe(isHinted);
});
