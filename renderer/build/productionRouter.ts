import { fileURLToPath } from 'node:url';

const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));

/** The router's package exports its development build, whatever is built; these aliases name the production one. */
export const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];
