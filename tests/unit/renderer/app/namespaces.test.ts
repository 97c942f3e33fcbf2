import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '../../../../renderer/src/app/pageRoute.tsx';
import { CHROME_NAMESPACES, createRoutes } from '../../../../renderer/src/app/routes.tsx';
import type { RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';

const RENDERER = join(import.meta.dirname, '../../../../renderer');

/** Every source file that a page's code comes with, the chrome's own parts not followed. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, path] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
    reachedFrom(resolve(dirname(file), path!), reached);
  }
  return reached;
}

function namespacesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const used = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  const loaded = [...source.matchAll(/loadNamespaces\(\[?([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  return used.filter((name) => !loaded.includes(name));
}

const rows = (routes: RouteObject[]): RouteHandle[] =>
  routes.flatMap(({ handle, children }) => [...(handle ? [handle as RouteHandle] : []), ...rows(children ?? [])]);

// A page that shows a part whose texts it does not ask for shows keys to whoever comes straight to it.
describe('the texts that a route asks for', () => {
  const handles = rows(createRoutes({ stores: {}, i18n: {} } as RouteContext));
  it.each(handles.map((handle): [string, RouteHandle] => [handle.module, handle]))(
    'hold all that %s and its parts say',
    (_, { module, namespaces }) => {
      const asked = new Set<string>([...CHROME_NAMESPACES, ...namespaces]);
      const missing = [...reachedFrom(join(RENDERER, module))].flatMap((file) =>
        namespacesIn(file)
          .filter((name) => !asked.has(name))
          .map((name) => `${name}, for ${relative(RENDERER, file)}`),
      );
      expect(missing).toEqual([]);
    },
  );
});
