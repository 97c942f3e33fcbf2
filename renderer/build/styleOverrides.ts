import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';
import { isOwn, type Source } from './readStyles.ts';

/** What can be laid over something: a slot of a module's styles, or a property by which its parts are handed a class. */
interface Layer {
  module: string;
  /** Where a value chooses among slots, a pattern of their names. */
  name: string | RegExp;
  isHanded?: true;
}

/** What lies on one element: of two places the later is to win, in each of them is one of those named. */
export type Layers = readonly (readonly Layer[])[];

export interface LaidOver {
  merged: Layers[];
  /** What parts of other modules are handed. */
  handed: { to: Layer; layers: Layers }[];
}

interface Names {
  id: string;
  /** By the name that an import has here, its module. */
  imports: ReadonlyMap<string, string>;
  /** By the name of what a hook gave, the module of its styles. */
  styles: Map<string, string>;
  /** Classes that have names of their own. */
  kept: Map<string, Layers>;
}

/** What a module lays over each other by its calls of `mergeClasses`, and what it hands on to be laid over more. */
export function laidOverIn({ program, id }: Omit<Source, 'code'>): LaidOver {
  const names: Names = { id, imports: importsOf(program, id), styles: new Map(), kept: new Map() };
  const found: LaidOver = { merged: [], handed: [] };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') note(node, names);
    if (isMerge(node)) found.merged.push(mergedBy(node, names));
    if (node.type === 'JSXOpeningElement') found.handed.push(...handedBy(node, names));
  });
  return found;
}

function importsOf({ body }: ESTree.Program, id: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !isOwn(statement.source.value)) continue;
    const module = resolve(dirname(id), statement.source.value);
    for (const { local } of statement.specifiers) imports.set(local.name, module);
  }
  return imports;
}

function note({ id: target, init }: ESTree.VariableDeclarator, names: Names): void {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
  if (isMerge(init) && target.type === 'Identifier') names.kept.set(target.name, mergedBy(init, names));
  if (!/^use\w*Styles$/.test(init.callee.name)) return;
  const module = names.imports.get(init.callee.name) ?? names.id;
  if (target.type === 'Identifier') names.styles.set(target.name, module);
  if (target.type !== 'ObjectPattern') return;
  for (const { key, value } of target.properties.filter((part) => part.type === 'Property'))
    if (key.type === 'Identifier' && value.type === 'Identifier')
      names.kept.set(value.name, [[{ module, name: key.name }]]);
}

const isMerge = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'mergeClasses';

const mergedBy = (call: ESTree.CallExpression, names: Names): Layers =>
  call.arguments.flatMap((argument) => layersOf(argument, names));

/** A class is handed by a property that says so, also where it is handed on a condition. */
function handedBy({ name, attributes }: ESTree.JSXOpeningElement, names: Names): LaidOver['handed'] {
  const module = name.type === 'JSXIdentifier' ? names.imports.get(name.name) : undefined;
  const handed: LaidOver['handed'] = [];
  if (!module) return handed;
  const add = (key: ESTree.Node, value: ESTree.Node | null): void => {
    if ((key.type === 'JSXIdentifier' || key.type === 'Identifier') && isClass(key.name) && value)
      handed.push({ to: { module, name: key.name, isHanded: true }, layers: layersOf(value, names) });
  };
  for (const attribute of attributes) {
    if (attribute.type === 'JSXAttribute') add(attribute.name, attribute.value);
    else visit(attribute, (node) => node.type === 'Property' && add(node.key, node.value));
  }
  return handed;
}

const isClass = (property: string): boolean => /^(className|\w+ClassName)$/.test(property);

/** What an expression dresses an element in; the build ends where that cannot be told. */
function layersOf(value: ESTree.Node, names: Names): Layers {
  switch (value.type) {
    case 'JSXExpressionContainer':
    case 'TSNonNullExpression':
      return layersOf(value.expression, names);
    case 'LogicalExpression':
      return value.operator === '&&' ? layersOf(value.right, names) : oneOf([value.left, value.right], names);
    case 'ConditionalExpression':
      return oneOf([value.consequent, value.alternate], names);
    case 'MemberExpression':
      return slotOf(value, names);
    case 'Identifier': {
      if (value.name === 'undefined') return [];
      const kept = names.kept.get(value.name);
      return kept ?? (isClass(value.name) ? [[{ module: names.id, name: value.name, isHanded: true }]] : unread(names));
    }
    case 'CallExpression':
      return isMerge(value) ? mergedBy(value, names) : unread(names);
    case 'Literal':
      return [];
    default:
      return unread(names);
  }
}

const oneOf = (values: readonly ESTree.Node[], names: Names): Layers => [
  values.flatMap((value) => layersOf(value, names).flat()),
];

function slotOf({ object, property, computed }: ESTree.MemberExpression, names: Names): Layers {
  const module = object.type === 'Identifier' ? names.styles.get(object.name) : undefined;
  if (!module) return unread(names);
  if (!computed && property.type === 'Identifier') return [[{ module, name: property.name }]];
  const parts = property.type === 'TemplateLiteral' ? property.quasis.map(({ value }) => value.raw) : ['', ''];
  return [[{ module, name: new RegExp(`^${parts.join('.+')}$`) }]];
}

function unread({ id }: Names): never {
  throw new Error(
    `Which classes lie over which cannot be told of ${id}: mergeClasses, and a className for a part of the store's own, take "styles.slot" of a hook's outcome, what mergeClasses gave, a className that was handed in, and a choice among them.`,
  );
}

function visit(node: unknown, tell: (node: ESTree.Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) tell(node as ESTree.Node);
  for (const part of Object.values(node)) visit(part, tell);
}
