/** Objects with the same keys; `ends` are the values that most of them have for the last of these keys. */
type Shape = [keys: string[], ends: unknown[]];
/** Data whose keys, and whatever is in it several times, are written once: the value has their places. */
export type PackedJson = [shapes: Shape[], shared: unknown[], value: unknown];

const ARRAY = 0;
const SHARED = 1;
const FIRST_OBJECT = 2;

/**
 * Packs JSON data in which many objects have the same keys, as the products of a list, or are the same, as their brands:
 * half of it would be those. Values at an object's end that most objects of its shape have are left out.
 */
export function packJson(data: unknown): PackedJson {
  const packing = new Packing();
  packing.survey(data);
  const value = packing.pack(data);
  return [
    packing.shapes.map((shape) => [shape.keys, shape.ends().map((end) => packing.pack(end))]),
    packing.shared,
    value,
  ];
}

/** The data that `packJson` packed. */
export function unpackJson([shapes, shared, data]: PackedJson): unknown {
  const unpack = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [kind, ...values] = value as [number, ...unknown[]];
    if (kind === ARRAY) return values.map(unpack);
    if (kind === SHARED) return unpack(shared[values[0] as number]);
    const [keys, ends] = shapes[kind - FIRST_OBJECT]!;
    const defaults = ends.slice(values.length + ends.length - keys.length);
    return Object.fromEntries([...values, ...defaults].map((one, index) => [keys[index], unpack(one)]));
  };
  return unpack(data);
}

/** Keys, and how often each has which simple value. */
class CountedShape {
  readonly keys: string[];
  /** Its place among the shapes of the page. */
  readonly place: number;
  readonly #counts: Map<string, number>[];
  #objects = 0;
  #usual: (string | null)[] | null = null;

  constructor(keys: string[], place: number) {
    this.keys = keys;
    this.place = place;
    this.#counts = keys.map(() => new Map());
  }

  count(values: readonly unknown[]): void {
    this.#objects++;
    values.forEach((value, index) => {
      const text = simpleText(value);
      const counts = this.#counts[index]!;
      if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
    });
  }

  ends(): unknown[] {
    const usual = this.#usualTexts();
    const start = usual.lastIndexOf(null) + 1;
    return usual.slice(start).map((text): unknown => JSON.parse(text!));
  }

  /** Without the values at the end that are the usual ones. */
  withoutEnd(values: readonly unknown[]): readonly unknown[] {
    const usual = this.#usualTexts();
    let end = values.length;
    while (end > 0 && usual[end - 1] !== null && simpleText(values[end - 1]) === usual[end - 1]) end--;
    return values.slice(0, end);
  }

  /** The value that more than half of the objects have; null if there is none. */
  #usualTexts(): (string | null)[] {
    this.#usual ??= this.#counts.map((counts) => {
      const mostFrequent = [...counts].find(([, count]) => count > 1 && count > this.#objects / 2);
      return mostFrequent ? mostFrequent[0] : null;
    });
    return this.#usual;
  }
}

class Packing {
  readonly shared: unknown[] = [];
  readonly #shapes = new Map<string, CountedShape>();
  readonly #places = new Map<string, number>();
  /** How often each object, and each list of numbers, is there. */
  readonly #counts = new Map<string, number>();

  get shapes(): CountedShape[] {
    return [...this.#shapes.values()];
  }

  survey(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const text = textOf(value);
    if (text !== null) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    if (Array.isArray(value)) return value.forEach((one) => this.survey(one));
    const entries = entriesOf(value);
    const values = entries.map(([, one]) => one);
    this.#shapeOf(entries).count(values);
    values.forEach((one) => this.survey(one));
  }

  pack(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const text = textOf(value);
    if (text === null || (this.#counts.get(text) ?? 0) < 2) return this.#packed(value);
    const place = this.#places.get(text) ?? this.shared.push(this.#packed(value)) - 1;
    this.#places.set(text, place);
    return [SHARED, place];
  }

  #packed(value: object): unknown[] {
    if (Array.isArray(value)) return [ARRAY, ...value.map((one) => this.pack(one))];
    const entries = entriesOf(value);
    const shape = this.#shapeOf(entries);
    const values = shape.withoutEnd(entries.map(([, one]) => one));
    return [FIRST_OBJECT + shape.place, ...values.map((one) => this.pack(one))];
  }

  #shapeOf(entries: [string, unknown][]): CountedShape {
    const keys = entries.map(([key]) => key);
    const name = keys.join('\n');
    let shape = this.#shapes.get(name);
    if (!shape) this.#shapes.set(name, (shape = new CountedShape(keys, this.#shapes.size)));
    return shape;
  }
}

/** Skips undefined properties, as JSON does. */
const entriesOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, one]) => one !== undefined);

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** A primitive or a list of numbers as text; null for anything else. */
const simpleText = (value: unknown): string | null =>
  isFlat(value) || isNumbers(value) ? JSON.stringify(value) : null;

/** The JSON of a value that may be shared: a longer list of numbers, or an object without objects in it; else null. */
function textOf(value: object): string | null {
  const mayBe = Array.isArray(value) ? isNumbers(value) && value.length > 2 : Object.values(value).every(isFlat);
  return mayBe ? JSON.stringify(value) : null;
}
