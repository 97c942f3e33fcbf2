import { type DecimalSign, type FileSign } from '../rows/values/amounts.ts';
import { decimalSignOf } from '../rows/values/priceUnit.ts';
import { isFile } from './openSource.ts';
import { UnreadableFile } from './readLines.ts';
import type { ReadRows } from './readRows.ts';

/** The share of groups with a slash from which it is taken for a separator rather than a part of names. */
const SEPARATED = 1 / 3;

/**
 * Detects what only the whole file tells: the decimal sign of its prices, that of most conclusive ones, the first in a
 * tie. Throws an UnreadableFile if groups have a sign between their levels that has to be named first. A pipe cannot be
 * read twice: its first conclusive price decides for the following rows.
 */
export async function surveyFile(
  path: string,
  read: ReadRows,
  { currency, asksForSeparator, stop }: { currency: string; asksForSeparator: boolean; stop: AbortSignal | undefined },
): Promise<FileSign> {
  const signs = new Map<DecimalSign, number>();
  const groups = new Groups();
  try {
    for await (const row of (await isFile(path)) ? read() : []) {
      stop?.throwIfAborted();
      if (!('fields' in row)) continue;
      const sign = decimalSignOf(row.fields['price'], currency);
      if (sign !== null) signs.set(sign, (signs.get(sign) ?? 0) + 1);
      groups.add(row.fields['group'] ?? '');
    }
  } catch (error) {
    // Rows above the fault may be imported; the import itself reports the fault.
    if (!(error instanceof UnreadableFile)) throw error;
  }
  if (asksForSeparator) groups.check();
  const [most] = [...signs].toSorted(([, one], [, other]) => other - one);
  return { sign: most?.[0] ?? null, isMixed: signs.size > 1 };
}

/** The groups of a file: which signs stand in them. */
class Groups {
  #rows = 0;
  #withArrow = 0;
  #numbers = 0;
  #number = '';
  readonly #with = new Map<string, { rows: number; example: string }>();

  add(group: string): void {
    if (group === '') return;
    this.#rows += 1;
    if (/[>»›→]|&gt;/.test(group)) this.#withArrow += 1;
    if (/^[\d,;| ]+$/.test(group)) {
      this.#numbers += 1;
      this.#number = group;
    }
    for (const sign of ['|', '\\', '/'])
      if (group.includes(sign)) this.#with.set(sign, { rows: (this.#with.get(sign)?.rows ?? 0) + 1, example: group });
  }

  /** Throws an UnreadableFile that asks whether a sign separates levels. */
  check(): void {
    if (this.#numbers > this.#rows / 2)
      throw new UnreadableFile(
        `groups such as "${this.#number}" are numbers of another shop's categories. Write their names into the file, or leave the column aside with --map and name one group for all rows with --group="…"`,
      );
    if (this.#withArrow > 0) return;
    for (const [sign, { rows, example }] of this.#with)
      if (rows > this.#rows * SEPARATED)
        throw new UnreadableFile(
          `groups such as "${example}" have ${sign} in them. If it stands between the levels of a group, say --group-separator="${sign}"; if it belongs to the name, --group-separator=none`,
        );
  }
}
