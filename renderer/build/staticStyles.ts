import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin, type Rolldown } from 'vite';
import { type LaidOver, laidOverIn } from './styleOverrides.ts';
import { styleOrder, type Slot } from './styleOrder.ts';
import { type Source, stylesCall, valueOf } from './readStyles.ts';
import { rulesOf, sheetOf } from './styleSheet.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const JOINED = fileURLToPath(new URL('./joinedClasses.ts', import.meta.url));

/**
 * The store's own styles as a part of the build's one style sheet (decision 029). What a module calls `makeStyles` with
 * is read when the store is built, and of the call only the names of the classes are left, one for each slot.
 */
export function staticStyles(): Plugin {
  const styles = new Map<string, Map<string, Slot>>();
  const styleOverrides = new Map<string, LaidOver>();
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: `${SOURCES}/**/*.{ts,tsx}` }, code: /makeStyles\(|mergeClasses\(|[cC]lassName/ },
      async handler(code, id) {
        const source = { program: parseSync(id, code).program, code, id };
        styleOverrides.set(id, laidOverIn(source));
        const named = await withNames(source, styles);
        return { code: withJoined(named), map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        // The server's bundle has none.
        if (sheet?.type !== 'asset') return;
        expectOneEach([...styles.keys()]);
        const slots = inOrder(this).flatMap((id) => [...(styles.get(id)?.values() ?? [])]);
        expectOrder(styleOrder([...styleOverrides.values()], styles, slots));
        sheet.source = sheetOf(slots.flatMap(({ rules }) => rules)) + String(sheet.source);
      },
    },
  };
}

/** The module with names of classes in place of its styles, which are put with those of the others. */
async function withNames(source: Source, styles: Map<string, Map<string, Slot>>): Promise<string> {
  const { code, id } = source;
  const call = stylesCall(source);
  if (!call) return code;
  const slots = Object.entries(await valueOf(call.slots, source));
  const named = slots.map(([slot, style], index) => ({ slot, style, name: className(id, index) }));
  styles.set(id, new Map(named.map(({ slot, style, name }) => [slot, { style, rules: rulesOf(style, name) }])));
  const names = Object.fromEntries(named.map(({ slot, name }) => [slot, name]));
  const hook = `() => (${JSON.stringify(names)})`;
  return code.slice(0, call.start) + hook + code.slice(call.end);
}

/** Names of classes need nobody to choose among them: the sheet does. */
function withJoined(code: string): string {
  return code.replace(
    /import \{([^}]*)\bmergeClasses\b,?([^}]*)\} from '@fluentui\/react-components';/,
    (_, before, after) =>
      [
        `import { mergeClasses } from ${JSON.stringify(JOINED)};`,
        `import {${before}${after}} from '@fluentui/react-components';`,
      ].join(''),
  );
}

/** Four signs for the module, the rest for the slot: the same in the browser's and in the server's bundle. */
function className(id: string, index: number): string {
  const hash = createHash('sha256').update(relative(SOURCES, id).replaceAll('\\', '/')).digest();
  const letter = (10 + (hash.readUInt8(0) % 26)).toString(36);
  const rest = (hash.readUInt32BE(1) % 36 ** 3).toString(36).padStart(3, '0');
  return letter + rest + (10 + index).toString(36);
}

function expectOneEach(modules: readonly string[]): void {
  const names = Map.groupBy(modules, (id) => className(id, 0));
  const same = [...names.values()].find(({ length }) => length > 1);
  if (same)
    throw new Error(`Their classes would have the same names, one has to be called otherwise: ${same.join(', ')}`);
}

/**
 * All modules, each after those it imports: a class that is handed to a part lies over the part's own. Styles come last
 * of what a module imports, as they are the module's own.
 */
function inOrder(build: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): string[] {
  const met = new Set<string>();
  const ordered: string[] = [];
  const visit = (id: string): void => {
    if (met.has(id)) return;
    met.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    const needed = [...importedIds, ...dynamicallyImportedIds];
    for (const other of needed.filter((one) => !isStyles(one))) visit(other);
    for (const other of needed.filter(isStyles)) visit(other);
    ordered.push(id);
  };
  for (const id of build.getModuleIds()) if (build.getModuleInfo(id)?.isEntry) visit(id);
  return ordered;
}
const isStyles = (id: string): boolean => id.endsWith('.styles.ts');

function expectOrder(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(
      `Of two classes on an element the later in the style sheet wins (docs/decisions/029-styles-written-at-build-time.md). ` +
        `Say these in one place instead of two, write the slots in the order in which they are merged, or let what is to win say so by "&[class]":\n${faults.join('\n')}`,
    );
}
