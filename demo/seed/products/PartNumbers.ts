import type { BrandSeed } from '../outline/brands.ts';
import type { Leaf } from '../outline/Leaf.ts';
import type { Random } from './Random.ts';

// Without I and O, which look like 1 and 0 on a label.
const LETTERS = 'ABCDEFGHKLMNPRSTUVWX';

/** Generates unique part numbers in each brand's grammar. */
export class PartNumbers {
  readonly #taken = new Set<string>();

  next(brand: BrandSeed, leaf: Leaf, figures: readonly [high: string, low: string] | null, random: Random): string {
    for (;;) {
      const code = write(brand.grammar, leaf.code, figures, random);
      const compared = code.replace(/[^A-Z0-9]/g, '');
      if (this.#taken.has(compared)) continue;
      this.#taken.add(compared);
      return code;
    }
  }
}

function write(grammar: string, kind: string, figures: readonly [string, string] | null, random: Random): string {
  // A grammar with frequencies soon runs out of letters, so a second one distinguishes models.
  const pattern = figures && grammar === 'kh-la' && random.chance(0.4) ? 'kh-laa' : grammar;
  return Array.from(withoutFigures(pattern, figures === null), (mark) => {
    if (mark === 'k') return kind;
    if (mark === 'h') return figures?.[0] ?? '';
    if (mark === 'l') return figures?.[1] ?? '';
    if (mark === '9') return String(random.between(0, 9));
    return mark === 'a' ? random.pick(Array.from(LETTERS)) : mark;
  }).join('');
}

// Products other than probes get plain digits in place of a frequency.
function withoutFigures(grammar: string, plain: boolean): string {
  if (!plain) return grammar;
  return grammar.replace(/[hl]/g, '9');
}

const MODEL_MARKS = ['', ' Pro', ' Plus', ' S', ' X', ' Neo'] as const;

/** Generates unique names of equipment: a series, a figure, sometimes a mark. */
export class ModelNames {
  readonly #taken = new Set<string>();

  next(brand: BrandSeed, random: Random): string {
    for (;;) {
      const model = `${random.pick(brand.series)} ${random.between(2, 19) * 5}${random.pick(MODEL_MARKS)}`;
      const full = `${brand.key} ${model}`;
      if (this.#taken.has(full)) continue;
      this.#taken.add(full);
      return model;
    }
  }
}
