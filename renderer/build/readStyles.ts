import type { GriffelStyle } from '@griffel/core';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, transformWithOxc } from 'vite';

export interface Source {
  program: ESTree.Program;
  code: string;
  id: string;
}
type Slots = Record<string, GriffelStyle>;
type Values = Record<string, unknown>;

interface StylesCall {
  start: number;
  end: number;
  slots: ESTree.Argument;
}

/** The module's call of `makeStyles`; a second one, or one within a function, ends the build. */
export function stylesCall({ program, id }: Omit<Source, 'code'>): StylesCall | null {
  const [call, ...others] = callsIn(program);
  if (!call) return null;
  const [slots] = call.arguments;
  if (others.length > 0 || !slots || !program.body.flatMap(declarationsOf).some(({ init }) => init === call))
    throw new Error(
      `${id} has to call makeStyles once, as "const useStyles = makeStyles({ … })" outside of functions.`,
    );
  return { start: call.start, end: call.end, slots };
}

function callsIn(node: unknown): ESTree.CallExpression[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(callsIn);
  const call = node as ESTree.CallExpression;
  const isStyles =
    call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'makeStyles';
  return isStyles ? [call, ...within] : within;
}

/** What a module's styles are, by the constants and imports that they name and nothing else of the module. */
export async function valueOf(slots: ESTree.Node, source: Source): Promise<Slots> {
  try {
    return await evaluated(slots, source);
  } catch (error) {
    throw new Error(
      `The styles of ${source.id} cannot be read when the store is built: they may name constants that are written before them, and what modules export that need no browser. ${String(error)}`,
      { cause: error },
    );
  }
}

async function evaluated(expression: ESTree.Node, { program, code, id }: Source): Promise<Slots> {
  const wanted = new Set(namesIn(expression));
  const constants: string[] = [];
  for (const { id: name, init, start, end } of program.body.flatMap(declarationsOf).toReversed()) {
    if (end > expression.start || name.type !== 'Identifier' || !wanted.has(name.name)) continue;
    for (const other of namesIn(init)) wanted.add(other);
    constants.unshift(`const ${code.slice(start, end)};`);
  }
  const imported = await importsOf(program, wanted, id);
  const script = `export default ({ ${Object.keys(imported).join(', ')} }) => {
    ${constants.join('\n')}
    return ${code.slice(expression.start, expression.end)};
  }`;
  const { code: plain } = await transformWithOxc(script, 'styles.ts');
  const { default: evaluate } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as {
    default: (values: Values) => Slots;
  };
  return evaluate(imported);
}

function declarationsOf(statement: ESTree.Program['body'][number]): readonly ESTree.VariableDeclarator[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

async function importsOf({ body }: ESTree.Program, wanted: ReadonlySet<string>, id: string): Promise<Values> {
  const values: Values = {};
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const names = statement.specifiers.map(({ local }) => local.name).filter((name) => wanted.has(name));
    if (names.length === 0) continue;
    const { value } = statement.source;
    const module = (await import(isOwn(value) ? pathToFileURL(resolve(dirname(id), value)).href : value)) as Values;
    for (const name of names) values[name] = module[name];
  }
  return values;
}

/** Whether an import is of our own code, not of a package. */
export const isOwn = (source: string): boolean => source.startsWith('.');

/** Every name in a piece of code, and all that looks like one. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Identifier' && 'name' in node) return [String(node.name)];
  return Object.values(node).flatMap(namesIn);
}
