import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';

/** What an element can have: a class of a CSS module, or a prop by which a component is passed one. */
interface Layer {
  module: string;
  /** A pattern of class names if a value selects among several. */
  name: string | RegExp;
  isHanded?: true;
}

/** The classes of one element by place: a later place should win; of each place one class applies. */
export type Layers = readonly (readonly Layer[])[];

export interface Worn {
  /** One per call of `clsx`. */
  joined: Layers[];
  /** Classes passed to components of other modules. */
  handed: { to: Layer; layers: Layers }[];
}

interface Names {
  id: string;
  /** The module of each imported name. */
  imports: ReadonlyMap<string, string>;
  /** Constants that hold classes. */
  kept: Map<string, Layers>;
}

/** Which classes a module's elements have by its calls of `clsx`, and which it passes on. */
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

/** Finds classes passed by a prop, also conditionally. */
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

/** The classes that an expression evaluates to; throws if it cannot tell. */
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

function visit(node: unknown, visitNode: (node: ESTree.Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) visitNode(node as ESTree.Node);
  for (const part of Object.values(node)) visit(part, visitNode);
}
