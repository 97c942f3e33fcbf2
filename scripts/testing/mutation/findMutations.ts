import { parseSync } from 'vite';

/** A small change of a source that a test should detect. */
export interface Mutation {
  start: number;
  end: number;
  /** The replacement text. */
  becomes: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

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
const MUTATORS: Record<string, (node: Node, source: string) => Mutation[]> = {
  BinaryExpression: mutateOperator,
  LogicalExpression: mutateOperator,
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
    const { type } = node['expression'] as Node;
    const isDone = ['CallExpression', 'AssignmentExpression', 'AwaitExpression', 'UpdateExpression'].includes(type);
    return isDone ? [insteadOf(node, ';')] : [];
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

/** Types and imports have no effect at run time, and a super call is required. */
const isSkipped = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)
    ? true
    : ['ImportDeclaration', 'Super', 'JSXText'].includes(type);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** All mutations of a source, in source order. */
export function findMutations(path: string, source: string): Mutation[] {
  const mutations: Mutation[] = [];
  const walk = (node: Node): void => {
    if (isSkipped(node)) return;
    mutations.push(...(MUTATORS[node.type]?.(node, source) ?? []));
    for (const value of Object.values(node)) {
      if (isNode(value)) walk(value);
      else if (Array.isArray(value)) value.filter(isNode).forEach(walk);
    }
  };
  walk(parseSync(path, source).program as unknown as Node);
  return mutations.toSorted((a, b) => a.start - b.start);
}

export const applyMutation = (source: string, { start, end, becomes }: Mutation): string =>
  source.slice(0, start) + becomes + source.slice(end);
