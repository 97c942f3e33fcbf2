import type { SearchEngine } from '../SearchEngine.ts';
import { isConsumableWord } from '../words/anyPart.ts';
import { tokenise } from '../words/tokens.ts';
import { kindsIn, type NameableGroup } from './namedGroups.ts';
import { termOfGroup } from './termOfGroup.ts';

/** The most groups of consumables whose products are searched for the machines' names. */
const ASKED_MAX = 40;

/**
 * The groups of consumables for some machines: the fitting ones; else those with products whose texts name
 * the machines' field, as gel names ultrasound. All fitting parts if the catalogue has no such group.
 */
export async function consumablesFor(
  engine: SearchEngine,
  machines: readonly number[],
  fitting: readonly number[],
): Promise<number[]> {
  const groups = await engine.groups();
  const byId = new Map(groups.map((group) => [group.id, group]));
  const pathOf = (id: number): NameableGroup[] => {
    const group = byId.get(id)!;
    return group.parent_id === null ? [group] : [group, ...pathOf(group.parent_id)];
  };
  const leaves = [...kindsIn(groups).leaves].filter((id) => pathOf(id).some(isOfConsumables));
  const own = fitting.filter((id) => leaves.includes(id));
  if (own.length > 0) return own;
  const kinds = [...new Set(machines.map((id) => pathOf(id).at(-1)!))];
  const used: number[] = [];
  for (const id of leaves.slice(0, ASKED_MAX))
    for (const kind of kinds)
      if (!used.includes(id) && (await engine.isFound([termOfGroup(kind)], { groups: [id] }))) used.push(id);
  return used.length > 0 ? used : [...fitting];
}

const isOfConsumables = ({ en_group_name, group_name }: NameableGroup): boolean =>
  tokenise(en_group_name ?? group_name).some(isConsumableWord);
