// oxlint exports only the tester's types, from which the others are derived.
import type { RuleTester } from 'oxlint/plugins-dev';

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Create = NonNullable<Rule['create']>;
export type Context = Parameters<Create>[0];
export type JsxElement = Parameters<NonNullable<ReturnType<Create>['JSXElement']>>[0];
export type Child = JsxElement['children'][number];
export type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];
export type Named<Type extends Expression['type']> = Extract<Expression, { type: Type }>;
export type Body = Exclude<Named<'ArrowFunctionExpression'>['body'], Expression>;
export type FunctionNode = Parameters<NonNullable<ReturnType<Create>['FunctionDeclaration']>>[0];
export type Statement = Body['body'][number];

/** The name of an element; empty for one with a namespace or a member such as `Menu.Item`. */
export const nameOf = ({ name }: JsxElement['openingElement']): string =>
  name.type === 'JSXIdentifier' ? name.name : '';
