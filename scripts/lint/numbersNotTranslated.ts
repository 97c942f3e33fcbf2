// A lint rule for oxlint. Browsers' translators change numbers and part numbers, so an element that shows only a number
// needs `translate="no"`.
import { type Child, type Expression, type JsxElement, type Rule } from './oxlintTypes.ts';

/** Properties with a part number, a document's number or a parcel's. */
const NUMBERS = new Set(['code', 'logistics_number']);
/** Functions that format an amount or a number. */
const WRITERS = new Set(['money', 'number']);

export const numbersNotTranslated: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXElement(element) {
      const [child, ...others] = element.children.filter(isShown);
      if (!child || others.length > 0 || !isNumber(child) || isMarked(element)) return;
      context.report({ node: child, message: 'Mark the element of this number with translate="no".' });
    },
  }),
};

const isShown = (child: Child): boolean => child.type !== 'JSXText' || child.value.trim() !== '';

function isMarked(element: JsxElement): boolean {
  for (let node: JsxElement['parent'] | null = element; node; node = node.parent)
    if (node.type === 'JSXElement' && hasMark(node)) return true;
  return false;
}

const hasMark = ({ openingElement }: JsxElement): boolean =>
  openingElement.attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'translate');

/** Whether it shows a number, or a sign for a missing one. */
function isNumber(node: Child | Expression): boolean {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return isNumber(node.expression);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((part) => part.type === 'Literal' || isNumber(part));
    case 'LogicalExpression':
      return isNumber(node.right);
    case 'CallExpression':
      return WRITERS.has(lastName(node.callee));
    default:
      return NUMBERS.has(lastName(node));
  }
}

function lastName(node: Child | Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}
