import type { Plugin } from 'vite';

const COMPONENT = /^(var \w+ = )(React\w*\.(?:forwardRef|createContext)\()/gm;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler drop those of the router's components that nothing uses: calls at the top level and names for
 * developers' tools keep them, and with them what its framework prefetches.
 */
export const droppableRouter = (): Plugin => ({
  name: 'droppable-router',
  apply: 'build',
  transform: (code, id) =>
    /react-router[\\/]dist[\\/]production/.test(id)
      ? { code: code.replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(NAME, ''), map: null }
      : null,
});
