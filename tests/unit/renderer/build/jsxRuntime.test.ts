import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { namedJsxRuntime } from '../../../../renderer/build/jsxRuntime.ts';

const PAGE = `
import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
export const page = () => jsxs(Fragment, { children: [jsx('p', {}), jsx('b', {})] });`;
const page = (): Plugin => ({
  name: 'page',
  resolveId: (id) => (id === 'page' ? '\0page' : null),
  load: (id) => (id === '\0page' ? PAGE : null),
});

test('a bundle makes its elements by functions with names', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page(), namedJsxRuntime()],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  expect(code).toMatch(/\bjsxs\(Fragment, \{ children: \[jsx\("p", \{\}\), jsx\("b", \{\}\)\] \}\)/);
});
