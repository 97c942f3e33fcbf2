import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '../../../../renderer/src/app/pageRoute.tsx';
import { CHROME_NAMESPACES, createRoutes } from '../../../../renderer/src/app/routes.tsx';
import type { RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';

const RENDERER = join(import.meta.dirname, '../../../../renderer');

type Reached = Map<string, { source: string; brought: readonly string[] }>;

/**
 * Every source file in a page's code, without the chrome's own parts; with the texts that are loaded together with it
 * if it is lazy.
 */
function reachedFrom(file: string, reached: Reached = new Map(), brought: readonly string[] = []): Reached {
  if (reached.has(file) || !existsSync(file)) return reached;
  const source = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  reached.set(file, { source, brought });
  for (const [, how, path] of source.matchAll(/(from|import)\s*(?:\(\s*)?'(\.[^']+\.tsx?)'/g)) {
    const later = how === 'import' ? loadedIn(source) : [];
    reachedFrom(resolve(dirname(file), path!), reached, [...brought, ...later]);
  }
  return reached;
}

const loadedIn = (source: string): string[] =>
  [...source.matchAll(/load(?:Namespaces|Texts)\(\[?([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );

function namespacesIn(source: string): string[] {
  const used = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  const loaded = loadedIn(source);
  const prefixed = /['`]messages:/.test(source) ? ['messages'] : [];
  return [...used, ...prefixed].filter((name) => !loaded.includes(name));
}

/** The texts that a module and its parts use, and that are neither loaded with the page nor with the part. */
function missingIn(module: string, namespaces: readonly string[]): string[] {
  const loadedNames = new Set<string>([...CHROME_NAMESPACES, ...namespaces]);
  return [...reachedFrom(join(RENDERER, module))].flatMap(([file, { source, brought }]) =>
    namespacesIn(source)
      .filter((name) => !loadedNames.has(name) && !brought.includes(name))
      .map((name) => `${name}, for ${relative(RENDERER, file)}`),
  );
}

const rows = (routes: RouteObject[]): RouteHandle[] =>
  routes.flatMap(({ handle, children }) => [...(handle ? [handle as RouteHandle] : []), ...rows(children ?? [])]);

// A page with a part whose texts it does not load shows raw keys to a visitor who opens it directly.
describe('the texts that a route asks for', () => {
  const handles = rows(createRoutes({ stores: {}, i18n: {} } as RouteContext));
  it.each(handles.map((handle): [string, RouteHandle] => [handle.module, handle]))(
    'hold all that %s and its parts say',
    (_, { module, namespaces }) => {
      // A page without a source here is neither prefetched nor checked.
      expect(existsSync(join(RENDERER, module))).toBe(true);
      expect(missingIn(module, namespaces)).toEqual([]);
    },
  );
  it('hold all that the parts of every page say', () => {
    expect(missingIn('src/app/Layout.tsx', [])).toEqual([]);
  });
});
