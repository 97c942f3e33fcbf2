import type { Condition } from '../../../shared/contract/schemas/catalogue.ts';
import type { ProductRecord, SkuRecord } from '../../../server/modules/catalogue/writing/records.ts';
import { DAY_MS } from '../../../server/platform/clock/durations.ts';
import { brandOf, brands, type BrandSeed } from '../outline/brands.ts';
import { textsOf, type Subject } from './compose.ts';
import type { Draft } from './Draft.ts';
import type { Leaf, Make } from '../outline/Leaf.ts';
import { papersOf } from './papers.ts';
import { ModelNames, PartNumbers } from './PartNumbers.ts';
import { picturesOf } from './productPictures.ts';
import { Random } from './Random.ts';
import { joinCatalogue } from './relations.ts';
import { skusOf, spanOf } from './skus.ts';
import { chooseSpecs, specOf, type Chosen, type Figure } from './specs.ts';
import { leafId, leaves } from '../outline/taxonomy.ts';

export const PRODUCT_COUNT = 3_000;
const FIRST_PRODUCT_ID = 1_001;
const WEIGHT: Record<Make, number> = { machine: 34, probe: 62, reusable: 42, part: 42, instrument: 62, disposable: 40 };

interface Place {
  leaf: Leaf;
  /** Its index within the group. */
  turn: number;
}

/**
 * Generates all products, the same in every run. Groups alternate, so that every page of a wide list shows many kinds.
 */
export function generateProducts(): ProductRecord[] {
  const numbers = new PartNumbers();
  const models = new ModelNames();
  const skuIds = { next: 10_001 };
  const drafts = places().map((place, index) => draftOf(place, FIRST_PRODUCT_ID + index, numbers, models, skuIds));
  joinCatalogue(drafts);
  addPictures(drafts);
  return drafts.map((draft) => draft.record);
}

function places(): Place[] {
  const total = leaves.reduce((sum, leaf) => sum + WEIGHT[leaf.make], 0);
  let passed = 0;
  const counts = leaves.map((leaf) => {
    const before = Math.round((passed / total) * PRODUCT_COUNT);
    passed += WEIGHT[leaf.make];
    return { leaf, count: Math.round((passed / total) * PRODUCT_COUNT) - before };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  return Array.from({ length: most }, (_, turn) =>
    counts.filter(({ count }) => turn < count).map(({ leaf }) => ({ leaf, turn })),
  ).flat();
}

function draftOf(
  { leaf, turn }: Place,
  id: number,
  numbers: PartNumbers,
  models: ModelNames,
  skuIds: { next: number },
): Draft {
  const random = new Random(`${leaf.key} ${turn}`);
  const makers = leaf.makers.split(' ');
  const brand = brandOf(makers[turn % makers.length] ?? '');
  const chosen = chooseSpecs(leaf, Math.floor(turn / makers.length) + (turn % makers.length), random);
  const code = numbers.next(brand, leaf, probeFigures(leaf, chosen), random);
  const model = leaf.make === 'machine' ? models.next(brand, random) : code;
  const condition = conditionOf(leaf, random);
  const skus = skusOf({ leaf, chosen, code, condition, productId: id, skuIds, random });
  const figures = [...chosen.figures, ...skus.shared];
  const head =
    skus.span?.[0]?.key === firstKey(leaf)
      ? spanOf(skus.span)
      : (figures.find((figure) => figure.key === firstKey(leaf)) ?? null);
  const subject: Subject = {
    leaf,
    type: chosen.type,
    brand: brand.name,
    model,
    condition,
    figures,
    head: head && isShort(head) ? head : null,
  };
  return {
    leaf,
    brand,
    model,
    type: chosen.type,
    record: recordOf(subject, { id, code, brand, figures, skus: skus.records, random }),
  };
}

const firstKey = (leaf: Leaf): string => leaf.specs[0]?.replace('*', '').split(/[ =]/)[0] ?? '';
const isShort = ({ value }: Figure): boolean => !value.includes(',');

interface Made {
  id: number;
  code: string;
  brand: BrandSeed;
  figures: Figure[];
  skus: SkuRecord[];
  random: Random;
}

function recordOf(subject: Subject, { id, code, brand, figures, skus, random }: Made): ProductRecord {
  const { leaf, condition } = subject;
  return {
    id,
    code,
    condition,
    skus,
    brand_id: brands.indexOf(brand) + 1,
    group_id: leafId(leaf.key),
    ...textsOf(subject),
    specs: figures.map(specOf),
    fits: [],
    accessory_ids: [],
    documents: papersOf(id, leaf.make, figures.length),
    pictures: [],
    warranty_months: warrantyOf(leaf.make, condition),
    origin: random.chance(0.85) ? brand.country : random.pick(['CN', 'MY', 'PL', 'MX']),
    created_at: new Date(Date.UTC(2024, 2, 1) + random.below(940) * DAY_MS).toISOString(),
  };
}

/** Returns a probe's frequencies for its part number, highest first; null for other products. */
function probeFigures(leaf: Leaf, { figures }: Chosen): readonly [string, string] | null {
  if (leaf.make !== 'probe') return null;
  const [low = '', high = ''] = figures.find(({ key }) => key === 'frequency')?.value.split('–') ?? [];
  return [high, low];
}

function conditionOf(leaf: Leaf, random: Random): Condition {
  const isSecondHand =
    leaf.make === 'machine' || leaf.make === 'probe' || leaf.make === 'part' || leaf.price[1] > 2_000;
  if (!isSecondHand || leaf.make === 'disposable' || leaf.make === 'instrument') return 'new';
  const chance = random.next();
  if (chance < 0.62) return 'new';
  return chance < 0.88 ? 'refurbished' : 'used';
}

function warrantyOf(make: Make, condition: Condition): number {
  if (condition === 'used') return 3;
  if (condition === 'refurbished') return make === 'machine' ? 12 : 6;
  return { machine: 24, probe: 18, reusable: 12, part: 12, instrument: 60, disposable: 0 }[make];
}

/** Assigns pictures by name, so that neighbours of one brand in a list look different. */
function addPictures(drafts: Draft[]): void {
  const byMaker = Map.groupBy(drafts, ({ leaf, brand }) => `${leaf.key} ${brand.key}`);
  for (const group of byMaker.values()) {
    const sorted = group.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    sorted.forEach((draft, rank) => {
      draft.record.pictures = picturesOf(draft, rank);
    });
  }
}

const nameOf = ({ record }: Draft): string => record.en_product_name?.toLowerCase() ?? '';
