import type { Picture } from '../../../shared/contract/wireTypes.ts';
import { pictureAt } from '../../../server/modules/media/pictureAt.ts';
import type { Draft } from './Draft.ts';

/** Number of looks among a brand's products of one kind. */
export const LOOKS = 8;

const MEASURED = new Set(['mm', 'cm']);
// Lengths that are not a measure of the product itself.
const INNER = new Set([
  'focal_spot',
  'pitch',
  'thickness',
  'channel',
  'depth',
  'light_depth',
  'slide',
  'sid',
  'core',
  'radius',
]);

/** Returns the studio view, a close-up and, if the product has measures, a drawing with them. */
export function picturesOf({ leaf, brand, type, record }: Draft, rank: number): Picture[] {
  const key = `${leaf.key}.${brand.key}.${type}${rank % LOOKS}`;
  const measures = [...record.specs, ...(record.skus[0]?.specs ?? [])]
    .filter(
      ({ key: name, unit, en_value }) =>
        !INNER.has(name) && unit !== undefined && MEASURED.has(unit) && /^[\d.]+$/.test(en_value ?? ''),
    )
    .slice(0, 2)
    .map(({ unit, en_value }) => `${en_value}${unit}`);
  const views = ['', '.close', ...(measures.length > 0 ? [`.dim_${measures.join('_')}`] : [])];
  return views.map((view) => pictureAt(`${key}${view}`));
}
