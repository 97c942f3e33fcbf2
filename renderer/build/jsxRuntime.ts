import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const NAMED = `\0${RUNTIME}`;

/**
 * React's functions for elements as a module with names. React's own file is CommonJS, of which each of three thousand
 * elements would be made by "(0, runtime.jsx)": a bundle calls what has a name by one letter.
 */
export const namedJsxRuntime = (): Plugin => ({
  name: 'named-jsx-runtime',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_id, importer, { kind }) => (importer === NAMED || kind === 'require-call' ? null : NAMED),
  },
  load: {
    filter: { id: /^\0react\/jsx-runtime$/ },
    handler: () => `import runtime from '${RUNTIME}';\nexport const { Fragment, jsx, jsxs } = runtime;`,
  },
});
