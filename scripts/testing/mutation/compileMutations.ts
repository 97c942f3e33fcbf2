import { parseSync } from 'vite';
import { lineOf, mutatedLine } from './sources.ts';
import { applyMutation, findMutations, isNode, type Mutation, type Node } from './findMutations.ts';

/** A mutation that is compiled in: the code asks `globalThis.isMutated(id)` whether it is on. */
export interface Switch {
  id: number;
  path: string;
  /** The line number, from 1. */
  line: number;
  /** The line before and after the mutation. */
  before: string;
  after: string;
  /** Evaluated once, when the module is loaded: no test can switch it. */
  isConstant: boolean;
}

/** A node of the source, and the mutations that replace it or its operator. */
interface Site {
  node: Node;
  /** True for the key of a property, which needs brackets to be computed. */
  isKey: boolean;
  /** See `Switch`. */
  isConstant: boolean;
  mutations: Mutation[];
}

/** True for a call of `import.meta.glob`: Vite reads its arguments before the code runs, so they must stay literals. */
const isGlob = (node: Node, source: string): boolean =>
  node.type === 'CallExpression' && source.startsWith('import.meta.glob', node.start);

/** True for a node whose code runs later than the module that it is in: a function, or a field of a class's instances. */
const isLater = (node: Node): boolean =>
  /Function/.test(node.type) || (node.type === 'PropertyDefinition' && node['static'] !== true);

/** The smallest node around each mutation, outer nodes first. */
function findSites(path: string, source: string): Site[] {
  const sites = new Map<string, Site>();
  const walk = (node: Node, parent: Node | null, isConstant: boolean, inside: Mutation[]): void => {
    if (inside.length === 0 || isGlob(node, source)) return;
    const isConstantWithin = isConstant && !isLater(node);
    let ownMutations = inside;
    for (const child of Object.values(node).flat().filter(isNode)) {
      const isIn = ({ start, end }: Mutation): boolean => child.start <= start && end <= child.end;
      ownMutations = ownMutations.filter((mutation) => !isIn(mutation));
      walk(child, node, isConstantWithin, inside.filter(isIn));
    }
    if (ownMutations.length === 0) return;
    const isKey = parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true;
    sites.set(`${node.start}-${node.end}`, { node, isKey, isConstant, mutations: ownMutations });
  };
  walk(parseSync(path, source).program as unknown as Node, null, true, findMutations(path, source));
  return [...sites.values()].toSorted((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);
}

/** The source with all its mutations in it, each behind a switch, with ids from `firstId`. */
export function compileMutations(path: string, source: string, firstId = 0): { code: string; switches: Switch[] } {
  const sites = findSites(path, source);
  const switches: Switch[] = [];
  let next = 0;
  const compile = (start: number, end: number): string => {
    let code = '';
    let position = start;
    while (next < sites.length && sites[next]!.node.start < end) {
      const site = sites[next++]!;
      code += source.slice(position, site.node.start) + compileSite(site);
      position = site.node.end;
    }
    return code + source.slice(position, end);
  };
  const compileSite = ({ node, isKey, isConstant, mutations }: Site): string => {
    const ids = mutations.map((mutation) => {
      const id = firstId + switches.length;
      const line = lineOf(source, mutation.start);
      const [before, after] = [source, applyMutation(source, mutation)].map((text) => mutatedLine(text, line));
      switches.push({ id, path, line, before: before!, after: after!, isConstant });
      return id;
    });
    const original = compile(node.start, node.end);
    if (node.type === 'ExpressionStatement')
      return `${ids.map((id) => `globalThis.isMutated?.(${id}) || `).join('')}(${original.replace(/;$/, '')});`;
    let code = `(${original})`;
    for (const [index, { start, end, becomes }] of mutations.entries()) {
      const mutated = source.slice(node.start, start) + becomes + source.slice(end, node.end);
      code = `(globalThis.isMutated?.(${ids[index]!}) ? (${mutated}) : ${code})`;
    }
    return isKey ? `[${code}]` : code;
  };
  return { code: compile(0, source.length), switches };
}
