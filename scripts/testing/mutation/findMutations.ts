import { parseSync } from 'vite';

/** A small change of a source that a test should detect: the characters from `start` to before `end` become `becomes`. */
export interface Mutation {
  start: number;
  end: number;
  /** The replacement text. */
  becomes: string;
}

/** A node of the syntax tree that Vite's parser makes (ESTree); positions count characters from 0. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** What each operator is replaced by. */
const OPPOSITES: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Mutations by the type of their node. */
const MUTATORS: Record<string, (node: Node, source: string, parent: Node | null) => Mutation[]> = {
  BinaryExpression: mutateOperator,
  LogicalExpression: (node, source, parent) =>
    isCoalescing(node) ? mutateCoalescing(node, source, parent) : mutateOperator(node, source),
  IfStatement: ({ test }) => ['true', 'false'].map((becomes) => insteadOf(test as Node, becomes)),
  ConditionalExpression: ({ test }) => ['true', 'false'].map((becomes) => insteadOf(test as Node, becomes)),
  UnaryExpression: (node, source) => {
    const argument = node['argument'] as Node;
    return node['operator'] === '!' ? [insteadOf(node, source.slice(argument.start, argument.end))] : [];
  },
  Literal: (node) => {
    const { value } = node;
    if (typeof value === 'boolean') return [insteadOf(node, String(!value))];
    return typeof value === 'number' ? [insteadOf(node, String(value + 1))] : [];
  },
  ExpressionStatement: (node) => {
    const { type, ...fields } = node['expression'] as Node;
    // A constructor without its super call fails at once.
    if ((fields['callee'] as Node | undefined)?.type === 'Super') return [];
    const hasEffect = ['CallExpression', 'AssignmentExpression', 'AwaitExpression', 'UpdateExpression'].includes(type);
    return hasEffect ? [insteadOf(node, ';')] : [];
  },
};

const insteadOf = ({ start, end }: Node, becomes: string): Mutation => ({ start, end, becomes });

function mutateOperator(node: Node, source: string): Mutation[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const operator = String(node['operator']);
  const opposite = OPPOSITES[operator];
  if (opposite === undefined) return [];
  const start = source.indexOf(operator, left.end);
  return start === -1 || start >= right.start ? [] : [{ start, end: start + operator.length, becomes: opposite }];
}

const isCoalescing = (node: Node | null): boolean => node?.['operator'] === '??';

/** Operands of `??` in a row get parentheses: without them `a ?? b && c` is a syntax error, which every test detects. */
function mutateCoalescing(node: Node, source: string, parent: Node | null): Mutation[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  if (!isCoalescing(left) && !isCoalescing(parent)) return mutateOperator(node, source);
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const first = isCoalescing(left) ? `(${textOf(left)})` : textOf(left);
  const becomes = `${first} ${OPPOSITES['??']} ${textOf(right)}`;
  return [insteadOf(node, isCoalescing(parent) ? `(${becomes})` : becomes)];
}

/** Types and imports have no effect at run time. */
const isSkipped = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)
    ? true
    : ['ImportDeclaration', 'JSXText'].includes(type);

/** True for a node among the values of another node's fields. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** All mutations of a source, in source order. */
export function findMutations(path: string, source: string): Mutation[] {
  const mutations: Mutation[] = [];
  const walk = (node: Node, parent: Node | null): void => {
    if (isSkipped(node)) return;
    mutations.push(...(MUTATORS[node.type]?.(node, source, parent) ?? []));
    for (const value of Object.values(node)) {
      if (isNode(value)) walk(value, node);
      else if (Array.isArray(value)) value.filter(isNode).forEach((child) => walk(child, node));
    }
  };
  walk(parseSync(path, source).program as unknown as Node, null);
  return mutations.toSorted((a, b) => a.start - b.start);
}

/** The source with the mutation in it. */
export const applyMutation = (source: string, { start, end, becomes }: Mutation): string =>
  source.slice(0, start) + becomes + source.slice(end);
