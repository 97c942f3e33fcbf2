import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';
import { isOwn, type Source } from './readStyles.ts';
import type { Rule } from './styleSheet.ts';

/** A slot of the styles that a module makes. */
export interface Slot {
  module: string;
  name: string;
}

/** What a module lays over each other, by its calls of `mergeClasses`: in each list a later one is to win. */
export function mergedIn({ program, id }: Omit<Source, 'code'>): Slot[][] {
  const hooks = hooksIn(program, id);
  const styles = new Map<string, string>();
  const kept = new Map<string, Slot[]>();
  const lists: Slot[][] = [];
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'CallExpression') {
      const called = calledBy(node.init);
      if (called === 'mergeClasses') kept.set(node.id.name, slotsOf(node.init, styles, kept));
      else if (/^use\w*Styles$/.test(called)) styles.set(node.id.name, hooks.get(called) ?? id);
    }
    if (node.type === 'CallExpression' && calledBy(node) === 'mergeClasses') lists.push(slotsOf(node, styles, kept));
  });
  return lists;
}

const calledBy = ({ callee }: ESTree.CallExpression): string => (callee.type === 'Identifier' ? callee.name : '');

function hooksIn({ body }: ESTree.Program, id: string): Map<string, string> {
  const hooks = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !isOwn(statement.source.value)) continue;
    const module = resolve(dirname(id), statement.source.value);
    for (const { local } of statement.specifiers) hooks.set(local.name, module);
  }
  return hooks;
}

function slotsOf(
  call: ESTree.CallExpression,
  styles: ReadonlyMap<string, string>,
  kept: ReadonlyMap<string, Slot[]>,
): Slot[] {
  const slots: Slot[] = [];
  for (const argument of call.arguments) {
    if (argument.type === 'Identifier') slots.push(...(kept.get(argument.name) ?? []));
    visit(argument, (node) => {
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
      const module = styles.get(node.object.name);
      if (module && !node.computed && node.property.type === 'Identifier')
        slots.push({ module, name: node.property.name });
    });
  }
  return slots;
}

function visit(node: unknown, tell: (node: ESTree.Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) tell(node as ESTree.Node);
  for (const part of Object.values(node)) visit(part, tell);
}

/** The properties that two classes give the same thing in the same state, so that their order in the sheet decides. */
export function contestedBy(one: readonly Rule[], other: readonly Rule[]): string[] {
  return one.flatMap((rule) =>
    other
      .filter(({ around, selector }) => around === rule.around && selector === rule.selector)
      .flatMap((rival) => propertiesOf(rule).filter((mine) => propertiesOf(rival).some((its) => isOneOf(mine, its)))),
  );
}

const propertiesOf = ({ declarations }: Rule): string[] =>
  declarations.split(';').flatMap((declaration) => declaration.match(/^[\w-]+/) ?? []);

/** A shorthand sets all that begins with its name. */
const isOneOf = (mine: string, its: string): boolean =>
  mine === its || mine.startsWith(`${its}-`) || its.startsWith(`${mine}-`);
