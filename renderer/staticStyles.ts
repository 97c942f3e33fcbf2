import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin, type Rolldown } from 'vite';
import { contestedBy, mergedIn, type Slot } from './laidOver.ts';
import { type Source, stylesCall, valueOf } from './readStyles.ts';
import { type Rule, rulesOf, sheetOf } from './styleSheet.ts';

/** By slot, in the order in which a module names them. */
type ModuleStyles = Map<string, Rule[]>;

const SOURCES = fileURLToPath(new URL('./src', import.meta.url));

/**
 * The store's own styles as a part of the build's one style sheet (decision 029). What a module calls `makeStyles` with
 * is read when the store is built, and of the call only the names of the classes are left, one for each slot.
 */
export function staticStyles(): Plugin {
  const styles = new Map<string, ModuleStyles>();
  const merged = new Map<string, Slot[][]>();
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: `${SOURCES}/**/*.{ts,tsx}` }, code: /makeStyles\(|mergeClasses\(/ },
      async handler(code, id) {
        const source = { program: parseSync(id, code).program, code, id };
        merged.set(id, mergedIn(source));
        return withNames(source, styles);
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
        for (const lists of merged.values()) for (const list of lists) expectOrder(list, slots, styles);
        sheet.source = sheetOf(slots.flat()) + String(sheet.source);
      },
    },
  };
}

/** The module with names of classes in place of its styles, which are put with those of the others. */
async function withNames(source: Source, styles: Map<string, ModuleStyles>) {
  const { program, code, id } = source;
  const call = stylesCall(program);
  if (!call) return null;
  const slots = Object.entries(await valueOf(call.slots, source));
  const named = slots.map(([slot, style], index) => ({ slot, style, name: className(id, index) }));
  styles.set(id, new Map(named.map(({ slot, style, name }) => [slot, rulesOf(style, name)])));
  const names = Object.fromEntries(named.map(({ slot, name }) => [slot, name]));
  const hook = `() => (${JSON.stringify(names)})`;
  return { code: code.slice(0, call.start) + hook + code.slice(call.end), map: null };
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

/** At run time the later of two wins, wherever it is written; in a sheet it has to stand later. */
function expectOrder(
  slots: readonly Slot[],
  ordered: readonly Rule[][],
  styles: ReadonlyMap<string, ModuleStyles>,
): void {
  const merged = slots.map((slot) => ({ slot, rules: styles.get(slot.module)?.get(slot.name) ?? [] }));
  for (const [at, over] of merged.entries()) {
    for (const under of merged.slice(0, at)) {
      if (ordered.indexOf(under.rules) < ordered.indexOf(over.rules)) continue;
      const contested = contestedBy(under.rules, over.rules);
      if (contested.length === 0) continue;
      throw new Error(
        `"${over.slot.name}" of ${over.slot.module} lies over "${under.slot.name}" of ${under.slot.module}, but does not stand after it: ${contested.join(', ')}.`,
      );
    }
  }
}
