import type { Picture } from '../../../../shared/contract/wireTypes.ts';

/**
 * The picture of a product that has none: of its group, or of the nearest group above it. `path` has its groups from the
 * root down. A group of the first level holds many kinds of goods, so its picture would show something else than the product.
 */
export const groupPicture = (path: readonly { picture: Picture | null }[]): Picture | null =>
  path.slice(path.length > 1 ? 1 : 0).findLast(({ picture }) => picture !== null)?.picture ?? null;
