import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';

/** A class that an element can have: of a CSS module, or passed by a prop. */
interface Layer {
  module: string;
  /** A pattern of class names if a value selects among several. */
  name: string | RegExp;
  /** The class is a prop of the component, which its caller passes. */
  isProp?: true;
}

/** The classes of one element, in order: a later layer should win; one class of each layer applies. */
export type Layers = readonly (readonly Layer[])[];

export interface ElementClasses {
  /** One per call of `clsx`. */
  joined: Layers[];
  /** Classes passed to components of other modules. */
  passed: { to: Layer; layers: Layers }[];
}

interface Names {
  id: string;
  /** The module of each imported name. */
  imports: ReadonlyMap<string, string>;
  /** The classes that constants hold, by the constant's name. */
  constants: Map<string, Layers>;
}

/** Returns the classes of a module's elements, from its calls of `clsx`, and those that it passes to components. */
export function classesOnElements({ program, id }: { program: ESTree.Program; id: string }): ElementClasses {
  const names: Names = { id, imports: importsOf(program, id), constants: new Map() };
  const classes: ElementClasses = { joined: [], passed: [] };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') recordConstant(node, names);
    if (isJoin(node)) classes.joined.push(joinedBy(node, names));
    if (node.type === 'JSXOpeningElement') classes.passed.push(...passedBy(node, names));
  });
  return classes;
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

function recordConstant({ id: target, init }: ESTree.VariableDeclarator, names: Names): void {
  if (init && isJoin(init) && target.type === 'Identifier') names.constants.set(target.name, joinedBy(init, names));
}

const isJoin = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'clsx';

const joinedBy = (call: ESTree.CallExpression, names: Names): Layers =>
  call.arguments.flatMap((argument) => layersOf(argument, names));

/** Finds classes passed by a prop, also conditionally. */
function passedBy({ name, attributes }: ESTree.JSXOpeningElement, names: Names): ElementClasses['passed'] {
  const module = name.type === 'JSXIdentifier' ? names.imports.get(name.name) : undefined;
  const passed: ElementClasses['passed'] = [];
  if (!module) return passed;
  const add = (key: ESTree.Node, value: ESTree.Node | null): void => {
    if ((key.type === 'JSXIdentifier' || key.type === 'Identifier') && isClass(key.name) && value)
      passed.push({ to: { module, name: key.name, isProp: true }, layers: layersOf(value, names) });
  };
  for (const attribute of attributes) {
    if (attribute.type === 'JSXAttribute') add(attribute.name, attribute.value);
    else visit(attribute, (node) => node.type === 'Property' && add(node.key, node.value));
  }
  return passed;
}

const isClass = (property: string): boolean => /^(className|\w+ClassName)$/.test(property);

/** Returns the classes that an expression evaluates to. Throws for an expression that it cannot read. */
function layersOf(value: ESTree.Node, names: Names): Layers {
  switch (value.type) {
    case 'JSXExpressionContainer':
    case 'TSNonNullExpression':
      return layersOf(value.expression, names);
    case 'LogicalExpression':
      return value.operator === '&&' ? layersOf(value.right, names) : alternatives([value.left, value.right], names);
    case 'ConditionalExpression':
      return alternatives([value.consequent, value.alternate], names);
    case 'MemberExpression':
      return moduleClassOf(value, names);
    case 'Identifier': {
      if (value.name === 'undefined') return [];
      const constant = names.constants.get(value.name);
      return (
        constant ??
        (isClass(value.name) ? [[{ module: names.id, name: value.name, isProp: true }]] : failUnreadable(names))
      );
    }
    case 'CallExpression':
      return isJoin(value) ? joinedBy(value, names) : failUnreadable(names);
    case 'Literal':
      return [];
    default:
      return failUnreadable(names);
  }
}

const alternatives = (values: readonly ESTree.Node[], names: Names): Layers => [
  values.flatMap((value) => layersOf(value, names).flat()),
];

function moduleClassOf({ object, property, computed }: ESTree.MemberExpression, names: Names): Layers {
  const module = object.type === 'Identifier' ? names.imports.get(object.name) : undefined;
  if (!module?.endsWith('.module.css')) return failUnreadable(names);
  if (!computed && property.type === 'Identifier') return [[{ module, name: property.name }]];
  const parts = property.type === 'TemplateLiteral' ? property.quasis.map(({ value }) => value.raw) : ['', ''];
  return [[{ module, name: new RegExp(`^${parts.join('.+')}$`) }]];
}

function failUnreadable({ id }: Names): never {
  throw new Error(
    `The classes of an element of ${id} cannot be determined: pass clsx, and a className of a component of the store, only "styles.name" of a CSS module, a result of clsx, a className prop, or a choice among them.`,
  );
}

function visit(node: unknown, visitNode: (node: ESTree.Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) visitNode(node as ESTree.Node);
  for (const part of Object.values(node)) visit(part, visitNode);
}
