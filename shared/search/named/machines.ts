import { removeInvisible } from '../../text/removeInvisible.ts';
import { transliterations } from '../slips/otherLetters.ts';

/** Which machines the parts of a catalogue fit. */
export interface MachineIndex {
  /** Those of the models, in small letters, that some part fits. */
  machines(models: readonly string[]): Promise<string[]>;
  /** The first machines by model, that some part fits, whose model begins so. */
  machinesFrom(beginnings: readonly string[], limit: number): Promise<Machine[]>;
}

/** A machine, as suggestions name it. */
export interface Machine {
  brand_name: string;
  model: string;
}

/** The first machines of a list whose model begins so; the list is sorted by model in small letters. */
export function machinesBeginning(
  machines: readonly Machine[],
  beginnings: readonly string[],
  limit: number,
): Machine[] {
  const isMeant = ({ model }: Machine): boolean => beginnings.some((start) => model.toLowerCase().startsWith(start));
  return beginnings.length === 0 ? [] : machines.filter(isMeant).slice(0, limit);
}

/** Returns the models (lower case) that the machines include. */
export function machinesOf(machines: readonly Machine[], models: readonly string[]): string[] {
  const requested = new Set(models);
  return [...new Set(machines.map(({ model }) => model.toLowerCase()))].filter((model) => requested.has(model));
}

export const SUGGESTED_MACHINES_MAX = 3;
const BEGINNING_MIN = 2;

/** The possible beginnings of a model at the end of a text that is being typed: its last one to four words, longest first. */
export function modelBeginnings(typed: string): string[] {
  const words = wordsOf(typed);
  const splitWords = words.flatMap((word) => (GLUED.test(word) ? word.split(BORDER) : [word]));
  return [...new Set([words, splitWords].flatMap(endsOf))].filter((run) => run.length >= BEGINNING_MIN);
}

/** The last words together, the longest run first. */
const endsOf = (words: readonly string[]): string[] =>
  Array.from({ length: Math.min(MODEL_WORDS_MAX, words.length) }, (_, index) =>
    words.slice(-1 - index).join(' '),
  ).toReversed();

const MODEL_WORDS_MAX = 4;
const WORDS_MAX = 12;

/** The model of the machine that a text names: of several the one with most of its words. */
export async function machineNamed(index: MachineIndex, typed: string): Promise<string | null> {
  const words = wordsOf(typed).slice(0, WORDS_MAX);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MODEL_WORDS_MAX }, (__, more) => words.slice(from, from + more + 1)),
  );
  const models = new Set(runs.filter(mayBeModel).map((run) => run.join(' ')));
  if (models.size === 0) return null;
  const foundMachines = await index.machines([...models]);
  return foundMachines.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0] ?? null;
}

/** A piece of a model that is written without the blank before or after its number: "lyra80", "lyra-80", "20x". */
const GLUED = /^(?:\p{L}{3,}-?\d{1,4}-?\p{L}{0,4}|\d{1,4}-?\p{L}{1,4})$/u;
const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
/** A model is written with a sign where the catalogue has a word: "10+". */
const PLUS = /(?<=\p{N})\+(?=$|\s)/gu;
/** Chinese follows a model without a blank. */
const HAN_BORDER =
  /(?<=\p{Script=Han})(?=[[\p{L}\p{N}]--\p{Script=Han}])|(?<=[[\p{L}\p{N}]--\p{Script=Han}])(?=\p{Script=Han})/gv;
const BORDER = /(?<=\p{L})-?(?=\d)|(?<=\d)-?(?=\p{L})/gu;

/** The text with blanks in the model of a machine that the catalogue writes so: "lyra80 convex" is "lyra 80 convex". */
export async function withModelApart(index: MachineIndex, asTyped: string): Promise<string> {
  const typed = await inLatin(index, asTyped.replaceAll(PLUS, ' plus').replaceAll(HAN_BORDER, ' '));
  const words = typed.split(/\s+/);
  if (typed === asTyped && !words.some((word) => GLUED.test(word))) return typed;
  const model = await machineNamed(
    index,
    words.map((word) => (GLUED.test(word) ? word.replaceAll(BORDER, ' ') : word)).join(' '),
  );
  if (model === null) return asTyped;
  const joinedModel = model
    .split(' ')
    .map(escaped)
    .join(String.raw`[\s\-]*`);
  return typed.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${joinedModel}(?![\p{L}\p{N}])`, 'iu'), model);
}

const CYRILLIC_WORD = /\p{Script=Cyrillic}+/gu;
const PLUS_WORD = /^плюс$/iu;
/** The most transliterations of a word that are tried. */
const WAYS_MAX = 4;

/** The text with the model of a machine in Latin letters, where it is written in Cyrillic ones: "Меридиан 35 про". */
async function inLatin(index: MachineIndex, typed: string): Promise<string> {
  const words = wordsOf(typed).slice(0, WORDS_MAX);
  if (!words.some((word) => /\p{N}/u.test(word)) || !words.some((word) => word.search(CYRILLIC_WORD) === 0))
    return typed;
  const spellings = words.map((word) => (word.search(CYRILLIC_WORD) < 0 ? [word] : latinSpellings(word)));
  const runs = spellings.flatMap((_, from) =>
    Array.from({ length: MODEL_WORDS_MAX }, (__, more) => ({ from, to: from + more + 1 })).filter(
      ({ to }) => to <= words.length && mayBeModel(words.slice(from, to)),
    ),
  );
  const models = new Map(
    runs.flatMap(({ from, to }) =>
      spellings
        .slice(from, to)
        .reduce<string[]>((all, each) => all.flatMap((start) => each.map((way) => `${start} ${way}`.trim())), [''])
        .map((model) => [model, words.slice(from, to)] as const),
    ),
  );
  const longestFirst = (await index.machines([...models.keys()])).toSorted((one, other) => other.length - one.length);
  const [model] = longestFirst;
  if (model === undefined) return typed;
  const cyrillicModel = models
    .get(model)!
    .map(escaped)
    .join(String.raw`\s+`);
  return typed.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${cyrillicModel}(?![\p{L}\p{N}])`, 'iu'), model);
}

function latinSpellings(word: string): string[] {
  if (PLUS_WORD.test(word)) return ['plus'];
  const spellings = transliterations(word)
    .slice(0, WAYS_MAX)
    .map((way) => way.toLowerCase());
  // "Лира" is Lyra.
  return [...new Set([...spellings, ...spellings.map((way) => way.replaceAll('i', 'y'))])];
}

const wordsOf = (typed: string): string[] =>
  removeInvisible(typed)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;()]+/)
    .filter((word) => word !== '');

/** Digits are part of a model; alone they are not one. */
const mayBeModel = (run: readonly string[]): boolean =>
  run.some((word) => /\p{N}/u.test(word)) && run.some((word) => /\p{L}/u.test(word));
