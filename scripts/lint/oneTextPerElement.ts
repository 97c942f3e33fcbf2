// A lint rule for oxlint. A browser's translator (such as Chrome's) replaces text nodes with elements of its own. If a
// text has siblings, React keeps its text node: it then writes a new text into a node that is no longer shown, and
// throws when it removes the node or inserts something before it. If a text is all that an element contains, React sets
// the element's content, which works. So a text with siblings needs an element of its own.
import {
  type Body,
  type Child,
  type Context,
  type Expression,
  type FunctionNode,
  type JsxElement,
  type Named,
  nameOf,
  type Rule,
  type Statement,
} from './oxlintTypes.ts';

/** Methods that return the results of their callback. */
const MAPPERS = new Set(['map', 'flatMap', 'from']);

/** Fluent's components, and the prop that they render beside other content. */
const SHARED_SLOTS: Record<string, string> = {
  Badge: 'children',
  Label: 'children',
  MenuItem: 'children',
  Checkbox: 'label',
  Radio: 'label',
  Switch: 'label',
};

const MESSAGE =
  'Wrap this text in an element, or in wrapText() where it comes by a prop: browsers’ translators replace text nodes.';

export const oneTextPerElement: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node: Child | Expression | JsxElement['openingElement']['attributes'][number]): void =>
      context.report({ node, message: MESSAGE });
    const check = (children: readonly Child[], isShared: boolean): void => {
      const shownChildren = children.filter(isShown);
      if (shownChildren.length < 2 && !isShared && !shownChildren.some(isList)) return;
      for (const [index, child] of shownChildren.entries()) {
        const stays = !isShared && isStatic(child) && shownChildren.slice(0, index).every(isStaticOrHost);
        if (!stays && mayBeText(child, context)) report(child);
      }
    };
    // A component's text may have siblings where the component is used.
    const checkComponent = ({ id, body }: FunctionNode): void => {
      if (!id || !/^[A-Z]/.test(id.name) || !body) return;
      for (const result of resultsOf(body)) if (isText(result)) report(result);
    };
    return {
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      JSXFragment: ({ children }) => check(children, true),
      JSXElement: ({ openingElement, children }) => {
        const slot = SHARED_SLOTS[nameOf(openingElement)];
        check(children, slot === 'children');
        for (const attribute of openingElement.attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.name !== slot || !attribute.value) continue;
          if (mayBeText(attribute.value, context)) report(attribute);
        }
      },
    };
  },
};

function isShown(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

const isList = (child: Child): boolean =>
  child.type === 'JSXExpressionContainer' &&
  child.expression.type === 'CallExpression' &&
  child.expression.callee.type === 'MemberExpression' &&
  MAPPERS.has(nameOfProperty(child.expression.callee));

const isStatic = (child: Child): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

/** A component may render nothing now and something later; an HTML element stays. */
const isStaticOrHost = (child: Child): boolean =>
  isStatic(child) || (child.type === 'JSXElement' && /^[a-z]/.test(nameOf(child.openingElement)));

function mayBeText(node: Child | Expression, context: Context): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return mayBeText(node.expression, context);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return mayBeText(node.consequent, context) || mayBeText(node.alternate, context);
    case 'LogicalExpression':
      return mayBeText(node.right, context) || (node.operator !== '&&' && mayBeText(node.left, context));
    case 'ArrowFunctionExpression':
      return (node.body.type === 'BlockStatement' ? resultsOf(node.body) : [node.body]).some((result) =>
        mayBeText(result, context),
      );
    case 'CallExpression':
      return mayReturnText(node, context);
    case 'Identifier':
      return mayHoldText(node, context);
    default:
      return true;
  }
}

function mayReturnText({ callee, arguments: args }: Named<'CallExpression'>, context: Context): boolean {
  if (callee.type === 'Identifier') return callee.name !== 'wrapText' && mayHoldText(callee, context);
  if (callee.type !== 'MemberExpression' || !MAPPERS.has(nameOfProperty(callee))) return true;
  const make = args.at(-1);
  return !make || make.type === 'SpreadElement' || mayBeText(make, context);
}

const nameOfProperty = ({ property }: Named<'MemberExpression'>): string =>
  property.type === 'Identifier' ? property.name : '';

/** Checks the value of a constant in the same file. */
function mayHoldText(name: Named<'Identifier'>, context: Context): boolean {
  let scope: ReturnType<Context['sourceCode']['getScope']> | null = context.sourceCode.getScope(name);
  while (scope && !scope.set.has(name.name)) scope = scope.upper;
  const definition = scope?.set.get(name.name)?.defs[0]?.node;
  return definition?.type !== 'VariableDeclarator' || !definition.init || mayBeText(definition.init, context);
}

/**
 * Whether an expression is certainly a text; what a component passes on, such as its children, is checked where it was
 * written.
 */
function isText(node: Expression): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    default:
      return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't';
  }
}

function resultsOf(body: Body | Statement): Expression[] {
  switch (body.type) {
    case 'BlockStatement':
      return body.body.flatMap(resultsOf);
    case 'IfStatement':
      return [body.consequent, ...(body.alternate ? [body.alternate] : [])].flatMap(resultsOf);
    case 'ReturnStatement':
      return body.argument ? [body.argument] : [];
    default:
      return [];
  }
}
