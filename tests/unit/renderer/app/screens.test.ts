import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createRoutes } from '../../../../renderer/src/app/routes.tsx';
import type { RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';
import { LOOKED_AT_ELSEWHERE, MEMBER_SCREENS, SCREENS } from '../../../support/fixtures/screens.ts';

const WEB = join(import.meta.dirname, '../../../web');
const routes = createRoutes({ stores: {}, i18n: {} } as RouteContext);
const patternOf = ({ index, path }: RouteObject): string => (index ? '/' : (path ?? ''));
const patterns = routes.flatMap(({ children = [] }) => children.map(patternOf)).filter((path) => path !== '*');

it('every route of the store is checked in every language, by an address or in a journey', async () => {
  const addresses = await Promise.all(
    Object.entries(SCREENS).map(async ([name, { pathIn }]) =>
      name.startsWith('a product') ? '/product/x/1' : pathIn('en'),
    ),
  );
  const shown = [...addresses, ...MEMBER_SCREENS].map((address) =>
    patternOf(matchRoutes(routes, address.split('?')[0]!)!.at(-1)!.route),
  );
  expect(patterns.filter((path) => !shown.includes(path) && LOOKED_AT_ELSEWHERE[path] === undefined)).toEqual([]);
});

it.each(Object.entries(LOOKED_AT_ELSEWHERE))('%s is a route that %s looks at', (path, file) => {
  expect(patterns).toContain(path);
  const [known] = path.replace(/^userCenter\//, '').split('/:');
  expect(readFileSync(join(WEB, file), 'utf8').replaceAll('\\/', '/')).toContain(`/${known}`);
});
