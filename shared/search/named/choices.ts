import { parseQuery } from '../parseQuery.ts';
import type { SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { withoutAsking } from '../words/query/withoutAsking.ts';
import { groupsNamed, type NameableGroup, onlyGroupWith } from './namedGroups.ts';

/** A kind of a thing, of several that a query asks for, and the groups that it is in. */
export interface Choice {
  terms: Term[];
  groups: number[];
}

const CHOICES_MAX = 3;
const OR =
  /\s+(?:vs\.?|versus|or|o|u|или|либо|против|contra|frente a)\s+|(?<=\p{Script=Han})\s*(?:还是|或者|或|对比)\s*(?=\p{Script=Han})/iu;

/**
 * The kinds of one thing that a text names with an "or" or a "vs" between them, "LED vs xenon light source": of each the ways
 * to read it, with the thing that it is of. None for any other text.
 */
export function choicesIn(typed: string, groups: readonly NameableGroup[]): Choice[][] {
  if (/["“«„]/u.test(typed)) return [];
  const texts = withoutAsking(typed)
    .split(OR)
    .filter((text) => text.trim() !== '');
  if (texts.length < 2 || texts.length > CHOICES_MAX) return [];
  const pieces = texts.map((text) => pieceOf(text, groups));
  const whole = pieces.find(({ isNamed }) => isNamed) ?? pieces.find(({ of }) => of.length > 0);
  if (!whole || pieces.some(({ terms }) => terms.length === 0)) return [];
  const isOther = ({ of }: Piece): boolean => of.some((id) => !whole.of.includes(id));
  if (pieces.some((piece) => piece.isNamed && isOther(piece))) return [];
  const thing = whole.terms.filter((term) => groupsNamed([term], groups).some((id) => whole.of.includes(id)));
  return pieces.map((piece) =>
    piece.of.length > 0 && !isOther(piece)
      ? [{ terms: piece.terms, groups: whole.of }]
      : [
          { terms: [...piece.terms, ...thing], groups: whole.of },
          ...withNoun(piece, whole, groups),
          { terms: piece.terms, groups: whole.of },
        ],
  );
}

interface Piece {
  text: string;
  terms: Term[];
  /** The groups that it is of. */
  of: number[];
  /** It names them by a whole name. */
  isNamed: boolean;
}

function pieceOf(text: string, groups: readonly NameableGroup[]): Piece {
  const terms = parseQuery(text).terms.filter(({ state }) => state === undefined);
  const groupIds = groupsNamed(terms, groups);
  const isNamed = groupIds.length > 0;
  return { text, terms, of: isNamed ? groupIds : onlyGroupWith(terms, groups), isNamed };
}

/**
 * Adds the noun to the second choice: "syringe pump or infusion" asks for an infusion pump. The noun is the last word of
 * the first choice; in Spanish it is the first word.
 */
function withNoun({ text }: Piece, whole: Piece, groups: readonly NameableGroup[]): Choice[] {
  const words = whole.text.trim().split(/\s+/u);
  return [`${text} ${words.at(-1)!}`, `${words[0]!} ${text}`]
    .map((each) => pieceOf(each, groups))
    .filter(({ isNamed }) => isNamed)
    .map(({ terms, of }) => ({ terms, groups: of }));
}

/** The words that tell apart two kinds in one group. Undefined if each thing has groups of its own. */
export function kindsOf({ terms, things }: Pick<SearchHits, 'terms' | 'things'>): Term[][] | undefined {
  const groups = things.flat();
  return new Set(groups).size < groups.length ? terms[0]?.anyOf?.map((words) => [...words]) : undefined;
}
