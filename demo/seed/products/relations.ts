import type { FitRecord } from '../../../server/modules/catalogue/writing/records.ts';
import type { Draft } from './Draft.ts';
import { Random } from './Random.ts';

const FITS_MAX = 6;
const ACCESSORIES_MAX = 8;

/** Links parts to the equipment that they fit, and products to their accessories. */
export function joinCatalogue(drafts: Draft[]): void {
  const byLeaf = Map.groupBy(drafts, (draft) => draft.leaf.key);
  const parts = new Map<number, number[]>();
  for (const draft of drafts) {
    const machines = machinesFor(draft, byLeaf);
    draft.record.fits = [...machines.map(fitOf), ...olderModel(draft, machines)];
    for (const { record } of machines) parts.set(record.id, [...(parts.get(record.id) ?? []), draft.record.id]);
  }
  for (const draft of drafts) {
    const own = parts.get(draft.record.id) ?? [];
    const others = companionsOf(draft, byLeaf);
    draft.record.accessory_ids = [...new Set([...own.slice(0, ACCESSORIES_MAX - 3), ...others])].slice(
      0,
      ACCESSORIES_MAX,
    );
  }
}

/**
 * Returns the equipment that a part fits: its own brand's; a brand without equipment makes parts for one or two others.
 */
function machinesFor({ leaf, brand, record }: Draft, byLeaf: Map<string, Draft[]>): Draft[] {
  const random = new Random(`fits ${record.id}`);
  const machines = (leaf.fits ?? []).flatMap((key) => byLeaf.get(key) ?? []);
  if (machines.length === 0) return [];
  const own = machines.filter((machine) => machine.brand === brand);
  const sameBrand = own.length > 0 ? own : machines.filter((machine) => machine.brand === random.pick(machines).brand);
  const pool = sameBrand.length > 0 ? sameBrand : machines;
  const start = random.below(pool.length);
  const count = Math.min(pool.length, random.between(2, FITS_MAX));
  return Array.from({ length: count }, (_, index) => pool[(start + index) % pool.length]).filter(
    (machine) => machine !== undefined,
  );
}

const fitOf = ({ brand, model, record }: Draft): FitRecord => ({
  brand_name: brand.name,
  model,
  product_id: record.id,
});

/** Returns discontinued equipment that is still in use. */
function olderModel({ record }: Draft, machines: Draft[]): FitRecord[] {
  const random = new Random(`older ${record.id}`);
  const [machine] = machines;
  if (!machine || random.chance(0.4)) return [];
  return [
    {
      brand_name: machine.brand.name,
      model: `${random.pick(machine.brand.series)} ${random.between(11, 49) * 10 + 4}`,
    },
  ];
}

function companionsOf({ leaf, brand, record }: Draft, byLeaf: Map<string, Draft[]>): number[] {
  const random = new Random(`with ${record.id}`);
  return (leaf.companions ?? []).flatMap((key) => {
    const all = byLeaf.get(key) ?? [];
    const own = all.filter((draft) => draft.brand === brand);
    const pool = own.length > 0 ? own : all;
    return pool.length > 0 ? [random.pick(pool).record.id] : [];
  });
}
