import type { BrandSeed } from '../outline/brands.ts';
import type { Leaf } from '../outline/Leaf.ts';
import type { Random } from './Random.ts';

// I and O are left out: on a label they read as 1 and 0.
const LETTERS = 'ABCDEFGHKLMNPRSTUVWX';

/** Part numbers in each brand's own grammar, none of them twice. */
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
  // A brand that writes the frequency into its probes soon runs out of letters: a second one tells models apart.
  const pattern = figures && grammar === 'kh-la' && random.chance(0.4) ? 'kh-laa' : grammar;
  return Array.from(withoutFigures(pattern, figures === null), (mark) => {
    if (mark === 'k') return kind;
    if (mark === 'h') return figures?.[0] ?? '';
    if (mark === 'l') return figures?.[1] ?? '';
    if (mark === '9') return String(random.between(0, 9));
    return mark === 'a' ? random.pick(Array.from(LETTERS)) : mark;
  }).join('');
}

// What is no probe has plain digits where a probe has its frequency.
function withoutFigures(grammar: string, plain: boolean): string {
  if (!plain) return grammar;
  return grammar.replace(/[hl]/g, '9');
}

const MODEL_MARKS = ['', ' Pro', ' Plus', ' S', ' X', ' Neo'] as const;

/** What machines are called: a series, a figure, sometimes a mark; none twice. */
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
