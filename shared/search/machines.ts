import { removeInvisible } from '../catalogue/partNumberKey.ts';

/** Which machines the parts of a catalogue fit. */
export interface MachineIndex {
  /** Those of the models, in small letters, that some part fits. */
  machines(models: readonly string[]): Promise<string[]>;
}

const MODEL_WORDS_MAX = 4;
const WORDS_MAX = 12;

/** The model of the machine that a text names: of several the one with most of its words. */
export async function machineNamed(index: MachineIndex, typed: string): Promise<string | null> {
  const words = removeInvisible(typed)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;()]+/)
    .slice(0, WORDS_MAX);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MODEL_WORDS_MAX }, (__, more) => words.slice(from, from + more + 1)),
  );
  const models = new Set(runs.filter(mayBeModel).map((run) => run.join(' ')));
  if (models.size === 0) return null;
  const known = await index.machines([...models]);
  return known.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0] ?? null;
}

/** Digits are part of a model; alone they are not one. */
const mayBeModel = (run: readonly string[]): boolean =>
  run.some((word) => /\p{N}/u.test(word)) && run.some((word) => /\p{L}/u.test(word));
