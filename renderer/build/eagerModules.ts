import type { ESTree, Plugin } from 'vite';

/**
 * A CommonJS module becomes a function that is called as soon as its file is there. In brackets a browser compiles it
 * with the file, on a thread of its own; without them it goes through React's 200 KB once more before the page is alive.
 * Rolldown writes such brackets, which Terser takes away.
 */
export const eagerModules = (): Plugin => ({
  name: 'eager-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: {
    order: 'post',
    handler(code) {
      const modules = this.parse(code).body.flatMap(modulesIn);
      return modules.length === 0 ? null : { code: inBrackets(code, modules), map: null };
    },
  },
});

/** The functions that a statement hands over as they are: `const react = commonJS((exports) => { … })`. */
const modulesIn = (statement: ESTree.Statement): ESTree.Node[] =>
  statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(({ init }) => handedOver(init)) : [];

// What is wanted in one place only is asked for where it is made: `const react = commonJS((exports) => { … })()`.
const handedOver = (call: ESTree.Node | null): ESTree.Node[] =>
  call?.type === 'CallExpression' ? [...handedOver(call.callee), ...call.arguments.filter(isModule)] : [];

// It takes what it is to fill: a part that is fetched later (`lazy(() => import(…))`) takes nothing, and is not called yet.
const isModule = (node: ESTree.Node): boolean => node.type === 'ArrowFunctionExpression' && node.params.length > 0;

function inBrackets(code: string, nodes: readonly ESTree.Node[]): string {
  const cuts = [0, ...nodes.flatMap(({ start, end }) => [start, end]), code.length];
  return cuts
    .slice(1)
    .map((cut, at) => code.slice(cuts[at], cut))
    .reduce((before, part, at) => before + (at % 2 === 1 ? `(${part})` : part));
}
