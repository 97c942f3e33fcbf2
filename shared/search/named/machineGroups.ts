import common from '../thesaurus/common.json' with { type: 'json' };
import { isPartWord } from '../words/anyPart.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import { tokenise } from '../words/tokens.ts';
import { kindsIn, type NameableGroup } from './namedGroups.ts';

const MACHINES = new Set(common.machines.flatMap(phraseLexemes));

/** True of groups whose English names end with a word for a machine: "Patient Monitors", and not "Monitor Batteries". */
export const areMachines = (ids: readonly number[], groups: readonly NameableGroup[]): boolean =>
  groups
    .filter(({ id }) => ids.includes(id))
    .every(({ en_group_name = '' }) => MACHINES.has(phraseLexemes(en_group_name).at(-1) ?? ''));

/**
 * The groups of parts for what these groups are of, in two lists, the likelier first: of those below the same group of the
 * first level that are no machines the ones that are called so ("Ultrasound Accessories"), and the others.
 */
export function partGroupsFor(ids: readonly number[], groups: readonly NameableGroup[]): number[][] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const pathOf = (id: number): NameableGroup[] => {
    const group = byId.get(id)!;
    return group.parent_id === null ? [group] : [group, ...pathOf(group.parent_id)];
  };
  const roots = new Set(ids.map((id) => pathOf(id).at(-1)));
  const beside = [...kindsIn(groups).leaves].filter((id) => roots.has(pathOf(id).at(-1)) && !areMachines([id], groups));
  const called = beside.filter((id) => pathOf(id).some(isOfParts));
  return [called, beside.filter((id) => !called.includes(id) && !ids.includes(id))];
}

const isOfParts = ({ en_group_name = '' }: NameableGroup): boolean => tokenise(en_group_name).some(isPartWord);
