import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';

/** What an element can wear: a class of a CSS module, or a property by which a component is handed one. */
interface Layer {
  module: string;
  /** Where a value chooses among slots, a pattern of their names. */
  name: string | RegExp;
  isHanded?: true;
}

/** What one element wears: of two places the later is to win, in each of them is one of those named. */
export type Layers = readonly (readonly Layer[])[];

export interface Worn {
  /** By each call of `clsx`. */
  joined: Layers[];
  /** What components of other modules are handed. */
  handed: { to: Layer; layers: Layers }[];
}

interface Names {
  id: string;
  /** By the name that an import has here, its module. */
  imports: ReadonlyMap<string, string>;
  /** Classes that have names of their own. */
  kept: Map<string, Layers>;
}

/** Which classes a module's elements wear by its calls of `clsx`, and which it hands on. */
export function classesOnElements({ program, id }: { program: ESTree.Program; id: string }): Worn {
  const names: Names = { id, imports: importsOf(program, id), kept: new Map() };
  const found: Worn = { joined: [], handed: [] };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') note(node, names);
    if (isJoin(node)) found.joined.push(joinedBy(node, names));
    if (node.type === 'JSXOpeningElement') found.handed.push(...handedBy(node, names));
  });
  return found;
}

function importsOf({ body }: ESTree.Program, id: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const module = resolve(dirname(id), statement.source.value);
    for (const { local } of statement.specifiers) imports.set(local.name, module);
  }
  return imports;
}

function note({ id: target, init }: ESTree.VariableDeclarator, names: Names): void {
  if (init && isJoin(init) && target.type === 'Identifier') names.kept.set(target.name, joinedBy(init, names));
}

const isJoin = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'clsx';

const joinedBy = (call: ESTree.CallExpression, names: Names): Layers =>
  call.arguments.flatMap((argument) => layersOf(argument, names));

/** A class is handed by a property that says so, also where it is handed on a condition. */
function handedBy({ name, attributes }: ESTree.JSXOpeningElement, names: Names): Worn['handed'] {
  const module = name.type === 'JSXIdentifier' ? names.imports.get(name.name) : undefined;
  const handed: Worn['handed'] = [];
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

/** What an expression dresses an element in; an error where that cannot be told. */
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
      return isJoin(value) ? joinedBy(value, names) : unread(names);
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
  const module = object.type === 'Identifier' ? names.imports.get(object.name) : undefined;
  if (!module?.endsWith('.module.css')) return unread(names);
  if (!computed && property.type === 'Identifier') return [[{ module, name: property.name }]];
  const parts = property.type === 'TemplateLiteral' ? property.quasis.map(({ value }) => value.raw) : ['', ''];
  return [[{ module, name: new RegExp(`^${parts.join('.+')}$`) }]];
}

function unread({ id }: Names): never {
  throw new Error(
    `Which classes an element wears cannot be told of ${id}: clsx, and a className for a component of the store's own, take "styles.name" of a CSS module, what clsx gave, a className that was handed in, and a choice among them.`,
  );
}

function visit(node: unknown, tell: (node: ESTree.Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) tell(node as ESTree.Node);
  for (const part of Object.values(node)) visit(part, tell);
}
