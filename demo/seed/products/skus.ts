import type { Condition } from '../../../shared/contract/schemas/catalogue.ts';
import type { SkuRecord } from '../../../server/modules/catalogue/writing/records.ts';
import { colonIn, fieldOf } from './compose.ts';
import type { Leaf } from '../outline/Leaf.ts';
import type { Random } from './Random.ts';
import { amount, labelIn, midSentence, specOf, type Chosen, type Figure } from './specs.ts';

interface Order {
  leaf: Leaf;
  chosen: Chosen;
  code: string;
  condition: Condition;
  productId: number;
  skuIds: { next: number };
  random: Random;
}

export interface Skus {
  records: SkuRecord[];
  /** Figures that all variants share. */
  shared: Figure[];
  /** The figures that distinguish the variants, in order; null for a single variant. */
  span: Figure[] | null;
}

const ONE_VARIANT = 0.2;
const UNPRICED = { machine: 0.16, other: 0.05 };

/** Builds the variants of a product, which differ along one axis. */
export function skusOf(order: Order): Skus {
  const { chosen, random } = order;
  const axes = chosen.axes.map((line) => line.choices.flatMap((choice) => choice.slice(0, 1)));
  const open =
    axes.length === 0 || random.chance(ONE_VARIANT) || order.condition === 'used' ? -1 : random.below(axes.length);
  const shared = axes.filter((_, index) => index !== open).map((values) => random.pick(values));
  const span = open < 0 ? null : runOf(axes[open] ?? [], random);
  const isPriced = !random.chance(order.leaf.make === 'machine' ? UNPRICED.machine : UNPRICED.other);
  const base = basePrice(order);
  const figures = span ?? [null];
  return { shared, span, records: figures.map((figure) => skuOf(order, figure, shared, isPriced ? base : null)) };
}

function runOf(values: readonly Figure[], random: Random): Figure[] {
  const length = Math.min(values.length, random.between(2, 4));
  const start = random.below(values.length - length + 1);
  return values.slice(start, start + length);
}

/** Returns the variants' figures as a range from first to last. */
export function spanOf(span: readonly Figure[]): Figure | null {
  const [first] = span;
  const last = span.at(-1);
  if (!first || !last || !/^[\d.]+$/.test(first.value)) return null;
  return { ...first, value: `${first.value}–${last.value}` };
}

function skuOf(order: Order, figure: Figure | null, shared: readonly Figure[], base: number | null): SkuRecord {
  const { code, random, skuIds, leaf, condition } = order;
  const id = skuIds.next++;
  const pack = figure?.key === 'pack_size' ? figure : shared.find(({ key }) => key === 'pack_size');
  const stock = stockOf(order);
  return {
    id,
    code: figure ? `${code}-${suffixOf(figure)}` : code,
    ...fieldOf('sku_name', (language) =>
      figure ? `${labelIn(figure.key, language)}${colonIn(language)}${midSentence(amount(figure, language))}` : '',
    ),
    specs: figure ? [specOf(figure)] : [],
    gtin: condition === 'new' ? gtinOf(id) : null,
    pack_size: pack ? Number(pack.value) : 1,
    stock,
    delivery_days:
      stock > 0
        ? random.between(1, 5)
        : random.between(leaf.make === 'machine' ? 14 : 7, leaf.make === 'machine' ? 40 : 21),
    market_price: base === null ? null : priceOf(order, base, pack, figure),
  };
}

function suffixOf({ key, value }: Figure): string {
  const plain = value
    .replace(/[–/]/g, 'T')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  if (key === 'pack_size') return `P${plain}`;
  return plain.length > 6 ? plain.replace(/[AEIOU]/g, '').slice(0, 6) : plain;
}

function stockOf({ leaf, condition, random }: Order): number {
  if (random.chance(0.14)) return 0;
  if (condition !== 'new') return random.between(1, 4);
  if (leaf.make === 'disposable') return random.between(40, 900);
  return random.between(2, leaf.make === 'machine' ? 14 : 60);
}

/** Returns the price of the smallest pack in dollars. */
function basePrice({ leaf, chosen, condition, random }: Order): number {
  const [low, high] = leaf.price;
  const packs = chosen.axes.some((line) => line.choices[0]?.[0]?.key === 'pack_size');
  const share = packs
    ? 0.05 + 0.2 * chosen.rank + 0.12 * random.next()
    : 0.08 + 0.6 * chosen.rank + 0.3 * random.next();
  const worn = { new: 1, refurbished: 0.58, used: 0.36 }[condition];
  return low * (high / low) ** share * worn;
}

function priceOf({ chosen }: Order, base: number, pack: Figure | undefined, figure: Figure | null): number {
  const line = chosen.axes.find(({ choices }) => choices[0]?.[0]?.key === 'pack_size');
  const smallest = Number(line?.choices[0]?.[0]?.value ?? 1);
  const packs = pack ? (Number(pack.value) / smallest) ** 0.82 : 1;
  const longer =
    figure && figure !== pack ? 1 + 0.015 * (Number.parseFloat(figure.value) || figure.value.length) ** 0.5 : 1;
  const dollars = base * packs * longer;
  return dollars > 400 ? Math.round(dollars / 5) * 500 : Math.round(dollars * 20) * 5;
}

/** Returns an EAN-13 in the range reserved for internal use. */
function gtinOf(id: number): string {
  const body = `200${String(id).padStart(9, '0')}`;
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
