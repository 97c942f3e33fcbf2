import type { Term } from '../terms/Term.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import type { NameableGroup } from './namedGroups.ts';

/** Met by the products of a group, which have its name. */
export const termOfGroup = ({ en_group_name, group_name }: NameableGroup): Term => ({
  token: { kind: 'word', text: (en_group_name ?? group_name).toLowerCase() },
  alternatives: [],
  names: [phraseLexemes(en_group_name ?? group_name)],
  within: [],
  grams: [],
  isPrefix: false,
  isHead: true,
  isRequired: false,
});
