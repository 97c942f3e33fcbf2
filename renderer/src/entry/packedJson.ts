/** Data whose keys, and whose lists of numbers, are each written once: the value has their places. */
export type PackedJson = [keys: string[][], numbers: number[][], value: unknown];

const ARRAY = 0;
const NUMBERS = 1;
const FIRST_OBJECT = 2;

/**
 * Packs JSON data in which many objects have the same keys, as the products of a list, and many pictures the same
 * widths: half of it would be those.
 */
export function packJson(data: unknown): PackedJson {
  const keys = new Places<string>();
  const numbers = new Places<number>();
  const pack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return isNumbers(value) ? [NUMBERS, numbers.placeOf(value)] : [ARRAY, ...value.map(pack)];
    // As in JSON, a property that is undefined is none.
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return [FIRST_OBJECT + keys.placeOf(entries.map(([key]) => key)), ...entries.map(([, one]) => pack(one))];
  };
  const value = pack(data);
  return [keys.lists, numbers.lists, value];
}

const isNumbers = (value: unknown[]): value is number[] =>
  value.length > 0 && value.every((one) => typeof one === 'number');

/** Lists, each once. */
class Places<T extends string | number> {
  readonly lists: T[][] = [];
  readonly #places = new Map<string, number>();

  placeOf(list: T[]): number {
    const name = list.join('\n');
    const place = this.#places.get(name) ?? this.lists.push(list) - 1;
    this.#places.set(name, place);
    return place;
  }
}

/** The data that `packJson` packed. */
export function unpackJson([keys, numbers, data]: PackedJson): unknown {
  const unpack = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [kind, ...values] = value as [number, ...unknown[]];
    if (kind === ARRAY) return values.map(unpack);
    if (kind === NUMBERS) return numbers[values[0] as number];
    return Object.fromEntries(keys[kind - FIRST_OBJECT]!.map((key, at) => [key, unpack(values[at])]));
  };
  return unpack(data);
}
