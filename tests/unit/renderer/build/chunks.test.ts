import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { OF_CONTENT_PAGES, OF_LISTS, OF_MEMBER_PAGES, SHARED_BY_PAGES } from '../../../../renderer/build/chunks.ts';

const root = join(import.meta.dirname, '../../../..');
const MODULES = new Set(
  globSync('{renderer/src,shared}/**/*.{ts,tsx,module.css}', { cwd: root }).map((file) =>
    basename(file).replace(/\.(tsx?|module\.css)$/, ''),
  ),
);

it.each([...SHARED_BY_PAGES, ...OF_LISTS, ...OF_MEMBER_PAGES, ...OF_CONTENT_PAGES])(
  'groups %s, which is a module of the store',
  (name) => {
    expect(MODULES).toContain(name);
  },
);
